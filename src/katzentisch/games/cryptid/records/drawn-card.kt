katzentisch 1 sealed
game cryptid/1
players Anna, Ben, Cleo
options mode=advanced answers=automatic card=drawn starter=random difficulty=any share=auto
seed golden
1 cube C5
2 cube A2
0 cube B3
1 cube D4
2 cube B2
0 cube C3
1 search L1
result 0 1 0
seal 5da5d5458f349166d667b0541de2abea
