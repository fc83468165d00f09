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
1 agree
2 agree
2 withdraw
0 ask 2 at J7
1 withdraw
1 search J7
result 0 1 0
seal 4e1d57efe904d0047d85628de07e8937
