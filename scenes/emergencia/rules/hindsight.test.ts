// Hindsight: a defeat names who did it, what was to be seen of them, where and when, and shows both moments; in every mission and for every weapon.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MISSIONS } from '../levels/tours.ts';
import { view } from '../view.ts';
import { hindsight } from './hindsight.ts';
import { momentOf, positionsAt } from './reviewTrack.ts';
import { clock } from './score.ts';
import { SIGN_TEXT, signsOf } from './signs.ts';
import { type Enemy, missionAt, type State } from './state.ts';
import { playing, sendCommand, tuned, wait } from './testing.ts';

const t = tuned();
const textOf = (number: number) => readFileSync(`assets/levels/emergencia/${number}.json`, 'utf8');
const first = (state: State): Enemy => state.enemies[0] as Enemy;

/** A mission in which nobody did anything, at its end. */
function lost(mission: string): State {
  const state = playing(7, { mission });
  while (state.phase === 'playing') wait(state, 1);
  return state;
}

const linesOf = (state: State, enemy = 0) => hindsight(state).find(one => one.enemy === enemy)?.lines ?? [];

const DEEDS = { knife: 'stabbed', gun: 'shot', sniper: 'shot', bomb: 'blew up' } as const;

test.each(Array.from({ length: MISSIONS }, (_, index) => index + 1))(
  'mission %i, lost by doing nothing: whoever struck comes first, with number, clothes, weapon, time and place; whoever hid says what was to be seen',
  number => {
    const state = lost(textOf(number));
    const [culprit] = hindsight(state);
    const striker = state.enemies.findIndex(({ struckAt }) => struckAt !== null);
    expect(culprit?.enemy).toBe(striker);
    for (const { enemy, lines } of hindsight(state)) {
      const one = state.enemies[enemy] as Enemy;
      if (one.isApprehended && one.struckAt === null) continue;
      const who = `Number ${one.id} (${one.look}, ${one.weapon})`;
      const at = momentOf(state, one, 'deed');
      const deed = one.struckAt === null ? 'got away' : `${DEEDS[one.weapon]} the VIP`;
      expect(
        lines[0]?.text.startsWith(at === null ? `${who} was still hiding.` : `${who} ${deed} at ${clock(at)}, `),
      ).toBe(true);
      expect(lines[0]?.moment).toBe(at === null ? null : 'deed');
      signsOf[one.weapon].forEach((sign, i) => {
        const shownAt = one.shownAt[i] ?? null;
        if (shownAt !== null) expect(lines[1]?.text).toContain(`${SIGN_TEXT[sign]} at ${clock(shownAt)}`);
      });
      expect(lines[1]?.text).toMatch(/ Never marked\.$/);
      expect(lines[1]?.text.includes('without a coat')).toBe(missionAt(state).wardrobes.length > 0);
    }
  },
);

test('the sentences of a lost first mission', () => {
  const state = lost(textOf(1));
  const { id, look } = first(state);
  expect(linesOf(state).map(({ text }) => text)).toEqual([
    `Number ${id} (${look}, knife) stabbed the VIP at 0:48, on the right of the map.`,
    expect.stringMatching(
      /^What gave it away: hand in pocket at 0:\d\d, walks beside the route at 0:\d\d, far from everybody \(agent \d was nearest\)\. Never marked\.$/,
    ),
  ]);
});

test.each([
  [
    'a sign that is still to come',
    { shownAt: [300, null] },
    'knife',
    'Its other sign did not show yet: walks beside the route.',
  ],
  ['a gun that nobody came near', { shownAt: [300, null] }, 'gun', 'It turns away only from an agent who comes near.'],
  [
    'nothing',
    { shownAt: [null, null] },
    'bomb',
    'It had shown neither of its signs: carries a bag, puts the bag down near the route.',
  ],
  ['a door', { shownAt: [300, 300], forcedAt: 300 }, 'knife', 'It forced a door at 0:05: nobody harmless does.'],
  ['a mark', { shownAt: [300, 360], markedAt: 420 }, 'sniper', 'Marked at 0:07.'],
] as const)('of somebody with %s it is said', (_what, facts, weapon, said) => {
  const state = lost(textOf(1));
  Object.assign(first(state), { ...facts, weapon });
  expect(linesOf(state)[1]?.text).toContain(said);
});

test.each(['deed', 'proof'] as const)('the review shows the moment: %s', moment => {
  const state = lost(textOf(1));
  const at = momentOf(state, first(state), moment) as number;
  sendCommand(state, { type: 'review', enemy: 0, moment });
  expect([state.review, state.reviewed]).toEqual([at - 240, { enemy: 0, moment, at }]);
  const { id } = first(state);
  expect(view(state, t).reviewed).toBe(
    moment === 'deed' ? `How number ${id} struck` : `How number ${id} gave itself away, seen from within the ring`,
  );
  wait(state, 120);
  const [vip, , , enemy] = positionsAt(state, state.review ?? 0);
  if (moment === 'deed')
    expect(Math.hypot((vip?.x ?? 0) - (enemy?.x ?? 0), (vip?.y ?? 0) - (enemy?.y ?? 0))).toBeLessThan(120);
  wait(state, 200);
  expect(state.review, 'ends by itself').toBeNull();
});

test('what no enemy did is shown as the whole mission', () => {
  const state = lost(textOf(1));
  for (const enemy of [9, -1, 'x', null] as unknown as number[]) {
    sendCommand(state, { type: 'review', enemy, moment: 'deed' });
    expect([state.review, state.reviewed]).toEqual([0, null]);
  }
});

test('a won mission keeps its sentence, with the number that the list calls', () => {
  const state = playing(7, { mission: textOf(1) });
  wait(state, 1800);
  const enemy = first(state);
  enemy.marked = true;
  Object.assign(state.agents[0] as object, { x: enemy.x, y: enemy.y, busy: 0 });
  wait(state, 1);
  expect(state.phase).toBe('success');
  expect(linesOf(state)).toEqual([
    {
      text: expect.stringMatching(
        /^Number \d+ \(tourist, knife\): you could have known at 0:\d\d, .+; never marked\.$/,
      ),
      moment: 'proof',
    },
  ]);
});
