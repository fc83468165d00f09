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
0 search K7
1 answer disc
2 answer disc
2 disc J7
0 cube I9
1 search J7
0 answer disc
result 0 1 0
seal 014bf934ae87a0423d2923255e5b0481
