katzentisch 1 sealed
game cryptid/1
players Anna, Ben, Cleo, Dora
options mode=normal answers=by-hand card=N01 starter=3 difficulty=any share=auto
books: alpha beta gamma delta
3 cube D1
0 cube D2
1 cube B3
2 cube A5
3 cube A9
0 cube B5
1 cube F4
2 cube E7
3 ask 0 at D7
0 answer disc
0 agree
2 agree
3 agree
0 ask 1 at J6
1 answer cube
0 cube I6
2 correct E7
2 cube F5
1 search E7
3 answer disc
0 answer disc
result 0 1 0 0
seal 65a4b1d484052bf0d464ad78a8a575dc
