// Case generator: murderer, alibis and motives from a seed. Each kind of case is built from a fixed pattern of alibis, so that it is always solvable.
import { pick, type Rng, randomInt, seeded } from '../../kit/core/rng.ts';
import type { RoomId } from './house.ts';
import { GUESTS, TRAITS } from './people.ts';

/**
 * alibi: they were together in twos and threes, and the murderer names somebody who denies it.
 * motive: everybody was alone, and a torn letter says what it was about.
 * witness: somebody swears for the murderer, and admits the lie once it is plain.
 */
export const KINDS = ['alibi', 'motive', 'witness'] as const;
export type Kind = (typeof KINDS)[number];

export const MOTIVES = ['debt', 'will', 'secret', 'insult'] as const;
export type Motive = (typeof MOTIVES)[number];

/** A statement about the hour of the murder. */
export interface Alibi {
  readonly room: RoomId;
  /** Guests named as company. */
  readonly with: readonly number[];
  /** A room seen empty then, which breaks the alibi of whoever claims it; else null. */
  readonly passed: RoomId | null;
}

export interface Case {
  /** The seed it was generated from. */
  readonly seed: number;
  readonly kind: Kind;
  /** Index of the guest. */
  readonly murderer: number;
  /** The statement of each guest, by index. */
  readonly alibis: readonly Alibi[];
  /** The quarrel of each guest with the host, by index. */
  readonly motives: readonly Motive[];
  /** The room of the torn letter, in a case of motive; else null. */
  readonly letterIn: RoomId | null;
  /** The guest who gives the murderer a false alibi, in a case of witness; else null. */
  readonly liar: number | null;
  /** The order in which bodies reveal traits of the murderer. */
  readonly order: readonly number[];
  /** Which of three texts each red herring has. */
  readonly herrings: readonly [umbrella: number, watch: number];
}

const ALIBI_ROOMS: readonly RoomId[] = ['living', 'dining', 'kitchen', 'upstairs', 'bedroom', 'study'];
const LETTER_ROOMS: readonly RoomId[] = ['living', 'bedroom', 'study'];
/** Random stream of case generation; the game itself uses another. */
const CASE_STREAM = 1;
/** Guests who share the motive that the letter names. */
const SHARE_MOTIVE = 2;

export function createCase(seed: number): Case {
  const rng = seeded(seed, CASE_STREAM);
  const kind = pick(rng, KINDS);
  const murderer = randomInt(rng, GUESTS.length);
  const innocent = shuffled(
    rng,
    GUESTS.map((_, who) => who).filter(who => who !== murderer),
  );
  const rooms = shuffled(rng, ALIBI_ROOMS);
  const liar = innocent[1] as number;
  return {
    seed,
    kind,
    murderer,
    alibis: kind === 'motive' ? soloAlibis(murderer, innocent, rooms) : sharedAlibis(kind, murderer, innocent, rooms),
    motives: drawMotives(rng, murderer, innocent),
    letterIn: kind === 'motive' ? pick(rng, LETTER_ROOMS) : null,
    liar: kind === 'witness' ? liar : null,
    order: shuffled(
      rng,
      TRAITS.map((_, trait) => trait),
    ),
    herrings: [randomInt(rng, 3), randomInt(rng, 3)],
  };
}

/** Two innocents were in one room and three in another; the murderer claims to have been with the two, or with one of them. */
function sharedAlibis(kind: Kind, murderer: number, innocent: readonly number[], rooms: readonly RoomId[]): Alibi[] {
  const [a, b, ...trio] = innocent as [number, number, number, number, number];
  const [small, large] = rooms as [RoomId, RoomId];
  const alibis: Alibi[] = [];
  alibis[a] = { room: small, with: [b], passed: null };
  alibis[b] = { room: small, with: kind === 'witness' ? [a, murderer] : [a], passed: null };
  for (const who of trio) alibis[who] = { room: large, with: trio.filter(other => other !== who), passed: null };
  alibis[murderer] = { room: small, with: kind === 'witness' ? [a, b] : [b], passed: null };
  return alibis;
}

/** Everybody was alone; one of them passed the room in which the murderer claims to have been. */
function soloAlibis(murderer: number, innocent: readonly number[], rooms: readonly RoomId[]): Alibi[] {
  const alibis: Alibi[] = [];
  const [claimed, ...others] = rooms as [RoomId, ...RoomId[]];
  innocent.forEach((who, i) => {
    alibis[who] = { room: others[i] as RoomId, with: [], passed: i === 0 ? claimed : null };
  });
  alibis[murderer] = { room: claimed, with: [], passed: null };
  return alibis;
}

function drawMotives(rng: Rng, murderer: number, innocent: readonly number[]): Motive[] {
  const [mine, ...others] = shuffled(rng, MOTIVES) as [Motive, ...Motive[]];
  const motives: Motive[] = [];
  motives[murderer] = mine;
  shuffled(rng, innocent).forEach((who, i) => {
    motives[who] = i < SHARE_MOTIVE - 1 ? mine : (others[i % others.length] as Motive);
  });
  return motives;
}

/** A shuffled copy (Fisher–Yates). */
export function shuffled<T>(rng: Rng, things: readonly T[]): T[] {
  const all = [...things];
  for (let i = all.length - 1; i > 0; i--) {
    const j = randomInt(rng, i + 1);
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}
