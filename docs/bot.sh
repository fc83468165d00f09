#!/bin/sh
# A program for the arena in shell: it plays any game, always the first legal move.
# katzentisch arena 5211 --players heuristic --external "sh docs/bot.sh" --games 20
tab=$(printf '\t')
while IFS=$tab read -r word first rest; do
  case $word in
    katzentisch*) echo "ready bot.sh" ;;
    choose) echo "$first" ;;
    interrupt) echo pass ;;
  esac
done
