katzentisch 1 sealed
game isle_of_cats/1
players Anna, Ben
options modules=ABC family=yes
seed golden-full
first: 0
bag: blue-15 green-15 red-15 blue-05 blue-13 blue-01 blue-08 blue-09 blue-03 blue-12 blue-02 blue-07 blue-11 green-08 green-07 blue-04 blue-14 red-08 green-09 green-14 green-05 red-09 purple-15 blue-06 red-05 red-14 green-12 orange-15 blue-10 blue-16 blue-17 green-01 green-02 green-03 green-04 green-06 green-10 green-11 green-13 green-16 green-17 red-01 red-02 red-03 red-04 red-06 red-07 red-10 red-11 red-12 red-13 red-16 red-17 purple-01 purple-02 purple-03 purple-04 purple-05 purple-06 purple-07 purple-08 purple-09 purple-10 purple-11 purple-12 purple-13 purple-14 purple-16 purple-17 orange-01 orange-02 orange-03 orange-04 orange-05 orange-06 orange-07 orange-08 orange-09 orange-10 orange-11 orange-12 orange-13 orange-14 orange-16 orange-17 rare-L4 rare-L4 rare-L4 rare-L4 rare-L4 rare-T4 rare-T4 rare-T4 rare-T4 rare-T4 rare-O4 rare-O4 rare-O4 rare-O4 rare-O4 rare-S4 rare-S4 rare-S4 rare-S4 rare-S4 rare-I4 rare-I4 rare-I4 rare-I4 rare-I4
0 figure blue
1 figure green
0 keep 151
0 keep 154
1 keep 153
1 keep 162
0 take blue-15
0 place r0f at A4
1 pass
0 take green-15
0 place r90 at A5
0 take red-15
0 place r0f at B3
0 take blue-05
0 place r90f at C6
0 take blue-13
0 place r0 at D3
0 take blue-01
0 place r0 at D5
0 take blue-08
0 place r0 at E7
0 take blue-09
0 place r270 at E8
1 pass
0 take blue-03
0 place r90 at F2
0 take blue-12
0 place r90f at G4
0 take blue-02
0 place r90 at H1
0 take blue-07
0 place r0 at H9
0 take blue-11
0 place r180 at I6
0 take green-08
0 place r270 at J1
0 take green-07
0 place r0 at J4
0 take blue-04
0 place r270 at J5
0 take blue-14
0 place r180f at J8
1 pass
0 take red-08
0 place r180 at M1
0 take green-09
0 place r90 at M6
0 take green-14
0 place r180 at M8
0 take green-05
0 place r180 at N2
0 take red-09
0 place r270f at N5
0 take purple-15
0 place r0 at N9
0 take blue-06
0 place r270 at O4
1 pass
0 take red-05
0 place r270 at Q3
0 take red-14
0 place r270f at Q7
0 take green-12
0 place r0f at S5
0 take orange-15
0 place r0f at T4
0 pass
0 pass
1 pass
result 90 -54
seal 6fece86a841793d6939ad55893747f05
