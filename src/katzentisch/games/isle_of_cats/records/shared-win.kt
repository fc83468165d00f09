katzentisch 1 sealed
game isle_of_cats/1
players Anna, Ben
options modules=ABC family=no
seed golden-p
1 figure orange
0 figure purple
0 keep 150
0 keep 117
1 keep 140
1 keep 105
0 keep 38
0 keep 29
1 keep 92
1 keep 82
0 keep 75
0 keep 64
1 keep 27
1 keep 21
0 done
1 done
1 pass
0 pass
0 keep 148
0 keep 119
1 keep 134
1 keep 122
0 keep 103
0 keep 99
1 keep 90
1 keep 70
0 keep 47
0 keep 43
1 keep 66
1 keep 63
0 done
1 done
1 pass
0 pass
0 keep 112
0 keep 100
1 keep 108
1 keep 84
0 keep 83
0 keep 79
1 keep 97
1 keep 71
0 keep 57
0 keep 25
1 keep 62
1 keep 61
0 done
1 done
1 pass
0 pass
0 keep 130
0 keep 73
1 keep 145
1 keep 131
0 keep 88
0 keep 69
1 keep 60
1 keep 32
0 keep 16
0 keep 11
1 keep 49
1 keep 37
0 done
1 done
1 pass
0 pass
0 keep 120
0 keep 107
1 keep 136
1 keep 129
0 keep 111
0 keep 80
1 keep 54
1 keep 30
0 keep 17
0 keep 12
1 keep 77
1 keep 42
0 done
1 done
1 pass
0 pass
result -54 -54
seal 953342a075814a7538761f403079ec19
