katzentisch 1 sealed
game isle_of_cats/1
players Anna
options modules=ABC difficulty=medium
seed golden-s0
0 figure blue
0 keep 140
0 keep 62
0 keep 98
0 keep 133
0 keep 57
0 keep 27
0 buy 140
0 buy 123
0 buy 133
0 buy 57
0 buy 98
0 buy 27
0 done
0 ready
0 play 57
0 done
0 take red-01
0 use permanent
0 place r270 at L6
0 take orange-06
0 place r180f at J7
0 take corner3
0 place r0 at H9
0 pass
0 play 98 common
0 take line3
0 place r0 at F8
0 take line3
0 place r0 at K9
0 pass
0 ready
0 ready
0 keep 84
0 keep 101
0 keep 35
0 keep 114
0 keep 104
0 keep 25
0 ready
0 buy 84
0 buy 114
0 buy 101
0 buy 104
0 buy 25
0 buy 35
0 done
0 play 84
0 ready
0 done
0 pass
0 play 101 rare
0 take rare-I4
0 place r90 at E5
0 play 104 rare
0 take rare-S4
0 place r90 at C3
0 pass
0 ready
0 ready
0 keep 125
0 keep 4
0 keep 52
0 keep 75
0 keep 143
0 keep 26
0 ready
0 buy 125
0 buy 52
0 buy 4
0 buy 143
0 buy 136
0 buy 26
0 buy 75
0 done
0 play 75
0 place r0 at L4
0 ready
0 play 143 red
0 play 52
0 done
0 take red-11
0 use permanent
0 place r180 at A6
0 pass
0 play 4
0 take oshax-3
0 name red
0 place r270 at I1
0 pass
0 ready
0 ready
0 keep 51
0 keep 99
0 keep 102
0 keep 53
0 keep 118
0 keep 32
0 ready
0 buy 43
0 buy 51
0 buy 53
0 buy 99
0 buy 102
0 done
0 ready
0 play 43
0 play 51
0 play 53
0 done
0 take red-07
0 use permanent
0 place r0f at F3
0 take red-03
0 use permanent
0 place r0 at O3
0 pass
0 play 99 rare
0 take rare-L4
0 place r0 at N9
0 play 102 rare
0 take rare-I4
0 place r0 at F7
0 pass
0 ready
0 ready
0 keep 48
0 keep 109
0 keep 110
0 keep 1
0 keep 111
0 keep 21
0 ready
0 buy 1
0 buy 48
0 buy 109
0 buy 110
0 buy 111
0 buy 21
0 buy 82
0 done
0 ready
0 play 48
0 play 21
0 play 25
0 done
0 take red-08
0 use permanent
0 place r180 at E2
0 play 82
0 pass
0 play 1
0 take oshax-1
0 name red
0 place r0f at Q4
0 take single
0 place r0 at D3
0 play 109 common
0 take domino
0 place r0 at J1
0 take corner3
0 place r180 at U5
0 play 110 common
0 take corner3
0 place r270 at B5
0 take line3
0 place r90 at Q5
0 play 111 common
0 take corner3
0 place r90 at Q2
0 take single
0 place r0 at U4
0 pass
0 ready
result 63
seal 8c43b120dc99df388c640d7973f18911
