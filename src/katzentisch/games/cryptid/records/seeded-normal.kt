katzentisch 1 sealed
game cryptid/1
players Anna, Ben, Cleo, Dora
options mode=normal answers=automatic card=none starter=random difficulty=any share=auto
seed golden
2 cube J9
3 cube A9
0 cube K9
1 cube L9
2 cube L5
3 cube B9
0 cube K1
1 cube L8
2 ask 3 at F6
2 cube L1
3 ask 1 at J5
3 cube C8
0 ask 1 at G6
1 ask 0 at C2
2 search G6
2 cube K2
3 search B2
3 cube J7
0 search I8
result 1 0 0 0
seal bf67f16a963a10c31da83dcaa312e938
