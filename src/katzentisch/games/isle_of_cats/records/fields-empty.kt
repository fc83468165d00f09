katzentisch 1 sealed
game isle_of_cats/1
players Anna, Ben
options modules=ABC family=yes
seed golden-e
1 figure orange
0 figure purple
0 keep 166
0 keep 163
1 keep 156
1 keep 152
1 take blue-04
1 place r0 at A4
0 take blue-05
0 place r0 at A4
1 take blue-09
1 place r0 at C3
0 take blue-12
0 place r0 at B6
1 take green-01
1 place r0 at C7
0 take green-08
0 place r0 at C4
1 take red-04
1 place r0 at D3
0 take orange-08
0 place r0 at E5
0 take blue-07
0 place r0 at E8
1 take green-04
1 place r0 at F3
0 take green-10
0 place r0 at H1
1 take red-05
1 place r0 at F7
0 take red-07
0 place r0 at G6
1 take red-15
1 place r0 at H2
0 take purple-04
0 place r0 at I2
1 take purple-06
1 place r0 at H3
1 take blue-13
1 place r0 at H6
0 take green-06
0 place r0 at I7
1 take green-15
1 place r0 at H9
0 take green-16
0 place r0 at K1
1 take purple-01
1 place r0 at I3
0 take purple-15
0 place r0 at J7
1 take orange-01
1 place r0 at J7
0 take orange-13
0 place r0 at L2
0 take blue-01
0 place r0 at L4
1 take blue-15
1 place r0 at K5
0 take green-09
0 place r0 at M5
1 take red-08
1 place r0 at K9
0 take red-09
0 place r0 at O1
0 take single
0 place r0 at A6
1 take red-11
1 place r0 at L1
0 take orange-10
0 place r0 at O5
1 take orange-11
1 place r0 at M5
1 take blue-14
1 place r0 at N3
0 take blue-17
0 place r0 at P6
1 take green-14
1 place r0 at N8
0 take purple-02
0 place r0 at S5
1 take purple-07
1 place r0 at P5
0 take purple-08
0 place r90 at L7
1 take orange-03
1 place r90 at S4
0 take orange-04
0 place r90f at P3
result -29 -42
seal 8596aaf67ca82e852c44cb57018749bd
