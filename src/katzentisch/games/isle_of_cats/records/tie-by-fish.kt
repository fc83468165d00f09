katzentisch 1 sealed
game isle_of_cats/1
players Anna, Ben
options modules=ABC family=no
seed golden-q
0 figure orange
1 figure purple
0 keep 131
0 keep 86
1 keep 132
1 keep 129
0 keep 121
0 keep 100
1 keep 65
1 keep 57
0 keep 54
0 keep 18
1 keep 92
1 keep 88
0 buy 28
0 done
1 done
0 ready
0 done
0 pass
1 pass
0 pass
0 ready
0 ready
0 keep 125
0 keep 77
1 keep 143
1 keep 122
0 keep 95
0 keep 87
1 keep 71
1 keep 44
0 keep 38
0 keep 30
1 keep 72
1 keep 63
0 ready
0 done
1 done
0 ready
0 done
0 pass
1 pass
0 pass
0 ready
0 ready
0 keep 105
0 keep 104
1 keep 138
1 keep 94
0 keep 76
0 keep 62
1 keep 68
1 keep 29
0 keep 26
0 keep 12
1 keep 59
1 keep 56
0 ready
0 done
1 done
0 ready
0 done
0 pass
1 pass
0 pass
0 ready
0 ready
0 keep 126
0 keep 108
1 keep 124
1 keep 106
0 keep 81
0 keep 60
1 keep 78
1 keep 75
0 keep 66
0 keep 32
1 keep 34
1 keep 8
0 ready
0 done
1 done
0 ready
0 done
0 pass
1 pass
0 pass
0 ready
0 ready
0 keep 130
0 keep 111
1 keep 148
1 keep 140
0 keep 113
0 keep 101
1 keep 90
1 keep 69
0 keep 61
0 keep 27
1 keep 91
1 keep 70
0 ready
0 done
1 done
0 ready
0 done
0 pass
1 pass
0 pass
0 ready
result -54 -54
seal 19c4a03585ca24a3989861d6d52ea56f
