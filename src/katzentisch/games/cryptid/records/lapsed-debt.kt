katzentisch 1 sealed
game cryptid/1
players Anna, Ben, Cleo
options mode=normal answers=automatic card=none starter=0 difficulty=any share=auto
map: 21B4364A79863A2506
clues: within2_cougar on_water_or_swamp within3_blue
hint: no_within1
0 cube F4
1 cube B1
2 cube D5
0 cube F3
1 cube I6
2 cube A3
0 ask 1 at C1
0 cube F1
1 ask 0 at G1
1 cube D1
2 ask 0 at H1
2 cube A1
0 ask 1 at E1
0 cube I1
1 ask 0 at J1
1 cube K1
2 ask 0 at L1
2 cube A2
0 ask 1 at C2
0 cube F2
1 ask 0 at G2
1 cube D2
2 ask 0 at H2
2 cube B2
0 ask 1 at E2
0 cube I2
1 ask 0 at J2
1 cube K2
2 ask 0 at L2
2 cube B3
0 ask 1 at C3
0 cube D3
1 ask 0 at E3
1 cube I3
2 ask 0 at G3
2 cube J3
0 ask 1 at K3
0 cube H3
1 ask 0 at A4
1 cube L3
2 ask 0 at B4
2 cube C4
0 ask 1 at E4
0 cube D4
1 ask 0 at G4
1 cube H4
2 ask 0 at I4
2 cube J4
0 ask 1 at K4
0 cube A5
1 ask 0 at B5
1 cube L4
2 ask 0 at C5
2 cube E5
0 ask 1 at G5
0 cube F5
1 ask 0 at H5
1 cube I5
2 ask 0 at C6
2 cube J5
0 ask 1 at A6
0 cube D6
1 ask 0 at E6
1 cube B6
2 ask 0 at F6
2 cube K5
0 ask 1 at G6
0 cube H6
1 ask 0 at E7
1 cube J6
2 ask 0 at F7
2 cube L5
0 ask 1 at K6
0 cube G7
1 ask 0 at H7
1 cube L6
2 ask 0 at I7
2 cube A7
0 ask 1 at C7
0 cube E8
1 ask 0 at F8
1 cube D7
2 ask 0 at G8
2 cube B7
0 ask 1 at L7
0 cube H8
1 ask 0 at I8
1 cube C8
2 ask 0 at J8
2 cube K7
0 ask 1 at D8
0 cube E9
1 ask 0 at F9
1 cube K8
2 ask 0 at G9
2 cube A8
0 ask 1 at L8
0 cube H9
1 ask 0 at I9
1 cube A9
2 ask 0 at J9
2 cube B8
0 ask 1 at B9
0 cube K9
1 ask 0 at L9
1 cube C9
2 ask 1 at D9
0 search J7
result 1 0 0
seal 8f7b031eab34adfc689fe7002aae4bb7
