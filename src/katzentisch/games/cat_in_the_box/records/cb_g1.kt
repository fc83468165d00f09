katzentisch 1
# CB-G1: a whole round of three without a paradox; in trick 7 red is led by the exception.
game cat_in_the_box/1
players Anna, Ben, Cleo
options side=white starter=1
seed cb-g1
deal 1: 1 2 2 3 4 4 4 5 5 6 | 1 3 3 3 3 4 5 5 6 6 | 1 1 1 2 2 2 4 5 6 6

0 bury 4
1 bury 3
2 bury 2

1 predict 1
2 predict 3
0 predict 4

1 4 yellow
2 5 yellow
0 3 yellow

2 6 green
0 1 green
1 3 green

2 2 yellow
0 6 yellow
1 1 yellow

0 4 blue
1 3 blue
2 1 blue

0 2 blue
1 5 blue
2 6 blue

2 4 green
0 2 green
1 5 green

# Ben holds 3 6 6: only 3 red and 6 red are left to him, and the red row is empty.
1 3 red
2 2 red
0 5 red

0 4 red
1 6 red
2 1 red
