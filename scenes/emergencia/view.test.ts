// Tests of the view cache: rebuilt only when something visible changes, and never too late.
import { expect, test } from 'vitest';
import { times } from '../../tests/setup/times.ts';
import { pilot } from './bots/pilot.ts';
import { hud } from './hud.ts';
import { peopleList } from './rules/people.ts';
import { rules } from './rules/rules.ts';
import { BIT } from './rules/signs.ts';
import type { Command, State } from './rules/state.ts';
import { opened, playing, sendCommand, tuned } from './rules/testing.ts';
import { view } from './view.ts';

const t = tuned();
type CommandSource = (state: State, tick: number) => Command | null;

/** What was shown in each tick of the same run; `asOf` says of which state the view is asked. */
function shown(ticks: number, commands: CommandSource, plays: boolean, asOf: (state: State) => State): unknown[] {
  const state = opened();
  const decide = pilot(3);
  return Array.from({ length: ticks }, (_, tick) => {
    const command = commands(state, tick);
    if (command) sendCommand(state, command, t);
    const frame = plays ? decide(state, t) : {};
    rules.tick(state, { held: 0, pressed: 0, released: 0, ...frame }, t);
    const of = asOf(state);
    return { view: view(of, t), hud: hud(of, t) };
  });
}

/** Marks whoever is there, until headquarters steps in; looks at it again; tries once more. */
const clumsy: CommandSource = ({ phase }, tick) => {
  if (phase === 'setup') return { type: 'startMission' };
  if (phase === 'failure') return { type: tick % 200 === 0 ? 'retryMission' : 'review' };
  if (tick % 90 === 0) return { type: 'send', id: 1 + ((tick / 90) % 9) };
  return tick % 45 === 0
    ? { type: 'mark', id: 1 + ((tick / 45) % 9) }
    : tick % 31 === 0
      ? { type: 'select', id: 1 }
      : null;
};

test.each([
  { who: 'the bot', ticks: times(1600, 5000), commands: () => null, plays: true },
  { who: 'somebody clumsy', ticks: times(1600, 5000), commands: clumsy, plays: false },
])(
  '$who is shown the same as if all were worked out anew in every tick, and most ticks make nothing',
  ({ ticks, commands, plays }) => {
    const cachedViews = shown(ticks, commands, plays, state => state);
    const anew = shown(ticks, commands, plays, state => ({ ...state, texts: [...state.texts] }));
    const views = new Set<unknown>();
    cachedViews.forEach((picture, tick) => {
      views.add((picture as { view: unknown }).view);
      if (JSON.stringify(picture) !== JSON.stringify(anew[tick])) expect(picture, `tick ${tick}`).toEqual(anew[tick]);
    });
    expect(views.size).toBeGreaterThan(ticks / 84);
    expect(views.size).toBeLessThan(ticks / times(8, 12));
  },
);

test('the list has whoever showed both signs first, then one or a mark, then the others, then the cleared', () => {
  const listed = (dossiers: State['dossiers']) =>
    view(Object.assign(playing(1), { dossiers, enemies: [] }), t).suspects.map(({ id }) => id);
  const [a, b, c, d, e] = peopleList(Object.assign(playing(1), { enemies: [] }))
    .map(({ id }) => id)
    .toSorted((x, y) => x - y);
  const file = (id = 0, more: object = {}) => ({ id, notes: 0, marked: false, cleared: false, ...more });
  const files = [
    file(b, { cleared: true }),
    file(c, { marked: true }),
    file(d, { notes: BIT.pocket }),
    file(e, { notes: BIT.pocket | BIT.route }),
  ];
  const ids = listed(files);
  expect(ids.slice(0, 4)).toEqual([e, c, d, a]);
  expect(ids.at(-1)).toBe(b);
  // A mark moves nobody who is noted.
  expect(listed(files.map(one => (one.id === d ? { ...one, marked: true } : one)))).toEqual(ids);
});
