katzentisch 1 sealed
game isle_of_cats/1
players Anna, Ben, Cleo, Dora
options modules=ABC family=no
seed golden-4
3 figure red
0 figure green
1 figure blue
2 figure purple
0 keep 33
0 keep 48
1 keep 84
1 keep 135
2 keep 69
2 keep 86
3 keep 121
3 keep 6
0 keep 136
0 keep 125
1 keep 118
1 keep 120
2 keep 62
2 keep 143
3 keep 49
3 keep 102
0 keep 137
0 keep 5
1 keep 127
1 keep 96
2 keep 18
2 keep 27
3 keep 32
3 keep 75
0 buy 33
0 buy 48
0 done
1 buy 84
1 buy 118
1 buy 120
1 buy 127
1 buy 135
1 buy 13
1 done
2 buy 62
2 buy 18
2 buy 27
2 buy 69
2 done
3 buy 102
3 done
3 ready
0 ready
1 play 84
3 ready
0 ready
1 ready
2 play 69
3 ready
0 ready
1 ready
2 ready
3 done
0 done
1 play 13
1 done
2 done
1 take purple-03
1 place r90f at A4
1 take corner3
1 place r0 at B6
3 take blue-14
3 place r270f at A5
3 take corner3
3 place r180 at C4
0 take orange-16
0 place r90 at H9
2 take blue-08
2 place r270 at H1
1 pass
3 pass
0 pass
2 pass
3 play 102 common
3 take domino
3 place r90 at C6
3 decline
0 pass
2 pass
0 ready
2 ready
0 ready
2 ready
0 keep 26
0 keep 90
1 keep 116
1 keep 133
2 keep 148
2 keep 1
3 keep 79
3 keep 56
0 keep 73
0 keep 16
1 keep 63
1 keep 103
2 keep 108
2 keep 92
3 keep 94
3 keep 67
0 keep 78
0 keep 110
1 keep 54
1 keep 115
2 keep 85
2 keep 98
3 keep 42
3 keep 72
0 ready
2 ready
0 done
1 buy 43
1 buy 54
1 buy 115
1 buy 116
1 buy 133
1 done
2 buy 108
2 done
3 buy 106
3 done
1 ready
3 ready
0 ready
2 ready
1 play 43
1 play 54
1 done
3 done
0 done
2 done
1 take orange-11
1 use permanent
1 place r0 at D6
3 take blue-16
3 place r90 at C3
0 take green-05
0 place r0f at G6
2 take red-07
2 place r180 at G4
1 take red-16
1 use permanent
1 place r90 at F8
1 take corner3
1 place r270 at K8
3 pass
0 pass
2 pass
1 take purple-12
1 place r180f at E3
1 take green-10
1 place r90 at H1
1 pass
3 pass
0 pass
2 play 108 small
2 take single
2 place r0 at J5
2 decline
2 pass
3 ready
0 ready
2 ready
3 ready
0 ready
2 ready
0 keep 89
0 keep 132
1 keep 124
1 keep 140
2 keep 112
2 keep 36
3 keep 47
3 keep 29
0 keep 126
0 keep 11
1 keep 55
1 keep 53
2 keep 95
2 keep 146
3 keep 25
3 keep 30
0 keep 82
0 keep 105
1 keep 142
1 keep 66
2 keep 80
2 keep 76
3 keep 21
3 keep 37
3 ready
0 ready
2 ready
0 done
1 buy 142
1 buy 53
1 buy 55
1 done
2 done
3 buy 29
3 buy 21
3 buy 47
3 buy 25
3 buy 30
3 done
1 ready
3 ready
0 ready
2 ready
1 play 53
1 play 55
1 done
3 play 21
3 play 29
3 play 30
3 play 25
3 done
0 done
2 done
1 take blue-11
1 use permanent
1 place r90 at M6
3 take blue-01
3 use permanent
3 place r180 at G4
0 take blue-03
0 place r0 at I6
2 pass
1 take green-11
1 use permanent
1 place r180 at L4
3 take red-02
3 place r270 at E5
0 pass
1 take orange-04
1 place r270 at N2
1 take corner3
1 place r180 at J4
3 take orange-03
3 place r90 at H3
1 take red-04
1 place r90 at O7
3 pass
1 pass
3 pass
0 pass
2 pass
3 ready
0 ready
2 ready
3 ready
0 ready
2 ready
0 keep 40
0 keep 119
1 keep 3
1 keep 4
2 keep 100
2 keep 122
3 keep 147
3 keep 83
0 keep 113
0 keep 61
1 keep 44
1 keep 51
2 keep 41
2 keep 114
3 keep 70
3 keep 15
0 keep 87
0 keep 81
1 keep 57
1 keep 52
2 keep 101
2 keep 23
3 keep 35
3 keep 39
3 ready
0 ready
2 ready
0 buy 119
0 buy 113
0 buy 141
0 buy 40
0 done
1 buy 44
1 buy 51
1 buy 3
1 done
2 buy 100
2 buy 114
2 buy 23
2 buy 101
2 buy 122
2 done
3 buy 35
3 buy 15
3 buy 70
3 buy 83
3 buy 39
3 buy 19
3 buy 147
3 done
1 ready
3 ready
0 ready
2 ready
3 play 147
1 play 44
1 play 51
1 done
3 done
0 play 40
0 done
2 play 23
2 done
0 take blue-10
0 place r0 at E6
1 take purple-11
1 use permanent
1 place r90 at H4
2 take green-07
2 place r270f at K3
3 pass
0 pass
1 take green-02
1 use permanent
1 place r270 at K1
2 pass
1 take orange-17
1 place r90 at R6
1 pass
0 pass
1 play 3
1 take oshax-3
1 name orange
1 place r90 at Q3
2 pass
3 play 83
3 right
3 left
3 left
3 right
3 pass
0 ready
2 ready
3 ready
0 ready
2 ready
3 play 70
0 ready
2 ready
3 ready
0 keep 128
0 keep 123
1 keep 139
1 keep 109
2 keep 74
2 keep 117
3 keep 77
3 keep 45
0 keep 14
0 keep 144
1 keep 111
1 keep 145
2 keep 129
2 keep 17
3 keep 10
3 keep 58
0 keep 59
0 keep 93
1 keep 149
1 keep 71
2 keep 22
2 keep 8
3 keep 131
3 keep 28
0 ready
2 ready
3 ready
0 buy 123
0 buy 14
0 buy 128
0 buy 93
0 buy 59
0 buy 144
0 buy 68
0 done
1 buy 2
1 buy 139
1 buy 109
1 buy 111
1 buy 145
1 buy 149
1 buy 71
1 done
2 buy 8
2 buy 17
2 buy 117
2 buy 74
2 done
3 buy 91
3 buy 77
3 done
0 play 93
0 play 68
0 ready
1 play 71
1 buy 65
1 done
0 ready
1 ready
2 ready
3 ready
0 play 144 orange
1 play 145 orange
1 play 149 orange
0 play 48
0 play 14
0 play 59
0 play 33
0 done
1 done
2 play 8
2 play 17
2 done
3 play 35
3 done
0 take orange-09
0 use permanent
0 place r0 at G2
2 take blue-07
2 place r180f at N4
3 take purple-05
3 place r0 at I8
1 take orange-14
1 place r0f at J6
0 take purple-04
0 place r180f at I3
2 pass
3 pass
1 take blue-09
1 place r270f at D5
0 take red-13
0 place r0 at K6
1 pass
0 pass
2 play 74
2 buy 138
2 buy 150
2 buy 104
2 done
2 play 100 rare
2 take rare-T4
2 place r180 at G5
3 play 77
3 shift red-17
3 shift red-06
3 shift purple-14
3 play 91
3 pass
1 play 2
1 take oshax-5
1 name orange
1 place r90f at O6
2 play 104 rare
2 take rare-I4
2 place r0 at D3
1 play 109 common
1 take corner3
1 place r90 at U4
1 take corner3
1 place r0 at Q5
2 pass
1 play 111 small
1 take domino
1 place r0 at P8
1 take domino
1 place r0 at B7
1 pass
2 ready
3 ready
1 ready
result -34 61 -33 -42
seal 9288812edd9857521e994c3642c0ec89
