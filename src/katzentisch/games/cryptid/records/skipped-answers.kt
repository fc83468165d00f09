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
0 ask 1 at J7
1 ask 2 at J7
2 ask 0 at J7
0 search J7
0 disc A8
result 1 0 0
seal bb38c390b12eeb9cb0705a6c0a2c90f8
