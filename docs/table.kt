katzentisch 1
# The table in the README: katzentisch replay docs/table.kt --seat 0
game cat_in_the_box/1
players Anna, Ben, Cleo, Dora
options side=white starter=random
starter: 1
deal 1: 3 4 5 1 7 6 4 8 2 2 | 1 1 6 6 3 3 7 3 2 7 | 5 5 6 7 5 2 5 7 1 8 | 4 8 4 2 1 3 8 6 8 4
1 bury 3
2 bury 5
3 bury 4
0 bury 1
1 predict 2
2 predict 3
3 predict 3
0 predict 1
1 7 blue
2 8 blue
3 8 red
0 2 red
3 8 yellow
0 3 red
1 7 red
2 5 yellow
1 6 red
2 5 red
