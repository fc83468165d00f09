katzentisch 1 sealed
game cat_in_the_box/1
players Anna, Ben
options side=white starter=random
seed two_players_paradox_by_follower.0
0 bury 1
1 bury 3
1 5 yellow
0 5 red
0 2 blue
1 2 yellow
0 1 red
1 4 yellow
0 4 red
1 3 yellow
0 3 red
0 bury 2
1 bury 4
0 2 yellow
1 4 blue
0 3 yellow
1 1 blue
0 5 green
1 3 blue
0 5 blue
1 2 red
1 5 red
0 3 red
1 1 red
0 2 green
result 13 -3
seal 3205c05e33a591fb450f8b1f49241a23
