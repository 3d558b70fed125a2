// The computer's mind: hidden choices made at once have no best move, so it mixes. A pure function of what its seat may see.
import type { Json } from '../../kit/core/json.ts';
import { type Rng, random, randomInt, seeded } from '../../kit/core/rng.ts';
import type { Question, Shown, Sight } from '../rules/question.ts';
import { resolve } from '../rules/resolve.ts';
import type { Mix } from '../rules/state.ts';
import { PASS, type Pledge, type Seat, type Side, type Valley } from '../rules/valley.ts';
import { type Limits, ordered, type Rated, rate, type Worth } from './candidates.ts';
import { chancesOf } from './chances.ts';
import { valueOf } from './value.ts';

const OWN: Seat = 0;
const OTHER: Seat = 1;
/** Hands that are imagined for the other. */
const HANDS = { normal: 4, hard: 16 } as const;
/** Replies that Hard keeps of each hand, and hands whose replies it answers. */
const REPLIES = 2;
const ANSWERED = 3;
/** Own promises that are weighed. */
const LIST = { normal: 8, hard: 16 } as const;
/** Best answers that Hard lists to a reply, and to none. */
const ANSWERS = { reply: 6, none: 4 } as const;
/** Best single cards that are tried in pairs: of Hard's own hand, and of an imagined one. */
const PAIRED = { hard: 16, imagined: 6 } as const;
const ROUNDS = 400;
/** Shares below this are left out, in thousandths. */
const LEAST_SHARE = 20;
const EASY_WEIGHTS = [5, 4, 3, 3, 2, 2] as const;
/** Values this near to the best are played, too. */
const NEAR = 0.6;

const sideOf = (shown: Shown, hand: readonly number[], deck: readonly number[]): Side => ({
  guardian: shown.guardian,
  courage: shown.courage,
  gates: [...shown.gates],
  creatures: shown.creatures.map(creature => ({ ...creature })),
  returned: [...shown.returned],
  hand: [...hand],
  deck: [...deck],
});

/** The valley with a hand imagined for the other, out of the cards that nobody has seen. */
export function imagined({ turn, own, other }: Sight, rng: Rng): Valley {
  const unseen = [...other.unseen];
  for (let i = unseen.length - 1; i > 0; i--) {
    const j = randomInt(rng, i + 1);
    [unseen[i], unseen[j]] = [unseen[j] as number, unseen[i] as number];
  }
  const free = Math.max(0, other.cardsInHand - other.known.length);
  return {
    turn,
    sides: [
      sideOf(
        own,
        own.hand,
        own.unseen.filter(card => !own.hand.includes(card)),
      ),
      sideOf(other, [...other.known, ...unseen.slice(0, free)], unseen.slice(free)),
    ],
  };
}

interface World {
  readonly valley: Valley;
  readonly reply: Pledge;
}

/** Pairs of a valley with an imagined hand and a reply out of it. */
function replies(sight: Sight, hands: number, each: number, rng: Rng, worth?: Worth): World[] {
  return Array.from({ length: hands }, () => imagined(sight, rng)).flatMap(valley =>
    rate(valley, OTHER, PASS, sight.t, {}, PAIRED.imagined, worth)
      .slice(0, each)
      .map(({ promise: reply }) => ({ valley, reply })),
  );
}

/** Best answer to some imagined replies, in the mean; with the mean values of what was weighed. */
export function bestAnswers(sight: Sight, rng: Rng, hands: number = HANDS.normal, limits: Limits = {}): Rated[] {
  const worlds = replies(sight, hands, 1, rng);
  const [first] = worlds;
  if (!first) return [{ promise: PASS, value: 0 }];
  const listed = rate(first.valley, OWN, first.reply, sight.t, limits).slice(0, LIST.normal);
  return listed
    .map(({ promise }) => {
      let sum = 0;
      for (const { valley, reply } of worlds)
        sum += valueOf(resolve(valley, ordered(OWN, promise, reply), sight.t), OWN, sight.t);
      return { promise, value: sum / worlds.length };
    })
    .toSorted((a, b) => b.value - a.value);
}

/** What looks best if the other did nothing. */
export const atSight = (sight: Sight, rng: Rng, limits: Limits = {}): Rated[] =>
  rate(imagined(sight, rng), OWN, PASS, sight.t, limits, 8);

/** Regret matching over own promises and imagined replies: shares that no reply of these exploits. */
function mixed(sight: Sight, rng: Rng): { promises: readonly Pledge[]; shares: readonly number[] } {
  const { t } = sight;
  const worlds = replies(sight, HANDS.hard, REPLIES, rng, chancesOf);
  const listed = new Map<string, Pledge>();
  const list = ({ valley, reply }: World, most: number) => {
    for (const { promise } of rate(valley, OWN, reply, t, {}, PAIRED.hard, chancesOf).slice(0, most))
      listed.set(JSON.stringify(promise), promise);
  };
  for (const world of worlds.slice(0, ANSWERED * REPLIES).filter((_, index) => index % REPLIES === 0))
    list(world, ANSWERS.reply);
  for (const { valley } of worlds.slice(0, 1)) list({ valley, reply: PASS }, ANSWERS.none);
  const rows = [...listed.values()].map(promise => {
    const values = worlds.map(({ valley, reply }) =>
      chancesOf(resolve(valley, ordered(OWN, promise, reply), t), OWN, t),
    );
    return { promise, values, sum: values.reduce((all, value) => all + value, 0) };
  });
  const best = rows.toSorted((a, b) => b.sum - a.sum).slice(0, LIST.hard);
  return { promises: best.map(({ promise }) => promise), shares: matched(best.map(({ values }) => values)) };
}

/** Average strategy of the row player after a fixed number of rounds. */
export function matched(payoff: readonly (readonly number[])[]): readonly number[] {
  const rows = payoff.length;
  const columns = payoff[0]?.length ?? 0;
  const rowRegret = new Array<number>(rows).fill(0);
  const columnRegret = new Array<number>(columns).fill(0);
  const total = new Array<number>(rows).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const own = strategy(rowRegret);
    const other = strategy(columnRegret).map(share => (share + 1 / columns) / 2);
    const rowValue = payoff.map(row => row.reduce((sum, value, column) => sum + value * (other[column] ?? 0), 0));
    const mean = rowValue.reduce((sum, value, row) => sum + value * (own[row] ?? 0), 0);
    for (let row = 0; row < rows; row++) {
      rowRegret[row] = (rowRegret[row] ?? 0) + (rowValue[row] ?? 0) - mean;
      total[row] = (total[row] ?? 0) + (own[row] ?? 0);
    }
    for (let column = 0; column < columns; column++) {
      let value = 0;
      for (let row = 0; row < rows; row++) value += (own[row] ?? 0) * (payoff[row]?.[column] ?? 0);
      columnRegret[column] = (columnRegret[column] ?? 0) + mean - value;
    }
  }
  return total.map(sum => sum / ROUNDS);
}

function strategy(regrets: readonly number[]): number[] {
  const positive = regrets.map(regret => Math.max(0, regret));
  const sum = positive.reduce((all, regret) => all + regret, 0);
  return positive.map(regret => (sum > 0 ? regret / sum : 1 / regrets.length));
}

export function think(question: Question): Mix {
  const rng = seeded(question.seed);
  if (question.level === 'hard') {
    const { promises, shares } = mixed(question, rng);
    return drawn(promises, shares, rng);
  }
  if (question.level === 'normal') {
    const [best, ...rest] = bestAnswers(question, rng) as [Rated, ...Rated[]];
    const near = [best, ...rest.filter(({ value }) => best.value - value < NEAR).slice(0, 2)];
    return drawn(
      near.map(({ promise }) => promise),
      near.map((_, index) => 3 - index),
      rng,
    );
  }
  const listed = atSight(question, rng).slice(0, EASY_WEIGHTS.length);
  return drawn(
    listed.map(({ promise }) => promise),
    listed.map((_, index) => EASY_WEIGHTS[index] ?? 1),
    rng,
  );
}

/** Shares in thousandths, largest first, and one of them drawn. */
function drawn(promises: readonly Pledge[], weights: readonly number[], rng: Rng): Mix {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const all = promises
    .map((promise, index) => ({ promise, share: Math.round((1000 * (weights[index] ?? 0)) / sum) }))
    .toSorted((a, b) => b.share - a.share);
  const kept = all.filter(({ share }) => share >= LEAST_SHARE);
  const thoughts = kept.length > 0 ? kept : all.slice(0, 1);
  let left = random(rng) * thoughts.reduce((shares, { share }) => shares + share, 0);
  const picked = thoughts.findIndex(({ share }) => (left -= share) < 0);
  return { thoughts, picked: Math.max(0, picked) };
}

/** Answers a request of the rules. */
export const answer = (request: Json): Json => think(request as unknown as Question) as unknown as Json;
