katzentisch 1
game isle_of_cats/1
players You, Minka
options modules=ABC family=no
seed lesson-95
0 figure red
1 figure green
