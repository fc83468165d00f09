katzentisch 1 sealed
game isle_of_cats/1
players Anna, Ben, Cleo
options modules=ABC family=no
seed golden-3
0 figure red
1 figure blue
2 figure green
0 keep 73
0 keep 86
1 keep 3
1 keep 59
2 keep 121
2 keep 66
0 keep 69
0 keep 111
1 keep 115
1 keep 46
2 keep 108
2 keep 33
0 keep 9
0 keep 97
1 keep 146
1 keep 39
2 keep 112
2 keep 91
0 buy 111
0 done
1 buy 115
1 buy 46
1 buy 59
1 buy 146
1 buy 19
1 buy 39
1 done
2 buy 121
2 buy 66
2 buy 108
2 buy 112
2 buy 22
2 buy 33
2 done
0 ready
1 ready
2 ready
1 play 146 blue
0 done
1 play 46
1 play 59
1 done
2 play 66
2 play 22
2 play 33
2 done
1 take blue-10
1 use permanent
1 place r90 at M1
1 take corner3
1 place r180 at K1
2 take blue-05
2 use permanent
2 place r270 at H1
2 take corner3
2 place r0 at I4
0 take orange-12
0 place r90f at B3
1 take blue-08
1 place r0 at H4
2 take blue-06
2 use basket
2 place r90 at G5
0 pass
1 take orange-06
1 place r270f at E2
2 take orange-01
2 place r270 at F2
1 pass
2 pass
1 pass
2 play 108 common
2 take line3
2 place r90 at K1
2 take line3
2 place r90 at E2
0 play 111 small
0 take domino
0 place r90 at E2
0 take single
0 place r0 at C6
2 play 112 small
2 take domino
2 place r0 at C3
2 take single
2 place r0 at B3
1 ready
1 ready
0 keep 71
0 keep 64
1 keep 6
1 keep 48
2 keep 4
2 keep 99
0 keep 29
0 keep 10
1 keep 31
1 keep 15
2 keep 84
2 keep 52
0 keep 14
0 keep 81
1 keep 54
1 keep 147
2 keep 50
2 keep 124
1 ready
0 buy 10
0 buy 14
0 buy 28
0 buy 81
0 done
1 buy 48
1 buy 54
1 buy 6
1 buy 132
1 buy 15
1 buy 147
1 done
2 buy 84
2 buy 50
2 buy 4
2 buy 124
2 done
1 ready
2 play 84
1 ready
2 ready
0 play 81
1 ready
2 ready
0 ready
1 play 147
1 play 48
1 play 54
1 done
2 done
0 play 28
0 play 14
0 done
0 pass
1 take blue-14
1 use permanent
1 place r0f at F5
2 take blue-07
2 place r90f at L3
1 take purple-03
1 place r0f at J6
1 take line3
1 place r0 at H1
2 pass
1 take orange-05
1 place r270f at G3
1 pass
0 pass
1 play 6
1 take oshax-1
1 name blue
1 place r0f at L7
2 play 4
2 take oshax-3
2 name blue
2 place r90 at I6
1 pass
2 pass
0 ready
1 ready
2 ready
0 ready
1 ready
2 ready
0 keep 51
0 keep 34
1 keep 65
1 keep 106
2 keep 47
2 keep 131
0 keep 79
0 keep 78
1 keep 5
1 keep 103
2 keep 136
2 keep 150
0 keep 7
0 keep 26
1 keep 149
1 keep 36
2 keep 119
2 keep 128
0 ready
1 ready
2 ready
0 buy 78
0 done
1 buy 65
1 buy 5
1 buy 103
1 buy 106
1 buy 149
1 done
2 buy 47
2 buy 150
2 buy 119
2 buy 18
2 buy 128
2 done
0 ready
1 ready
2 ready
1 play 149 blue
2 play 150
0 play 10
0 done
1 play 65
1 done
2 play 47
2 play 50
2 done
0 take orange-07
0 place r0 at C7
0 play 78
0 done
1 take orange-03
1 use permanent
1 place r90f at B5
2 take blue-03
2 use permanent
2 place r0 at C5
0 pass
1 take green-09
1 place r0f at O8
2 take blue-15
2 use permanent
2 place r0 at L9
1 pass
2 pass
1 play 103 rare
1 take rare-I4
1 place r0 at O3
2 pass
1 play 106 rare
1 take rare-T4
1 place r0 at J5
1 play 5
1 take oshax-6
1 name blue
1 place r0f at C7
1 pass
1 ready
2 ready
1 ready
2 ready
0 keep 96
0 keep 117
1 keep 125
1 keep 56
2 keep 1
2 keep 61
0 keep 44
0 keep 21
1 keep 49
1 keep 100
2 keep 43
2 keep 135
0 keep 102
0 keep 67
1 keep 144
1 keep 68
2 keep 126
2 keep 137
1 ready
2 ready
0 buy 67
0 buy 117
0 buy 102
0 buy 44
0 done
1 buy 125
1 buy 49
1 buy 56
1 buy 100
1 buy 144
1 done
2 buy 126
2 buy 43
2 buy 61
2 buy 135
2 done
0 play 67
0 ready
1 ready
2 ready
1 play 144 blue
0 done
1 play 49
1 play 56
1 done
2 play 43
2 play 61
2 done
1 take blue-11
1 use permanent
1 place r90f at R4
2 take blue-12
2 use permanent
2 place r270f at E5
0 take red-07
0 place r90 at G5
0 done
1 take purple-13
1 place r0 at T5
2 take green-11
2 use permanent
2 place r270 at O3
0 pass
1 take red-03
1 place r90 at G8
2 take red-02
2 place r270 at Q5
1 pass
2 pass
1 play 100 rare
1 take rare-S4
1 place r90 at E5
2 pass
0 play 102 rare
0 take rare-T4
0 place r90 at F3
1 pass
0 pass
1 ready
2 ready
0 ready
1 ready
2 ready
0 ready
0 keep 129
0 keep 58
1 keep 139
1 keep 45
2 keep 55
2 keep 63
0 keep 95
0 keep 17
1 keep 142
1 keep 143
2 keep 133
2 keep 105
0 keep 92
0 keep 83
1 keep 85
1 keep 145
2 keep 138
2 keep 24
1 ready
2 ready
0 ready
0 buy 17
0 buy 95
0 buy 58
0 buy 72
0 buy 129
0 buy 92
0 done
1 buy 142
1 buy 139
1 buy 45
1 buy 109
1 buy 143
1 buy 145
1 buy 85
1 done
2 buy 133
2 buy 55
2 buy 63
2 buy 138
2 buy 105
2 done
1 play 85
1 ready
2 ready
0 play 72
0 done
1 ready
2 ready
0 ready
1 play 143 blue
1 play 145 blue
1 done
2 play 55
2 done
0 play 44
0 play 17
0 play 58
0 done
0 take blue-16
0 use permanent
0 place r90 at I5
0 take purple-16
0 place r90 at G4
2 take blue-01
2 use permanent
2 place r90 at H9
1 take green-05
1 place r0 at N5
0 take green-01
0 place r0 at K7
2 take red-12
2 use permanent
2 place r90 at P4
1 pass
0 pass
2 take purple-14
2 place r90 at A4
2 pass
0 pass
2 play 105 rare
2 take rare-I4
2 place r0 at E8
1 play 109 common
1 take corner3
1 place r90 at Q5
1 take domino
1 place r0 at H5
2 pass
1 pass
0 play 95
0 play 92
2 ready
1 ready
result -13 87 99
seal 117c4d27425e4e08b362dd4e3165d6f4
