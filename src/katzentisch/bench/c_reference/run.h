/* What every yardstick shares: the house's generator (core/chance.py), and games played until the time is up.
 *
 * On stdin: the seconds, the generator that chooses the moves, then that of each game's chance, as four words each.
 * On stdout: moves a second, and the moves and the checksum of the first round through the games. */
#include <stdint.h>
#include <stdio.h>
#include <time.h>

typedef struct {
    uint32_t a, b, c, counter;
} Rng;

static uint32_t word(Rng *rng) {
    uint32_t out = rng->a + rng->b + rng->counter++;
    rng->a = rng->b ^ (rng->b >> 9);
    rng->b = rng->c + (rng->c << 3);
    rng->c = ((rng->c << 21) | (rng->c >> 11)) + out;
    return out;
}

static Rng generator(uint32_t a, uint32_t b, uint32_t c) {
    Rng rng = {a, b, c, 1};
    for (int warm_up = 0; warm_up < 12; warm_up++) word(&rng);
    return rng;
}

static Rng branch(const Rng *source, const char *label) {
    uint32_t a = source->a;
    while (*label) a = (a ^ (uint32_t)*label++) * 0x1000193u;
    Rng other = generator(a, source->b, source->c);
    other.a += source->a;
    other.b += source->b;
    other.c += source->c;
    return other;
}

static int below(Rng *rng, uint32_t n) {
    uint64_t product = (uint64_t)word(rng) * n;
    if ((uint32_t)product < n) {
        uint32_t unfair = -n % n;
        while ((uint32_t)product < unfair) product = (uint64_t)word(rng) * n;
    }
    return (int)(product >> 32);
}

static void shuffle(Rng *rng, uint8_t *items, int size) {
    for (int at = size - 1; at > 0; at--) {
        int other = below(rng, (uint32_t)at + 1);
        uint8_t item = items[at];
        items[at] = items[other];
        items[other] = item;
    }
}

/* One game of four at random, begun with this chance: how many moves it took; the points go into the checksum. */
static int play(const Rng *chance, Rng *player, uint32_t *checksum);

#define MOST_GAMES 1000

int main(void) {
    static Rng games[MOST_GAMES];
    double seconds;
    Rng player, next;
    int size = 0;
    if (scanf("%lf %u %u %u %u", &seconds, &player.a, &player.b, &player.c, &player.counter) != 5) return 1;
    while (size < MOST_GAMES && scanf("%u %u %u %u", &next.a, &next.b, &next.c, &next.counter) == 4) games[size++] = next;
    if (size == 0) return 1;
    uint32_t checksum = 0, ignored = 0;
    long moves = 0, first = 0, limit = (long)(seconds * CLOCKS_PER_SEC), spent;
    clock_t start = clock();
    do {
        for (int at = 0; at < size; at++) moves += play(&games[at], &player, first ? &ignored : &checksum);
        if (!first) first = moves;
        spent = clock() - start;
    } while (spent < limit);
    printf("%f %ld %u\n", (double)moves * CLOCKS_PER_SEC / (double)(spent ? spent : 1), first, checksum);
    return 0;
}
