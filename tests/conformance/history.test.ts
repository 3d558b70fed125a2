// Property-based test of every turn game: random commands, undo, redo and waiting, compared with the model in history.ts.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { type Knobs, knob, type Tuning } from '../../scenes/kit/core/constants.ts';
import { type HasRng, seeded } from '../../scenes/kit/core/rng.ts';
import type { GameEvent, TurnRules } from '../../scenes/kit/core/rules.ts';
import { levelFile } from '../../scenes/sokoban/levels/levelFile.ts';
import { type Act, holds, type TurnGame } from './history.ts';

const LEVELS = fileURLToPath(new URL('../../assets/levels/', import.meta.url));

interface Beads extends HasRng {
  readonly on: number;
  readonly marks: number;
  readonly asked: boolean;
  readonly bell: number | null;
}
type Pull =
  | { readonly type: 'pull'; readonly beads: number }
  | { readonly type: 'mark' | 'throw' | 'ask' | 'slide' | 'wind' | 'ring' };

/** Small turn game that uses every ability of turn rules once. */
const BEADS: TurnRules<
  Beads,
  Pull,
  GameEvent & { message?: string },
  Tuning<{ slideTicks: ReturnType<typeof knob> }>
> = {
  kind: 'turns',
  create: ({ seed }) => ({ rng: seeded(seed), on: 0, marks: 0, asked: false, bell: null }),
  legal: () => [
    { type: 'pull', beads: 1 },
    { type: 'pull', beads: 2 },
    { type: 'throw' },
    { type: 'ask' },
    { type: 'wind' },
  ],
  apply(state, command, _t, now) {
    const told = (change: Partial<Beads>) => ({ state: { ...state, ...change }, events: [{ type: command.type }] });
    switch (command.type) {
      case 'pull':
        return told({ on: state.on + command.beads });
      case 'throw':
      case 'slide':
        return told({ on: state.on + 1 });
      case 'mark':
        return told({ marks: state.marks + 1 });
      case 'ask':
        return told({ asked: true });
      case 'wind':
        return told({ bell: now + 40 });
      case 'ring':
        return told({ bell: null });
      default:
        return { state, events: [{ type: 'refused', message: 'That is not a move in this game.' }] };
    }
  },
  due: ({ on }, { slideTicks }) =>
    on % 3 === 0 ? null : { command: { type: 'slide' }, afterTicks: slideTicks * (on % 3) },
  alarm: ({ bell }) => (bell === null ? null : { command: { type: 'ring' }, at: bell }),
  undoable: (_before, { type }) => (type === 'mark' ? 'aside' : type !== 'throw' && type !== 'ring'),
  survives: (restored, { marks }) => ({ ...restored, marks }),
  request: ({ asked }) => (asked ? 'how many' : null),
  onResponse: (state, answer) =>
    answer === 'none' ? { state: { ...state, asked: false }, events: [] } : { state, events: [] },
  result: ({ on }) => (on > 40 ? { outcome: 'ended', score: on, title: 'Full', lines: [], again: 'Again' } : null),
};

/** Rules of all games; turn games are found by their `kind`. */
const rulesOf = import.meta.glob<{ kind: string }>('../../scenes/*/rules/rules.ts', { eager: true, import: 'RULES' });
const constantsOf = import.meta.glob<Knobs>('../../scenes/*/constants.ts', { eager: true, import: 'CONSTANTS' });

/** Commands by game that random play would not find, and those that `legal` leaves out. */
const HINTS: Readonly<Record<string, Pick<TurnGame, 'more' | 'overrides'>>> = {
  dalex: {
    more: [
      { type: 'guard', on: true },
      { type: 'guard', on: false },
    ],
  },
  'escape-room': { overrides: { limitSeconds: 60, tenseSeconds: 58, lastSeconds: 56 } },
  'mystery-house': { more: ['look', 'help', 'go west', 'wait', 'accuse nobody'].map(text => ({ type: 'say', text })) },
  'robot-battle': { more: [{ type: 'pace', pace: 4 }] },
  sokoban: {
    more: [
      { type: 'takeHelp' },
      { type: 'takeSolution' },
      { type: 'play', lurd: levelFile(level('sokoban', '1.xsb')).solution, from: 'start' },
    ],
  },
  'yay-zee': {
    more: [{ type: 'hold', die: 0 }, { type: 'coach', mode: 'after' }, { type: 'goOn' }],
  },
};

function level(id: string, file: string): string {
  return readFileSync(`${LEVELS}${id}/${file}`, 'utf8');
}

const games: TurnGame[] = CATALOG.flatMap(({ id, start, levels = [] }) => {
  const rules = rulesOf[`../../scenes/${id}/rules/rules.ts`];
  const constants = constantsOf[`../../scenes/${id}/constants.ts`];
  if (rules?.kind !== 'turns' || !constants) return [];
  return {
    id,
    rules: rules as TurnGame['rules'],
    constants,
    levels: levels.map(file => level(id, file)),
    setups: start.buttons.map(({ setup = {} }) => setup),
    ...HINTS[id],
  };
});

const beads: TurnGame = {
  id: 'beads',
  rules: BEADS,
  constants: { slideTicks: knob(12, [1, 60], 'ticks', 'beads stay longer') },
  setups: [{}],
  more: [{ type: 'mark' }],
};

type Of<A extends Act['do']> = Extract<Act, { do: A }>;
const send: fc.Arbitrary<Of<'send' | 'sendMore'>> = fc.record({
  do: fc.constantFrom('send' as const, 'send' as const, 'sendMore' as const),
  pick: fc.nat({ max: 999 }),
});
/** Waiting times, shorter and longer than the delays of scheduled commands. */
const wait: fc.Arbitrary<Of<'wait'>> = fc.record({
  do: fc.constant('wait' as const),
  ticks: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 30, max: 130 })),
});
const back: fc.Arbitrary<Act> = fc.constantFrom<Act>({ do: 'undo' }, { do: 'redo' });
const idle: fc.Arbitrary<Act> = fc.constantFrom<Act>(
  { do: 'refused' },
  { do: 'answer', answer: 'none' },
  { do: 'answer', answer: 'some' },
);

/** Sequences in which a delay must restart; random play rarely waits at the right moment. */
const passage: fc.Arbitrary<readonly Act[]> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple<Act[]>(send) },
  { weight: 3, arbitrary: fc.tuple<Act[]>(back) },
  { weight: 2, arbitrary: fc.tuple<Act[]>(wait) },
  { weight: 1, arbitrary: fc.tuple<Act[]>(idle) },
  { weight: 1, arbitrary: fc.tuple<Act[]>(send, wait, idle, wait) },
  { weight: 1, arbitrary: fc.tuple<Act[]>(send, fc.constant({ do: 'undo' }), wait, fc.constant({ do: 'redo' }), wait) },
);
const MOST_PASSAGES = 25;

function anyRunHolds(game: TurnGame, numRuns: number): void {
  fc.assert(
    fc.property(
      fc.nat({ max: 99 }),
      fc.constantFrom(...game.setups),
      fc.array(passage, { minLength: 5, maxLength: MOST_PASSAGES }),
      (seed, setup, passages) => holds(game, seed, setup, passages.flat()),
    ),
    { seed: 20261125, numRuns },
  );
}

describe('after every act a history is what it promises to be', () => {
  test('in a game of nothing but what the kit offers', () => anyRunHolds(beads, 150));

  test('and every game that takes turns is looked at', () => {
    expect(games.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['dalex', 'dice-conquest', 'escape-room', 'sokoban', 'yay-zee']),
    );
    expect(Object.keys(HINTS).filter(id => !games.some(game => game.id === id))).toEqual([]);
  });

  test.each(games)('in $id', game => anyRunHolds(game, 30));
});
