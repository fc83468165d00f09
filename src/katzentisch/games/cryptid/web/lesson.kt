katzentisch 1
game cryptid/1
players You, Minka, Felix
options mode=normal answers=automatic card=none starter=0 difficulty=any share=auto
map: 62B1945A3349817065
clues: on_forest_or_desert within2_bear within3_green
hint: no_within1
