// The last act: over 500 cases the notebook alone has a chain that makes the murderer give up; right steps pay, wrong ones cost, and nothing hangs on the truth before a name is said.
import { expect, test } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import { detective, THOROUGH } from '../../bots/pilot.ts';
import { THINGS, traitOfThing } from '../house.ts';
import { provenMurderer } from '../notebook.ts';
import { firstOf, GUESTS, nameOf } from '../people.ts';
import { resultOf, scoreOf } from '../result.ts';
import { RULES } from '../rules.ts';
import type { MysteryState } from '../state.ts';
import { lastReply, newGame, say, stateAfter, TUNING } from '../testing.ts';
import { chainOf } from './theatre.ts';

const CASES = times(120, 500);
const lower = (who: number) => firstOf(who).toLowerCase();
const thingOf = (trait: number) => THINGS.find(id => traitOfThing(id) === trait) ?? 'umbrella';

/** The case as far as a thorough detective proves it. */
function provenCase(seed: number): MysteryState {
  const decide = detective(THOROUGH)(seed);
  let state = newGame(seed);
  for (let step = 0; step < 400 && provenMurderer(state, TUNING) === null; step++) {
    const command = decide(state, TUNING);
    if (!command) break;
    state = RULES.apply(state, command, TUNING, 0).state;
  }
  return state;
}

/** The commands of the chain that the notebook supports. */
function commandsOf(state: Readonly<MysteryState>): readonly string[] {
  const chain = chainOf(state, TUNING);
  if (!chain) return [];
  return [
    `name ${lower(chain.who)}`,
    ...(chain.witness === null ? [] : [`because ${lower(chain.witness)} knows`]),
    ...chain.traces.map(trait => `lay down ${thingOf(trait)}`),
  ];
}

test('in every case the notebook alone has a chain: the murderer gives up, no step is wrong, and it pays more than the accusation', () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= CASES; seed++) {
    const proven = provenCase(seed);
    const gathered = say(proven, 'gather everyone').state;
    let state = gathered;
    for (const text of commandsOf(gathered)) if (state.phase !== 'over') state = say(state, text).state;
    const accused = say(gathered, `accuse ${nameOf(proven.case.murderer)}`).state;
    const [theatre, plain] = [scoreOf(state, TUNING).points, scoreOf(accused, TUNING).points];
    if (!state.theatre?.hasBroken || state.theatre.slips + state.theatre.misnamed.length > 0 || theatre <= plain)
      faults.push(`${seed}: ${JSON.stringify(state.theatre)} ${theatre} ${plain}`);
  }
  expect(faults).toEqual([]);
});

test('the chain is the notebook’s: with what nobody has found exchanged, it is the same', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const state = provenCase(seed);
    const { alibis, motives, order } = newGame(seed + 5000).case;
    const hidden = {
      ...state.case,
      order,
      alibis: state.case.alibis.map((alibi, who) =>
        state.notes.alibis.includes(who) ? alibi : (alibis[who] ?? alibi),
      ),
      motives: state.case.motives.map((motive, who) =>
        state.notes.motives.includes(who) || who === state.case.murderer ? motive : (motives[who] ?? motive),
      ),
    };
    expect(chainOf({ ...state, case: hidden }, TUNING)).toEqual(chainOf(state, TUNING));
  }
});

/** Constants with all guests in every room and no deaths. */
const CROWDED = { ...TUNING, presentChance: 1, deathChance: 0 };
const gathered = (seed: number, before: readonly string[] = []) =>
  stateAfter(newGame(seed, {}, CROWDED), ['n', ...before, 'gather everyone'], CROWDED);

test('nobody dies and nobody leaves once everybody is gathered; looks and habits stay private', () => {
  const state = gathered(3, ['x ada']);
  expect(state).toMatchObject({ room: 'living', present: [0, 1, 2, 3, 4, 5], omens: [] });
  for (const text of ['n', 'leave', 'back', 'go to the kitchen', 'e']) {
    const { state: after, events } = say(state, text, CROWDED);
    expect(after.room).toBe('living');
    expect(events).toContainEqual({ type: 'misunderstood', message: "You can't go that way." });
  }
  const asked = stateAfter(
    state,
    ['x everyone', 'ask everyone about tobacco', 'ask bruno about motive', 'smell felix'],
    CROWDED,
  );
  expect(asked.notes.seen).toEqual(state.notes.seen);
  expect(asked.notes.motives).toEqual([]);
});

test('wrong steps cost, a second wrong name ends the night, and what was said aloud is not taken back', () => {
  const state = gathered(3, ['x footprint', 'take all']);
  const { murderer } = state.case;
  const [one, two] = GUESTS.map((_, who) => who).filter(who => who !== murderer) as [number, number];
  const misnamed = say(state, `name ${lower(one)}`, CROWDED).state;
  expect(scoreOf(misnamed, TUNING).points).toBe(scoreOf(state, TUNING).points - TUNING.misnameCost);
  const lost = say(misnamed, `the murderer is ${lower(two)}`, CROWDED);
  expect(lost.events).toContainEqual({ type: 'failed', who: two, murderer });
  expect(resultOf(lost.state, TUNING)).toMatchObject({ outcome: 'lost', score: 0 });
  const named = say(state, `it was ${lower(murderer)}`, CROWDED).state;
  for (const text of ['lay down the footprint', 'lay down the umbrella', `because ${lower(one)} knows`]) {
    const after = say(named, text, CROWDED);
    expect(after.state.theatre?.slips, text).toBe(text.includes('umbrella') && !('umbrella' in state.things) ? 0 : 1);
  }
  for (const text of [`name ${lower(one)}`, 'that is all', 'because ada knows'])
    expect(RULES.undoable?.(named, { type: 'say', text }), text).toBe(false);
  expect(RULES.undoable?.(state, { type: 'say', text: 'ask round the table' })).toBe(true);
});

test('a lie that is shown pays, and without traces nobody gives up: the case rests on it', () => {
  const state = stateAfter(gathered(3), ['ask round the table', 'name edith', 'because ada knows'], CROWDED);
  expect(state.theatre).toMatchObject({ named: 4, isLieShown: true, hasBroken: false });
  const { state: ended, events } = say(state, 'that is all', CROWDED);
  expect(events.map(({ type }) => type)).toContain('solved');
  expect(resultOf(ended, TUNING)?.lines).toContain('Laid down: 0 of 6 traces. The lie was shown.');
  expect(lastReply(ended)[0]).toMatch(/with nothing and a lie to go by/);
});

test('the specified accusation ends the night in the last act as before it', () => {
  const state = gathered(3);
  for (const who of [0, 4]) {
    const here = say(state, `accuse ${lower(who)}`, CROWDED).events.map(({ type }) => type);
    const there = say(stateAfter(newGame(3, {}, CROWDED), ['n']), `accuse ${lower(who)}`, CROWDED).events.map(
      ({ type }) => type,
    );
    expect(here).toEqual(there);
  }
});
