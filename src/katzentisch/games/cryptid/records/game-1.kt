katzentisch 1 sealed
game cryptid/1
players Anna, Ben, Cleo
options mode=normal answers=automatic card=none starter=1 difficulty=any share=auto
map: 21B4364A79863A2506
clues: within2_cougar on_water_or_swamp within3_blue
hint: no_within1
1 cube B1
2 cube D5
0 cube F4
1 cube I6
2 cube A3
0 cube F3
1 ask 2 at K7
1 cube D2
2 ask 0 at G1
2 cube K5
0 ask 1 at I7
1 search A1
1 cube J4
2 search I7
2 cube G5
0 ask 2 at J7
1 search J7
result 0 1 0
seal 9a75016e463a8cc4e666c88a82de0951
