katzentisch 1
game cat_in_the_box/1
players You, Minka, Felix
options side=white starter=1
seed lesson-paradox-598
0 bury 1
1 bury 4
2 bury 1
1 predict 3
2 predict 3
0 predict 3
1 4 green
2 5 yellow
0 2 red
0 5 blue
1 2 yellow
2 3 blue
0 6 yellow
1 5 green
2 5 red
2 6 blue
0 4 yellow
1 1 red
1 2 green
2 3 red
0 6 red
