/* Cat in the Box for four on the white side, as games/cat_in_the_box/rules plays it: how fast it could be. */
#include "run.h"

enum { SEATS = 4, VALUES = 8, HAND = 10, DECK = 40 };

static const uint64_t RED = 0x1FF, NOT_RED = 0xFFFFFFE00, BOARD = 0xFFFFFFFFF, EVERY_ROW = 0x8040201;
static const uint64_t FIRST_COLUMN = 0x8040201, LAST_COLUMN = 0x804020100;

typedef struct {
    uint64_t hand, held, open, tokens;
    int cards, prediction, tricks, total;
} Seat;

static int nth(uint64_t mask, int n) {
    while (n-- > 0) mask &= mask - 1;
    return __builtin_ctzll(mask);
}

static int choose(uint64_t mask, Rng *player) { return nth(mask, below(player, (uint32_t)__builtin_popcountll(mask))); }

static void drop(Seat *seat, int value) {
    seat->hand -= 1ull << 4 * value;
    seat->cards--;
    if ((seat->hand >> 4 * value & 15) == 0) seat->held &= ~(1ull << value);
}

static int largest_group(uint64_t left) {
    int largest = 0;
    while (left) {
        uint64_t group = left & -left, grown;
        for (;; group = grown) {
            grown = group | group << 9 | group >> 9 | (group & ~LAST_COLUMN) << 1 | (group & ~FIRST_COLUMN) >> 1;
            grown &= left;
            if (grown == group) break;
        }
        int size = __builtin_popcountll(group);
        if (size > largest) largest = size;
        left &= ~group;
    }
    return largest;
}

/* The tricks of one round; who caused a paradox, or -1. */
static int tricks(Seat *seats, int leader, Rng *player, int *moves) {
    uint64_t taken = 0;
    for (;;) {
        int led = -1, best = -1, winner = -1;
        for (int place = 0; place < SEATS; place++) {
            int at = (leader + place) % SEATS;
            Seat *seat = &seats[at];
            uint64_t plays = seat->held * EVERY_ROW & seat->open & ~taken;
            if (led < 0 && !(taken & RED) && plays & NOT_RED) plays &= NOT_RED;
            if (!plays) return at;
            int field = choose(plays, player), colour = field / 9, value = field % 9, strength = value;
            ++*moves;
            if (led < 0)
                led = colour;
            else if (colour != led)
                seat->open &= ~(RED << 9 * led);
            taken |= 1ull << field;
            seat->tokens |= 1ull << field;
            drop(seat, value);
            if (colour == 0)
                strength += 9;
            else if (colour != led)
                strength = -1;
            if (strength > best) best = strength, winner = at;
        }
        seats[winner].tricks++;
        if (seats[winner].cards == 1) return -1;
        leader = winner;
    }
}

static int play(const Rng *chance, Rng *player, uint32_t *checksum) {
    static const char *const DEALS[] = {"deal 1", "deal 2", "deal 3", "deal 4"};
    Seat seats[SEATS] = {0};
    Rng first = branch(chance, "starter");
    int starter = below(&first, SEATS), moves = 0;
    for (int round = 0; round < SEATS; round++, starter = (starter + 1) % SEATS) {
        uint8_t deck[DECK];
        for (int at = 0; at < DECK; at++) deck[at] = (uint8_t)(at / 5);
        Rng deal = branch(chance, DEALS[round]);
        shuffle(&deal, deck, DECK);
        for (int at = 0; at < SEATS; at++) {
            Seat *seat = &seats[at];
            *seat = (Seat){.open = BOARD, .cards = HAND, .total = seat->total};
            for (int card = 0; card < HAND; card++) {
                int value = deck[at * HAND + card];
                seat->hand += 1ull << 4 * value;
                seat->held |= 1ull << value;
            }
        }
        for (int at = 0; at < SEATS; at++) drop(&seats[at], choose(seats[at].held, player));
        for (int at = 0; at < SEATS; at++) seats[(starter + at) % SEATS].prediction = 1 + below(player, 3);
        moves += 2 * SEATS;
        int paradox = tricks(seats, starter, player, &moves);
        for (int at = 0; at < SEATS; at++) {
            Seat *seat = &seats[at];
            seat->total += at == paradox ? -seat->tricks : seat->tricks;
            if (at != paradox && seat->tricks == seat->prediction) seat->total += largest_group(seat->tokens);
        }
    }
    for (int at = 0; at < SEATS; at++) *checksum = *checksum * 31 + (uint32_t)(seats[at].total + moves);
    return moves;
}
