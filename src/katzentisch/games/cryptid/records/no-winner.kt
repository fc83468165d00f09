katzentisch 1 sealed
game cryptid/1
players Anna, Ben, Cleo
options mode=normal answers=by-hand card=none starter=0 difficulty=any share=auto
map: 21B4364A79863A2506
clues: within2_cougar on_water_or_swamp within3_blue
hint: no_within1
0 cube F4
1 cube B1
2 cube D5
0 cube F3
1 cube I6
2 cube A3
0 ask 1 at A1
1 answer cube
0 cube C1
1 ask 0 at D1
0 answer cube
1 cube E1
2 ask 0 at F1
0 answer cube
2 cube G1
0 ask 1 at H1
1 answer cube
0 cube I1
1 ask 0 at J1
0 answer cube
1 cube K1
2 ask 0 at L1
0 answer cube
2 cube A2
0 ask 1 at B2
1 answer cube
0 cube C2
1 ask 0 at D2
0 answer cube
1 cube E2
2 ask 0 at F2
0 answer cube
2 cube G2
0 ask 1 at H2
1 answer cube
0 cube I2
1 ask 0 at J2
0 answer cube
1 cube K2
2 ask 0 at L2
0 answer cube
2 cube B3
0 ask 1 at C3
1 answer cube
0 cube D3
1 ask 0 at E3
0 answer cube
1 cube G3
2 ask 0 at H3
0 answer cube
2 cube I3
0 ask 1 at J3
1 answer cube
0 cube K3
1 ask 0 at L3
0 answer cube
1 cube A4
2 ask 0 at B4
0 answer cube
2 cube C4
0 ask 1 at D4
1 answer cube
0 cube E4
1 ask 0 at G4
0 answer cube
1 cube H4
2 ask 0 at I4
0 answer cube
2 cube J4
0 ask 1 at K4
1 answer cube
0 cube L4
1 ask 0 at A5
0 answer cube
1 cube B5
2 ask 0 at C5
0 answer cube
2 cube E5
0 ask 1 at F5
1 answer cube
0 cube G5
1 ask 0 at H5
0 answer cube
1 cube I5
2 ask 0 at J5
0 answer cube
2 cube K5
0 ask 1 at L5
1 answer cube
0 cube A6
1 ask 0 at B6
0 answer cube
1 cube C6
2 ask 0 at D6
0 answer cube
2 cube E6
0 ask 1 at F6
1 answer cube
0 cube G6
1 ask 0 at H6
0 answer cube
1 cube J6
2 ask 0 at K6
0 answer cube
2 cube L6
0 ask 1 at A7
1 answer cube
0 cube B7
1 ask 0 at C7
0 answer cube
1 cube D7
2 ask 0 at E7
0 answer cube
2 cube F7
0 ask 1 at G7
1 answer cube
0 cube H7
1 ask 0 at I7
0 answer cube
1 cube J7
2 ask 0 at K7
0 answer cube
2 cube L7
0 ask 1 at A8
1 answer cube
0 cube B8
1 ask 0 at C8
0 answer cube
1 cube D8
2 ask 0 at E8
0 answer cube
2 cube F8
0 ask 1 at G8
1 answer cube
0 cube H8
1 ask 0 at I8
0 answer cube
1 cube J8
2 ask 0 at K8
0 answer cube
2 cube L8
0 ask 1 at A9
1 answer cube
0 cube B9
1 ask 0 at C9
0 answer cube
1 cube D9
2 ask 0 at E9
0 answer cube
2 cube F9
0 ask 1 at G9
1 answer cube
0 cube H9
1 ask 0 at I9
0 answer cube
1 cube J9
2 ask 0 at K9
0 answer cube
2 cube L9
result 0 0 0
seal 499b69542be70ddc46893fe638f828bd
