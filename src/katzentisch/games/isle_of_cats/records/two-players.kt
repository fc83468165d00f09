katzentisch 1 sealed
game isle_of_cats/1
players Anna, Ben
options modules=ABC family=no
seed golden-2
0 figure blue
1 figure green
0 keep 126
0 keep 134
1 keep 1
1 keep 5
0 keep 57
0 keep 143
1 keep 44
1 keep 53
0 keep 145
0 keep 32
1 keep 146
1 keep 23
0 buy 126
0 buy 134
0 buy 57
0 buy 143
0 buy 145
0 buy 32
0 done
1 buy 44
1 buy 53
1 buy 1
1 buy 146
1 buy 23
1 done
0 ready
1 ready
0 play 143 blue
0 play 145 blue
1 play 146 blue
0 play 57
0 done
1 play 44
1 play 53
1 done
0 take red-02
0 use permanent
0 place r0 at M3
0 take line3
0 place r0 at J4
1 take red-01
1 use permanent
1 place r270 at L6
0 take red-05
0 place r0 at M5
1 take red-11
1 place r90 at M2
0 pass
1 pass
0 pass
1 play 1
1 take oshax-2
1 name blue
1 place r90 at I2
1 pass
0 ready
1 ready
0 ready
1 ready
0 keep 85
0 keep 3
1 keep 45
1 keep 52
0 keep 149
0 keep 27
1 keep 127
1 keep 15
0 keep 20
0 keep 94
1 keep 74
1 keep 12
0 ready
1 ready
0 buy 85
0 buy 3
0 buy 149
0 buy 20
0 buy 27
0 done
1 buy 45
1 buy 52
1 buy 127
1 buy 15
1 buy 74
1 buy 12
1 done
0 play 85
0 ready
1 play 74
1 buy 144
1 buy 107
1 buy 35
1 done
0 ready
1 ready
0 play 149 red
1 play 144 red
0 play 20
0 play 27
0 done
1 play 45
1 play 52
1 play 12
1 done
1 take blue-04
1 use permanent
1 place r180 at O1
0 take red-10
0 use permanent
0 place r0 at O6
1 take orange-04
1 place r270 at I8
1 take single
1 place r0 at N1
0 take orange-02
0 use permanent
0 place r90 at H1
0 take corner3
0 place r0 at G3
1 take orange-01
1 place r90 at F8
0 pass
1 pass
1 play 107 small
1 take domino
1 place r0 at L1
1 take domino
1 place r0 at K7
0 play 3
0 take oshax-1
0 name blue
0 place r90f at J8
0 take domino
0 place r0 at H9
1 pass
0 pass
1 ready
0 ready
1 ready
0 ready
0 keep 6
0 keep 66
1 keep 136
1 keep 75
0 keep 42
0 keep 28
1 keep 46
1 keep 49
0 keep 115
0 keep 22
1 keep 33
1 keep 34
1 ready
0 ready
0 buy 66
0 buy 6
0 buy 115
0 buy 22
0 buy 28
0 done
1 buy 46
1 buy 49
1 buy 136
1 buy 33
1 buy 34
1 buy 75
1 done
1 play 75
1 place r0 at I6
1 ready
0 ready
1 play 46
1 play 49
1 done
0 play 66
0 done
0 take blue-16
0 use permanent
0 place r0 at F2
1 take blue-07
1 use permanent
1 place r0 at F4
0 take orange-07
0 use permanent
0 place r180f at J1
1 take purple-08
1 place r180 at H1
1 take corner3
1 place r270 at E2
0 pass
1 pass
0 play 6
0 take oshax-5
0 name blue
0 place r270f at Q6
1 pass
0 pass
0 ready
1 ready
0 ready
1 ready
0 keep 103
0 keep 105
1 keep 43
1 keep 148
0 keep 130
0 keep 26
1 keep 147
1 keep 150
0 keep 114
0 keep 72
1 keep 31
1 keep 69
0 ready
1 ready
0 buy 103
0 buy 105
0 buy 72
0 buy 26
0 buy 114
0 buy 130
0 done
1 buy 43
1 buy 147
1 buy 148
1 buy 150
1 buy 31
1 done
0 play 72
0 buy 106
0 buy 39
0 done
0 ready
1 ready
1 play 147
1 play 148
1 play 150
0 play 22
0 play 26
0 done
1 play 43
1 play 15
1 play 23
1 play 31
1 play 33
1 play 34
1 play 35
1 done
1 take orange-17
1 use permanent
1 place r90 at D5
0 take red-16
0 use permanent
0 place r90 at K9
1 take blue-08
1 use basket
1 place r0 at A5
0 pass
1 take blue-11
1 place r0 at O6
1 pass
0 play 103 rare
0 take rare-I4
0 place r0 at S5
0 play 105 rare
0 take rare-I4
0 place r0 at E8
0 play 106 rare
0 take rare-T4
0 place r0 at H7
0 pass
0 ready
0 ready
0 keep 122
0 keep 108
1 keep 2
1 keep 62
0 keep 50
0 keep 21
1 keep 111
1 keep 37
0 keep 30
0 keep 79
1 keep 68
1 keep 95
0 ready
0 buy 122
0 buy 50
0 buy 108
0 buy 30
0 buy 21
0 buy 118
0 done
1 buy 2
1 buy 62
1 buy 111
1 buy 37
1 buy 116
1 done
1 ready
0 ready
1 play 62
1 done
0 play 50
0 play 21
0 play 28
0 play 30
0 play 32
0 done
0 take red-09
0 use permanent
0 place r90f at I4
1 take red-08
1 use permanent
1 place r180 at K3
0 take blue-02
0 use permanent
0 place r0 at O3
1 take red-06
1 place r180f at N7
0 take purple-14
0 use basket
0 place r270f at G6
1 pass
0 take blue-14
0 place r180f at B6
0 pass
0 play 108 common
0 take line3
0 place r90 at A4
0 take corner3
0 place r270 at P7
1 play 2
1 take oshax-6
1 name green
1 place r270f at R6
0 pass
1 play 111 common
1 take corner3
1 place r180 at H5
1 take single
1 place r0 at F6
1 pass
0 ready
1 ready
result 88 80
seal 1ba696e9b70a37a6ac7a2b9ce027498b
