katzentisch 1 sealed
game isle_of_cats/1
players Anna, Ben, Cleo, Dora
options modules=ABC family=no
seed golden-b
first: 0
bag: rare-L4 rare-L4 rare-L4 rare-L4 rare-L4 rare-T4 rare-T4 rare-T4 rare-T4 rare-T4 rare-O4 rare-O4 rare-O4 rare-O4 rare-O4 rare-S4 rare-S4 rare-S4 rare-S4 rare-S4 rare-I4 rare-I4 rare-I4 rare-I4 rare-I4 orange-01 green-04 orange-14 blue-11 blue-05 orange-10 purple-08 orange-15 blue-06 blue-03 red-04 purple-14 orange-17 purple-09 orange-12 green-03 red-05 orange-07 green-09 orange-13 red-17 green-14 blue-10 red-03 purple-02 purple-03 purple-04 blue-17 orange-03 green-07 red-14 green-05 blue-08 red-06 blue-12 blue-07 red-12 orange-08 purple-01 green-02 purple-16 red-09 red-11 green-06 orange-04 red-02 green-15 green-12 orange-09 blue-15 green-17 purple-11 red-13 green-11 purple-15 red-10 green-08 purple-06 orange-02 purple-17 red-08 orange-06 blue-02 orange-16 red-07 blue-14 green-13 red-01 orange-11 blue-01 purple-05 red-16 blue-04 purple-12 blue-13 green-10 red-15 purple-10 purple-07 purple-13 blue-16 green-16 blue-09 orange-05 green-01
deck: 83 75 67 79 126 70 124 56 19 128 138 11 87 125 147 17 118 27 94 74 76 3 50 93 132 6 26 12 145 2 25 140 78 28 43 61 16 57 9 34 139 150 38 112 82 137 37 123 7 48 13 1 134 71 91 51 5 90 146 105 33 107 14 135 20 53 84 85 39 40 62 35 121 114 29 88 81 106 73 45 92 59 102 108 144 64 36 63 32 101 86 60 52 21 104 99 46 77 109 100 129 97 54 58 149 120 89 110 47 111 66 18 115 42 127 4 30 31 23 72 148 68 136 117 143 49 119 141 130 122 96 8 142 69 131 116 98 133 103 113 41 10 55 65 80 44 95 22 24 15
0 figure blue
1 figure green
2 figure red
3 figure purple
0 keep 83
0 keep 75
1 keep 11
1 keep 19
2 keep 17
2 keep 27
3 keep 3
3 keep 6
0 keep 12
0 keep 26
1 keep 67
1 keep 70
2 keep 56
2 keep 87
3 keep 74
3 keep 76
0 keep 94
0 keep 118
1 keep 50
1 keep 93
2 keep 79
2 keep 124
3 keep 125
3 keep 128
0 buy 83
0 buy 75
0 done
1 done
2 done
3 done
0 ready
0 done
0 pass
1 pass
2 pass
3 pass
0 pass
0 ready
0 ready
0 keep 2
0 keep 25
1 keep 9
1 keep 16
2 keep 7
2 keep 37
3 keep 1
3 keep 13
0 keep 34
0 keep 57
1 keep 38
1 keep 82
2 keep 48
2 keep 51
3 keep 28
3 keep 43
0 keep 112
0 keep 123
1 keep 71
1 keep 91
2 keep 78
2 keep 140
3 keep 61
3 keep 139
0 ready
0 done
1 done
2 done
3 done
0 ready
0 done
0 pass
1 pass
2 pass
3 pass
0 pass
0 ready
0 ready
0 keep 5
0 keep 14
1 keep 20
1 keep 39
2 keep 29
2 keep 35
3 keep 45
3 keep 59
0 keep 73
0 keep 92
1 keep 33
1 keep 90
2 keep 40
2 keep 53
3 keep 62
3 keep 81
0 keep 88
0 keep 114
1 keep 102
1 keep 106
2 keep 105
2 keep 107
3 keep 84
3 keep 85
0 ready
0 done
1 done
2 done
3 done
0 ready
0 done
0 pass
1 pass
2 pass
3 pass
0 pass
0 ready
0 ready
0 keep 32
0 keep 36
1 keep 21
1 keep 46
2 keep 54
2 keep 58
3 keep 18
3 keep 47
0 keep 52
0 keep 60
1 keep 97
1 keep 100
2 keep 66
2 keep 89
3 keep 63
3 keep 64
0 keep 109
0 keep 129
1 keep 110
1 keep 111
2 keep 86
2 keep 101
3 keep 77
3 keep 99
0 ready
0 done
1 done
2 done
3 done
0 ready
0 done
0 pass
1 pass
2 pass
3 pass
0 pass
0 ready
0 play 83
0 left
0 left
0 left
0 left
0 play 75
0 place r0 at A4
0 keep 4
0 keep 23
1 keep 49
1 keep 68
2 keep 8
2 keep 96
3 keep 69
3 keep 98
0 keep 103
0 keep 113
1 keep 30
1 keep 31
2 keep 72
2 keep 117
3 keep 119
3 keep 122
0 keep 130
0 keep 141
1 keep 116
1 keep 131
2 keep 42
2 keep 115
3 keep 136
3 keep 143
0 done
1 done
2 done
3 done
0 pass
1 pass
2 pass
3 pass
result -53 -54 -54 -54
seal 837d21638346af72c3cd5a5a0165f86c
