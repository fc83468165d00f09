katzentisch 1 sealed
game isle_of_cats/1
players Anna, Ben, Cleo
options modules=ABC family=yes
seed golden-f
1 figure blue
2 figure green
0 figure red
0 keep 159
0 keep 163
1 keep 152
1 keep 155
2 keep 166
2 keep 157
1 take purple-05
1 place r90 at I8
1 take rare-I4
1 place r0 at L9
2 take blue-17
2 place r270 at S5
0 take purple-03
0 place r90f at A4
0 take rare-L4
0 place r90 at E3
1 take purple-06
1 place r180 at F7
2 take blue-12
2 place r180 at R5
0 take purple-01
0 place r0 at B5
1 take purple-10
1 place r180 at O6
2 take blue-04
2 place r180 at Q2
0 take red-07
0 place r90f at F5
1 take green-08
1 place r180 at H4
2 take red-04
2 place r90 at M2
2 take rare-O4
2 place r0 at P6
0 take red-15
0 place r90 at I7
0 take rare-O4
0 place r0 at K8
2 take red-16
2 place r90 at H2
0 take red-12
0 place r90 at I6
1 take green-13
1 place r0 at G2
1 take rare-O4
1 place r0 at E2
2 take red-13
2 place r0 at H4
0 take purple-11
0 place r0f at L6
1 take purple-07
1 place r0 at K8
2 take blue-07
2 place r0 at H8
2 take line3
2 place r0 at E2
0 take blue-08
0 place r270 at H1
0 take line3
0 place r0 at M9
1 take purple-16
1 place r0 at E4
2 take blue-03
2 place r90f at E8
0 take blue-01
0 place r270 at G2
1 take orange-15
1 place r0 at J2
0 take blue-02
0 place r270 at K1
1 take purple-13
1 place r0 at J5
2 take green-16
2 place r90 at H1
0 take orange-12
0 place r0 at N3
0 take rare-S4
0 place r0f at E2
1 take orange-02
1 place r0 at L2
2 take blue-13
2 place r0 at K7
0 take red-03
0 place r90 at P6
1 take orange-11
1 place r270 at N2
2 take red-02
2 place r90 at F4
0 take red-11
0 place r180f at S5
1 take green-17
1 place r90 at A6
2 take green-06
2 place r270 at D5
1 take purple-02
1 place r0 at P4
2 take green-07
2 place r90 at B3
2 take rare-I4
2 place r0 at H9
0 take red-05
0 place r180 at R3
1 take purple-17
1 place r90 at R4
2 take blue-06
2 place r90 at N5
0 take purple-04
0 place r180f at D7
1 take purple-14
1 place r0 at S6
2 take green-01
2 place r90 at B7
0 take blue-14
0 place r270f at H5
1 take green-10
1 place r0 at F4
2 take red-10
2 place r180 at J3
0 take orange-10
0 place r270 at M7
2 take blue-15
2 place r0 at L9
0 take green-15
0 place r0f at G8
1 take purple-08
1 place r270 at B3
2 take blue-11
2 place r270f at L3
0 take purple-15
0 place r90 at A5
1 take orange-06
1 place r270 at M7
2 pass
0 take orange-09
0 place r0f at P5
1 take green-12
1 place r0f at Q6
0 pass
1 pass
result 13 34 52
seal a8d3dc91bacfaa8b6902e122f56382fa
