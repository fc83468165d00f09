katzentisch 1
# CB-G2: a round of four that ends with a paradox by a follower in trick 8.
game cat_in_the_box/1
players Anna, Ben, Cleo, Dora
options side=white starter=2
seed cb-g2
deal 1: 1 2 3 6 6 7 7 8 8 8 | 1 1 1 2 4 5 5 6 7 7 | 3 3 4 4 4 5 5 6 7 8 | 1 2 2 2 3 3 4 5 6 8

0 bury 8
1 bury 1
2 bury 4
3 bury 2

2 predict 3
3 predict 1
0 predict 2
1 predict 1

2 7 yellow
3 5 yellow
0 6 blue
1 6 yellow

2 4 yellow
3 8 yellow
0 7 blue
1 1 yellow

3 2 green
0 7 green
1 4 green
2 8 green

2 6 green
3 3 green
0 1 green
1 5 green

2 5 blue
3 2 blue
0 8 blue
1 1 blue

0 3 blue
1 2 yellow
2 4 blue
3 3 yellow

# Cleo holds 3 3 5: only 3 red and 5 red are left to her, and the red row is empty.
2 3 red
3 4 red
0 6 red
1 5 red

# Cleo holds 3 5, and all their eight fields are taken.
0 2 red
1 7 red
