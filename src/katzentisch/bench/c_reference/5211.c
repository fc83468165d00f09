/* 5211 for four, one pass, as games/g5211/rules plays it: how fast it could be. */
#include <string.h>

#include "run.h"

enum { SEATS = 4, KINDS = 30, HAND = 5, DECK = 100, COLOURS = 5, TARGET = SEATS + 2, LIMIT = SEATS + 3, ROOSTERS = 5 };

typedef struct {
    uint8_t hand[HAND], open[4];
    int cards, first, second, points, kept;
} Seat;

static void take(Seat *seat, uint8_t card) {
    int at = seat->cards++;
    for (; at > 0 && seat->hand[at - 1] > card; at--) seat->hand[at] = seat->hand[at - 1];
    seat->hand[at] = card;
}

static void drop(Seat *seat, int card) {
    int at = 0;
    while (seat->hand[at] != card) at++;
    seat->cards--;
    for (; at < seat->cards; at++) seat->hand[at] = seat->hand[at + 1];
}

static int repeats(const Seat *seat, int at) { return at > 0 && seat->hand[at] == seat->hand[at - 1]; }

/* Draws cards until none repeats another, so that each choice is as likely. */
static void choose(Seat *seat, int turn, Rng *player) {
    for (;;) {
        int first = below(player, (uint32_t)seat->cards);
        if (turn > 0) {
            if (repeats(seat, first)) continue;
            seat->first = seat->hand[first];
            seat->second = -1;
            return;
        }
        int second = below(player, (uint32_t)seat->cards - 1);
        if (second < first) {
            int swapped = first;
            first = second;
            second = swapped;
        } else {
            second++;
        }
        if (repeats(seat, first) || (second != first + 1 && repeats(seat, second))) continue;
        seat->first = seat->hand[first];
        seat->second = seat->hand[second];
        return;
    }
}

/* The colour below the limit that stands alone on the highest count, or the roosters, or -1. */
static int scores(const Seat *seats) {
    int counts[COLOURS] = {0}, roosters = 0;
    for (int at = 0; at < SEATS; at++)
        for (int slot = 0; slot < 4; slot++) {
            counts[seats[at].open[slot] / 6]++;
            roosters += seats[at].open[slot] % 6 == 0;
        }
    if (roosters == TARGET) return ROOSTERS;
    for (int wanted = LIMIT - 1; wanted > 0; wanted--) {
        int found = -1, many = 0;
        for (int colour = 0; colour < COLOURS; colour++)
            if (counts[colour] == wanted) found = colour, many++;
        if (many == 1) return found;
    }
    return -1;
}

static void score(Seat *seats) {
    int what = scores(seats);
    for (int at = 0; at < SEATS; at++)
        for (int slot = 0; slot < 4; slot++) {
            int card = seats[at].open[slot];
            if (what == ROOSTERS ? card % 6 == 0 : card / 6 == what) {
                seats[at].points += card % 6 + 1;
                seats[at].kept++;
            }
        }
}

static int play(const Rng *chance, Rng *player, uint32_t *checksum) {
    static const uint8_t COPIES[] = {5, 6, 5, 2, 1, 1};
    Seat seats[SEATS];
    uint8_t pile[DECK];
    int top = 0, moves = 0;
    for (uint8_t card = 0; card < KINDS; card++)
        for (int copy = 0; copy < COPIES[card % 6]; copy++) pile[top++] = card;
    Rng deal = branch(chance, "deal 1");
    shuffle(&deal, pile, DECK);
    memset(seats, 0, sizeof seats);
    top = 0;
    for (int at = 0; at < SEATS; at++)
        while (seats[at].cards < HAND) take(&seats[at], pile[top++]);
    do {
        for (int turn = 0; turn < 3; turn++) {
            for (int at = 0; at < SEATS; at++) choose(&seats[at], turn, player);
            moves += SEATS;
            for (int at = 0; at < SEATS; at++) {
                Seat *seat = &seats[at];
                int slot = turn == 0 ? 0 : turn + 1;
                drop(seat, seat->first);
                seat->open[slot] = (uint8_t)seat->first;
                if (turn > 0) continue;
                drop(seat, seat->second);
                seat->open[1] = (uint8_t)seat->second;
            }
            if (top == DECK) continue;
            for (int at = 0; at < SEATS; at++)
                for (int drawn = turn == 0 ? 2 : 1; drawn > 0; drawn--) take(&seats[at], pile[top++]);
        }
        score(seats);
    } while (seats[0].cards == HAND);
    for (int at = 0; at < SEATS; at++) *checksum = *checksum * 31 + (uint32_t)(seats[at].points + moves);
    return moves;
}
