// Rules: moves and deaths by the specification's numbers, accusation, undo, and untrusted commands.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { solve } from '../bots/solver.ts';
import { HOUSE, ROOMS, WAY_NAMES, WAYS, type Way } from './house.ts';
import { verdictOn } from './notebook.ts';
import { GUESTS, NAMES } from './people.ts';
import { scoreOf } from './result.ts';
import { RULES, sayCommand } from './rules.ts';
import type { MysteryState } from './state.ts';
import { lastReply, newGame, say, stateAfter, TUNING } from './testing.ts';

const walks = fc.array(fc.constantFrom(...WAYS), { maxLength: 60 });
const walk = (seed: number, ways: readonly Way[]): MysteryState => stateAfter(newGame(seed), ways);

test('the house: eight rooms, and every way of the plan', () => {
  expect(ROOMS).toEqual(['front', 'foyer', 'living', 'dining', 'kitchen', 'upstairs', 'bedroom', 'study']);
  const drawn = ROOMS.map(
    room =>
      `${room} ${WAYS.flatMap(way => (HOUSE[room].exits[way] ? [`${way}:${HOUSE[room].exits[way]}`] : [])).join(' ')}`,
  );
  expect(drawn).toEqual([
    'front n:foyer',
    'foyer s:front e:dining w:living u:upstairs',
    'living n:kitchen e:foyer',
    'dining n:kitchen w:foyer',
    'kitchen s:dining w:living',
    'upstairs e:study w:bedroom d:foyer',
    'bedroom e:upstairs',
    'study w:upstairs',
  ]);
});

test('seven people: six guests and You', () => {
  expect(NAMES).toEqual(['Ada Finch', 'Bruno Vale', 'Clara Moss', 'Dorian Pike', 'Edith Crane', 'Felix Stone', 'You']);
});

test('a fifth of the moves marks somebody for death while more than two are left, and three in ten of the living are met', () => {
  let [moves, deaths, met, living] = [0, 0, 0, 0];
  for (let seed = 1; seed <= 400; seed++) {
    let state = newGame(seed);
    for (let i = 0; i < 6; i++) {
      const before = state;
      state = say(state, i % 2 === 0 ? 'n' : 's').state;
      moves++;
      deaths += state.bodies.length + state.omens.length - before.bodies.length - before.omens.length;
      met += state.present.length;
      living += GUESTS.length - state.bodies.length;
    }
  }
  expect(deaths / moves).toBeGreaterThan(0.18);
  expect(deaths / moves).toBeLessThan(0.22);
  expect(met / living).toBeGreaterThan(0.285);
  expect(met / living).toBeLessThan(0.315);
});

test('whatever way one walks: the murderer never dies, two people are always left, and the dead stay where they fell', () => {
  fc.assert(
    fc.property(fc.nat(1e6), walks, (seed, ways) => {
      const state = walk(seed, ways);
      expect(state.bodies.some(({ who }) => who === state.case.murderer)).toBe(false);
      expect(NAMES.length - state.bodies.length).toBeGreaterThanOrEqual(TUNING.leastLeft);
      expect(new Set(state.bodies.map(({ who }) => who)).size).toBe(state.bodies.length);
      for (const who of state.present) expect(state.bodies.some(body => body.who === who)).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('who is met holds until one leaves, and luck does not hang on the way one takes', () => {
  const foyer = walk(11, ['n']);
  const still = stateAfter(foyer, ['look', 'wait', 'x footprint', 'i']);
  expect(still.present).toEqual(foyer.present);
  const [west, east] = [say(foyer, 'w').state, say(foyer, 'e').state];
  expect(west.present).toEqual(east.present);
  expect(west.bodies).toEqual(east.bodies);
});

test('all seven may be accused from any room, the dead too; anyone but the murderer loses', () => {
  for (const [index, name] of NAMES.entries())
    for (const text of [name, (name.split(' ')[0] as string).toUpperCase()]) {
      const state = say(walk(7, ['n', 'n', 'w']), `accuse ${text}`).state;
      const result = RULES.result(state, TUNING);
      expect(result?.outcome, name).toBe(index === state.case.murderer ? 'won' : 'lost');
    }
});

test('the score: 20 for a guess, 20 for each survivor, 2 less for each move over 20', () => {
  const state = newGame(7);
  const accused = { ...state, phase: 'over', accused: state.case.murderer } as const;
  expect(RULES.result(accused, TUNING)?.score).toBe(20 + 5 * 20);
  expect(RULES.result({ ...accused, moves: 26 }, TUNING)?.score).toBe(20 + 5 * 20 - 12);
  expect(RULES.result({ ...accused, moves: 500 }, TUNING)?.score).toBe(0);
  const wrong = { ...accused, accused: -1 };
  expect(RULES.result(wrong, TUNING)).toMatchObject({ outcome: 'lost', score: 0 });
});

test('a proof whose lie was given up in a confrontation pays 40 more, and no other', () => {
  const solution = solve(7, {}, TUNING);
  const proven = stateAfter(newGame(7), solution?.clues ?? []);
  const { murderer } = proven.case;
  const scored = (notes: Partial<typeof proven.notes>) =>
    scoreOf({ ...proven, moves: 0, notes: { ...proven.notes, confessed: false, admitted: null, ...notes } }, TUNING);
  const admitted = scored({ admitted: murderer });
  expect(admitted).toMatchObject({ verdict: 'proven', isAdmitted: true });
  expect(admitted.points).toBe(100 + 40 + admitted.survivors * 20);
  const innocent = scored({ admitted: (murderer + 1) % 6 });
  expect(innocent.isAdmitted).toBe(false);
  expect(scoreOf({ ...newGame(7), moves: 0 }, TUNING)).toMatchObject({ isAdmitted: false, points: 20 + 5 * 20 });
});

test('commands from anywhere: refused in a sentence, and the state is left alone', () => {
  const state = newGame(3);
  for (const command of [
    null,
    1,
    {},
    { type: 'say' },
    { type: 'say', text: '' },
    { type: 'say', text: 'x'.repeat(300) },
    { type: 'go', text: 'n' },
  ]) {
    const { state: next, events } = RULES.apply(state, (command ?? {}) as never, TUNING, 0);
    expect(next).toBe(state);
    expect(events).toEqual([{ type: 'refused', message: expect.stringMatching(/\.$/) }]);
  }
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), text => {
      const { events } = RULES.apply(state, sayCommand(text), TUNING, 0);
      expect(events.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test('steps may be taken back, an accusation never; looking about is no step', () => {
  const state = newGame(3);
  const undoable = (text: string) => RULES.undoable?.(state, sayCommand(text));
  expect(['north', 'examine umbrella', 'n. accuse ada', 'accuse ada', 'notes', 'help', 'blah'].map(undoable)).toEqual([
    true,
    true,
    false,
    false,
    'aside',
    'aside',
    'aside',
  ]);
});

test('the dead give away one trace each, and a room tells what may have changed', () => {
  const state = newGame(4);
  const dead = { ...state, bodies: [{ who: (state.case.murderer + 1) % 6, room: 'front', searched: false } as const] };
  const first = stateAfter(dead, ['examine body']);
  expect(first.notes.clues).toEqual([state.case.order[0]]);
  expect(lastReply(stateAfter(first, ['examine body']))[0]).toMatch(/has told you everything/);
  expect(lastReply(stateAfter(first, ['look']))).toContain(
    `The body of ${NAMES[(state.case.murderer + 1) % 6]} lies here.`,
  );
});

test('the ways have their names', () => {
  for (const way of WAYS)
    expect(stateAfter(newGame(2), ['n', WAY_NAMES[way]]).moves).toBe(HOUSE.foyer.exits[way] ? 2 : 1);
});

test('between a guess and a proof stands what was reasoned: it pays between, and the end names what was missing', () => {
  const clues = solve(7, {}, TUNING)?.clues ?? [];
  const { murderer } = newGame(7).case;
  const verdicts = new Map<string, MysteryState>();
  for (let i = 0; i <= clues.length; i++) {
    const state = stateAfter(newGame(7), clues.slice(0, i));
    verdicts.set(verdictOn(state, murderer, TUNING), state);
  }
  expect([...verdicts.keys()]).toEqual(['guessed', 'reasoned', 'proven']);
  const pays = (verdict: string) => {
    const state = verdicts.get(verdict) as MysteryState;
    const { points, survivors } = scoreOf({ ...state, moves: 0 }, TUNING);
    return points - survivors * TUNING.survivorScore;
  };
  expect([pays('guessed'), pays('reasoned'), pays('proven')]).toEqual([20, 60, expect.any(Number)]);
  expect(pays('proven')).toBeGreaterThanOrEqual(100);
  const reasoned = verdicts.get('reasoned') as MysteryState;
  const ended = say(reasoned, `accuse ${NAMES[murderer]}`).state;
  expect(RULES.result(ended, TUNING)?.lines.slice(0, 2)).toEqual([
    `It was ${NAMES[murderer]}, and you had reasoned it out, though not proven it.`,
    expect.stringMatching(/^Missing from the proof: .+\.$/),
  ]);
  // Deaths alone leave one suspect, and are no reason.
  const others = GUESTS.map((_, who) => who).filter(who => who !== murderer);
  const bodies = others.map(who => ({ who, room: 'front', searched: true }) as const);
  expect(verdictOn({ ...newGame(7), bodies }, murderer, TUNING)).toBe('guessed');
  expect(lastReply(say(reasoned, 'score').state)[0]).toMatch(/^\d of 6 traces, /);
  expect(lastReply(say(reasoned, 'notes').state)).toContainEqual(expect.stringMatching(/^Traces: \d of 6\.$/));
});
