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
2 agree
0 agree
0 cube F3
1 cube I6
2 cube A3
1 agree
0 search J7
result 1 0 0
seal 314876bf4e7d189c402c17811b588669
