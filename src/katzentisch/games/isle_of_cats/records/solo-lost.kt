katzentisch 1 sealed
game isle_of_cats/1
players Anna
options modules=ABC difficulty=expert
seed golden-l
0 figure blue
0 keep 64
0 keep 39
0 keep 90
0 keep 23
0 keep 58
0 keep 113
0 buy 39
0 buy 58
0 buy 113
0 buy 94
0 buy 90
0 done
0 ready
0 play 94
0 play 39
0 play 58
0 done
0 take green-08
0 use permanent
0 place r0 at I3
0 play 90
0 take red-10
0 place r270 at G4
0 pass
0 keep 107
0 keep 100
0 keep 150
0 keep 108
0 keep 3
0 keep 19
0 buy 150
0 buy 108
0 buy 100
0 done
0 ready
0 play 150
0 done
0 take red-06
0 place r270 at D7
0 pass
0 play 100 rare
0 take rare-O4
0 place r0 at J5
0 play 108 common
0 take corner3
0 place r90 at F2
0 decline
0 keep 144
0 keep 92
0 keep 76
0 keep 134
0 keep 44
0 keep 68
0 buy 134
0 buy 44
0 buy 68
0 done
0 ready
0 done
0 take orange-17
0 place r270 at G7
0 pass
0 play 68
0 pass
0 ready
0 ready
0 keep 55
0 keep 84
0 keep 38
0 keep 110
0 keep 142
0 keep 146
0 ready
0 buy 38
0 buy 49
0 buy 110
0 done
0 ready
0 play 38
0 play 44
0 done
0 take orange-11
0 use basket
0 place r270f at L6
0 take purple-04
0 place r270f at M7
0 pass
0 play 110 common
0 take line3
0 place r0 at L5
0 decline
0 pass
0 ready
0 ready
0 keep 66
0 keep 139
0 keep 52
0 keep 106
0 keep 114
0 keep 105
0 ready
0 buy 52
0 buy 66
0 buy 114
0 buy 105
0 done
0 ready
0 done
0 take orange-08
0 place r0 at K4
0 pass
0 play 105 common
0 take corner3
0 place r0 at O5
0 take single
0 place r0 at N2
0 pass
0 ready
result -21
seal 6a4b58cd7fba9b0de690fdb252506a2d
