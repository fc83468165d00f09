katzentisch 1 sealed
game isle_of_cats/1
players Anna
options modules=ABC difficulty=easy
seed golden-t2
0 figure blue
0 keep 137
0 keep 134
0 keep 37
0 keep 129
0 keep 100
0 keep 111
0 buy 137
0 buy 129
0 buy 134
0 buy 100
0 buy 145
0 buy 111
0 buy 37
0 done
0 ready
0 play 145 blue
0 done
0 take purple-08
0 place r180 at B3
0 take line3
0 place r90 at A4
0 pass
0 play 100 rare
0 take rare-L4
0 place r90 at E3
0 play 111 common
0 take line3
0 place r0 at H4
0 take line3
0 place r90 at G5
0 pass
0 ready
0 ready
0 keep 84
0 keep 135
0 keep 144
0 keep 52
0 keep 99
0 keep 78
0 ready
0 buy 84
0 buy 52
0 buy 135
0 buy 99
0 buy 144
0 buy 71
0 done
0 play 84
0 play 71
0 done
0 ready
0 play 144 purple
0 play 52
0 done
0 take purple-15
0 use permanent
0 place r90 at C5
0 take orange-03
0 use permanent
0 place r90 at K4
0 pass
0 play 99 rare
0 take rare-I4
0 place r90 at L6
0 pass
0 ready
0 ready
0 keep 125
0 keep 63
0 keep 36
0 keep 124
0 keep 128
0 keep 146
0 ready
0 buy 125
0 buy 63
0 buy 102
0 buy 146
0 buy 124
0 buy 128
0 buy 36
0 done
0 ready
0 play 146 purple
0 play 63
0 done
0 take red-15
0 use permanent
0 place r90 at L1
0 take orange-04
0 use permanent
0 place r0f at N1
0 decline
0 pass
0 play 102 common
0 take single
0 place r0 at M1
0 take corner3
0 place r90 at B6
0 pass
0 ready
0 ready
0 keep 109
0 keep 39
0 keep 114
0 keep 123
0 keep 53
0 keep 147
0 ready
0 buy 123
0 buy 53
0 buy 109
0 buy 147
0 buy 39
0 buy 114
0 done
0 ready
0 play 147
0 play 53
0 done
0 take purple-14
0 use permanent
0 place r0f at C4
0 take purple-04
0 use permanent
0 place r270 at H5
0 take orange-02
0 place r90 at M6
0 pass
0 play 109 small
0 take single
0 place r0 at O1
0 take single
0 place r0 at F6
0 pass
0 ready
0 ready
0 keep 122
0 keep 65
0 keep 115
0 keep 85
0 keep 25
0 keep 17
0 ready
0 buy 44
0 buy 25
0 buy 65
0 buy 115
0 buy 122
0 buy 17
0 buy 85
0 done
0 ready
0 play 85
0 play 37
0 play 17
0 play 44
0 done
0 take green-09
0 use basket
0 place r270f at G2
0 pass
0 pass
0 ready
result 29
seal f3b7d03db962da1b4abf26cc9ed8a908
