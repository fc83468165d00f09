katzentisch 1 sealed
game cryptid/1
players Anna, Ben, Cleo, Dora, Emil
options mode=advanced answers=automatic card=none starter=random difficulty=hard share=auto
seed golden
2 cube L9
3 cube F1
4 cube F8
0 cube B9
1 cube E9
2 cube L8
3 cube G2
4 cube E8
0 cube C9
1 cube I6
2 ask 1 at I5
2 cube K8
3 ask 4 at D2
4 ask 0 at D2
0 search D2
0 disc D3
0 cube D9
1 ask 4 at D3
1 cube D5
2 ask 3 at A7
2 cube B1
3 ask 2 at J3
3 cube G1
4 ask 2 at C2
0 search I9
0 cube D6
1 search E4
result 0 1 0 0 0
seal 828e9330197ba1fe66c586b7b960ca7e
