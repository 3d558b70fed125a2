// The rules of Emergencia, line by line of the specification: states, messages, weapons, points.
import { expect, test } from 'vitest';
import { view } from '../view.ts';
import { canReachVip } from './enemies.ts';
import { civiliansIn, dossierOf, peopleIn, personIn } from './people.ts';
import { sumOf } from './points.ts';
import { rules } from './rules.ts';
import { reasonOf } from './score.ts';
import { BIT } from './signs.ts';
import type { Command, Enemy, State } from './state.ts';
import { clicked, LEVELS, opened, playing, sendCommand, tuned, until, wait } from './testing.ts';

const t = tuned();
const first = (state: State): Enemy => state.enemies[0] as Enemy;

/** Every enemy is marked, and an agent stands beside it. */
function takeAll(state: State): void {
  for (const enemy of state.enemies) {
    enemy.marked = true;
    Object.assign(state.agents[0] as object, { x: enemy.x, y: enemy.y, busy: 0 });
    wait(state, 1);
  }
}

test('the states of the specification, row by row', () => {
  const state = opened();
  expect([state.phase, state.help, state.level, state.score]).toEqual(['setup', true, 1, 0]);
  wait(state, 300);
  expect([state.phase, state.time], 'nothing moves before Start Mission').toEqual(['setup', 0]);
  sendCommand(state, { type: 'gotIt' });
  expect([state.phase, state.help]).toEqual(['setup', false]);
  sendCommand(state, { type: 'startMission' });
  expect(state.phase, 'SETUP to PLAYING on Start Mission').toBe('playing');

  const lost = until(state, 'missionFailed');
  expect(lost.map(({ type }) => type)).toContain('vipStruck');
  expect([state.phase, state.message]).toEqual(['failure', 'Enemy has escaped! Mission failed.']);
  state.score = 350;
  sendCommand(state, { type: 'retryMission' });
  expect([state.phase, state.level, state.time, state.score, state.help], 'reloads the level, keeps the score').toEqual(
    ['setup', 1, 0, 350, false],
  );

  for (const level of [1, 2, 3]) {
    expect(state.level).toBe(level);
    sendCommand(state, { type: 'startMission' });
    takeAll(state);
    expect(state.phase, 'SUCCESS when every enemy is apprehended').toBe('success');
    sendCommand(state, { type: 'nextMission' });
    expect(state.phase, 'the next SETUP, after the last GAME_OVER').toBe(level < 3 ? 'setup' : 'gameOver');
  }
  expect(state.message).toBe('Congratulations! You completed all levels!');
  expect(rules.result(state, t)).toMatchObject({ title: 'Mission Complete', again: 'Play Again' });
  const again = opened(8);
  expect([again.level, again.score, again.help], 'Play Again: level 1, score 0, help').toEqual([1, 0, true]);
});

test('what is no command in a state changes nothing', () => {
  const state = opened();
  const before = JSON.stringify(state);
  for (const type of ['nextMission', 'retryMission', 'review', 'plan', 'queue', 'halt'] as const)
    sendCommand(state, { type });
  sendCommand(state, { type: 'select', id: 1 });
  sendCommand(state, null as unknown as Command);
  expect(JSON.stringify(state)).toBe(before);
});

test('doing nothing the VIP is struck at 48.7, 65.0 and 90.0 s, never before the assassination time', () => {
  const struck = LEVELS.map(mission => {
    const state = playing(4, { mission });
    const events = until(state, 'vipStruck');
    return [
      events.at(-1)?.type === 'vipStruck' || events.some(({ type }) => type === 'vipStruck'),
      Math.floor(state.time / 6) / 10,
      state.message,
    ];
  });
  expect(struck).toEqual([
    [true, 48.7, 'The VIP was stabbed!'],
    [true, 65, 'The VIP was shot!'],
    [true, 90, 'The VIP was shot!'],
  ]);
});

test('who strikes is flagged as fleeing, the VIP as assassinated, and everybody stands in shock', () => {
  const state = playing();
  until(state, 'vipStruck');
  expect([state.vips[0]?.assassinated, first(state).isEscaping]).toEqual([true, true]);
  expect(state.agents.every(({ busy }) => busy > 60)).toBe(true);
});

test('at the time limit whoever is left flees with the message; nobody left is success', () => {
  const mission = JSON.stringify({ ...JSON.parse(LEVELS[0] as string), timeLimit: 40 });
  const state = playing(7, { mission });
  until(state, 'timeUp');
  expect([state.time, state.message, first(state).isEscaping]).toEqual([
    2400,
    "Time's up! Enemies are trying to escape!",
    true,
  ]);
  until(state, 'missionFailed');
  expect(reasonOf(state)).toBe('Time expired before mission could be completed.');
});

test.each([
  [true, false, 'VIP was assassinated and the enemy escaped.'],
  [true, true, 'Enemy successfully escaped the scene.'],
  [false, false, 'Enemy successfully escaped the scene.'],
  [false, true, 'Time expired before mission could be completed.'],
])('VIP struck %s, time up %s: %s', (assassinated, isTimeUp, said) => {
  const state = playing();
  Object.assign(state.vips[0] as object, { assassinated });
  state.isTimeUp = isTimeUp;
  expect(reasonOf(state)).toBe(said);
});

test('an agent selects, a press elsewhere sends, the same press again deselects', () => {
  const state = playing();
  const [agent] = state.agents;
  if (!agent) throw new Error('no agent');
  clicked(state, agent.x + 20, agent.y);
  expect(state.selected, '30 px beside it').toBe(1);
  const goal = { x: agent.x, y: agent.y + (agent.y > 300 ? -90 : 90) };
  expect(clicked(state, goal.x, goal.y).map(({ type }) => type)).toContain('agentOrdered');
  wait(state, 70);
  expect([agent.x, agent.y]).toEqual([goal.x, goal.y]);
  clicked(state, agent.x, agent.y);
  expect(state.selected).toBe(0);
});

test('marking toggles with its messages', () => {
  const state = playing();
  const person = first(state);
  clicked(state, person.x, person.y);
  expect([person.marked, state.message]).toEqual([true, 'Suspect marked! Position agents nearby to investigate.']);
  clicked(state, person.x, person.y);
  expect([person.marked, state.message]).toEqual([false, 'Suspect unmarked.']);
});

test('so many may be marked at once as there are agents', () => {
  const state = playing(7, { mission: LEVELS[0] as string });
  state.agents.forEach(agent => Object.assign(agent, { x: 20, y: 20, busy: 9999 }));
  const [one, two, three] = peopleIn(state).map(({ id }) => id) as [number, number, number];
  const marked = () => peopleIn(state).filter(person => person.marked).length;
  sendCommand(state, { type: 'mark', id: one });
  sendCommand(state, { type: 'mark', id: two });
  expect([marked(), sendCommand(state, { type: 'mark', id: three })]).toEqual([
    2,
    [{ type: 'refused', message: 'As many are marked as there are agents. Unmark somebody first.' }],
  ]);
  sendCommand(state, { type: 'mark', id: one });
  expect(sendCommand(state, { type: 'mark', id: three })).toMatchObject([{ type: 'suspectMarked' }]);
});

test('a crowd of two hundred needs no more room in the state than what is known of it', () => {
  const t200 = tuned({ extraCivilians: 167 });
  const state = playing(7, {}, t200);
  wait(state, 300, t200);
  expect(peopleIn(state)).toHaveLength(200);
  const begun = JSON.stringify(state).length;
  for (const { id } of civiliansIn(state)) dossierOf(state, id).notes = 128;
  const noted = JSON.stringify(state).length;
  expect([begun < 8_000, noted < 20_000], `${begun} and ${noted} characters`).toEqual([true, true]);
});

test.each([
  ['marked, in sight', true, 100, false, true],
  ['not marked', false, 100, false, false],
  ['marked, too far', true, 125, false, false],
  ['fleeing, 1.2 times as far', false, 140, true, true],
  ['fleeing, farther', false, 150, true, false],
])('taken: %s', (_, marked, away, isEscaping, taken) => {
  const state = playing(7, { mission: LEVELS[0] as string });
  const enemy = first(state);
  Object.assign(state.agents[0] as object, { x: enemy.x - away, y: enemy.y });
  Object.assign(state.agents[1] as object, { x: 20, y: 20 });
  Object.assign(enemy, { marked, isEscaping, way: isEscaping ? [{ x: enemy.x, y: enemy.y + 60 }] : [] });
  wait(state, 1);
  expect(enemy.isApprehended).toBe(taken);
  const { arrests, mission, proof } = state.earned;
  expect([arrests, mission, proof]).toEqual(taken ? [isEscaping ? 300 : 200, 700, 0] : [0, 0, 0]);
});

test('an obstacle between agent and suspect protects them', () => {
  const wall = { shape: 'rectangle', x: 880, y: 500, width: 20, height: 80 };
  const mission = JSON.parse(LEVELS[0] as string);
  const state = playing(7, { mission: JSON.stringify({ ...mission, obstacles: [wall] }) });
  const enemy = first(state);
  enemy.marked = true;
  Object.assign(state.agents[0] as object, { x: 860, y: 540 });
  wait(state, 1);
  expect(enemy.isApprehended).toBe(false);
});

test.each([
  ['gun', 149, true],
  ['gun', 152, false],
  ['knife', 49, true],
  ['knife', 51, false],
  ['sniper', 399, true],
  ['sniper', 401, false],
] as const)('%s at %i px reaches the VIP: %s', (weapon, away, reached) => {
  const mission = JSON.parse(LEVELS[0] as string);
  const state = playing(7, { mission: JSON.stringify({ ...mission, obstacles: [] }) });
  const enemy = first(state);
  const [vip] = state.vips;
  Object.assign(enemy, { weapon, detectionRange: 400, x: vip?.x ?? 0, y: (vip?.y ?? 0) + (away > 290 ? -away : away) });
  expect(canReachVip(enemy, state, t)).toBe(reached);
});

test('a bomb reaches from 30 px of any point of the route, or 50 px of a VIP without one', () => {
  const mission = JSON.parse(LEVELS[0] as string);
  const state = playing(7, { mission: LEVELS[0] as string });
  const bomb = Object.assign(first(state), { weapon: 'bomb', x: 700, y: 329 });
  expect(canReachVip(bomb, state, t)).toBe(true);
  bomb.y = 331;
  expect(canReachVip(bomb, state, t)).toBe(false);
  const still = { ...mission, vips: [{ path: [{ x: 500, y: 300 }], speed: 10 }] };
  const standing = playing(7, { mission: JSON.stringify(still) });
  const other = Object.assign(first(standing), { weapon: 'bomb', x: 500, y: 349 });
  expect(canReachVip(other, standing, t)).toBe(true);
  other.y = 351;
  expect(canReachVip(other, standing, t)).toBe(false);
});

test('a wrong mark costs 50, keeps the agent busy for 4 s, and clears who was stopped', () => {
  const state = playing(7, { mission: LEVELS[0] as string });
  const [person] = civiliansIn(state);
  const [agent] = state.agents;
  if (!person || !agent) throw new Error('nobody');
  Object.assign(agent, { x: person.x + 30, y: person.y });
  const file = dossierOf(state, person.id);
  file.marked = true;
  wait(state, 1);
  expect([state.score, state.firstEarned.wrong], 'with nothing earned it costs as much').toEqual([-50, -50]);
  expect(state.message).toBe('Wrong suspect! They complain: −50.');
  expect([agent.busy, file.cleared, file.marked]).toEqual([240, true, false]);
  const now = personIn(state, person.id) ?? person;
  clicked(state, now.x, now.y);
  expect(file.marked, 'cleared').toBe(false);
});

test('after too many complaints headquarters withdraws every mark, and allows none for a while', () => {
  const state = playing(7, { mission: LEVELS[0] as string });
  const enemy = first(state);
  enemy.marked = true;
  for (const [index, person] of civiliansIn(state).slice(0, 2).entries()) {
    expect(state.suspended, `after ${index}`).toBe(0);
    Object.assign(state.agents[0] as object, { x: person.x, y: person.y, busy: 0, way: [] });
    Object.assign(state.agents[1] as object, { x: person.x, y: person.y, busy: 999 });
    dossierOf(state, person.id).marked = true;
    wait(state, 1);
  }
  expect([state.suspended, enemy.marked]).toEqual([1080, false]);
  expect(clicked(state, enemy.x, enemy.y).map(({ type }) => type)).toContain('refused');
  wait(state, 1080);
  clicked(state, enemy.x, enemy.y);
  expect(enemy.marked).toBe(true);
});

test.each([
  [0, 'green'],
  [24, 'green'],
  [24.5, 'yellow'],
  [42, 'yellow'],
  [42.5, 'red'],
])('after %d of 60 s the time bar is %s', (seconds, colour) => {
  const state = playing();
  state.time = seconds * 60;
  expect(view(state, t).timeColour).toBe(colour);
});

test('the threat never counts below 0', () => {
  const state = playing();
  expect(view(state, t).threatIn).toBe(40);
  state.time = 60 * 55;
  expect(view(state, t).threatIn).toBe(0);
});

test('a mission with the VIP alive scores 700, else 500, and says so', () => {
  for (const [assassinated, points, title, parts] of [
    [false, 1200, 'Mission Successfully Completed', 'Mission 700, arrests 200, speed 300: 1,200 points.'],
    [true, 700, 'Mission Partially Completed', 'Mission 500, arrests 200: 700 points.'],
  ] as const) {
    const state = playing();
    Object.assign(state.vips[0] as object, { assassinated });
    takeAll(state);
    const { panel } = view(state, t);
    expect([state.score, panel?.title, panel?.lines[1], panel?.button]).toEqual([points, title, parts, 'Next Mission']);
  }
});

test('a mission that is shown again ends by itself where the mission ended', () => {
  const state = playing();
  until(state, 'missionFailed');
  sendCommand(state, { type: 'review' });
  expect(view(state, t).reviewing).toBe('0:00');
  wait(state, 300);
  expect(view(state, t).reviewing).not.toBeNull();
  wait(state, 100);
  expect(view(state, t).reviewing).toBeNull();
});

test('bests count first tries: what a retry earns is in the score alone', () => {
  const state = playing();
  until(state, 'missionFailed');
  sendCommand(state, { type: 'retryMission' });
  sendCommand(state, { type: 'startMission' });
  takeAll(state);
  expect([state.score, sumOf(state.firstEarned)]).toEqual([1200, 0]);
});

test.each([
  ['on both signs', BIT.pocket | BIT.route, 100],
  ['on a guess', BIT.pocket, 0],
])('a mark %s pays %i points more', (_what, notes, proof) => {
  const state = playing(7, { mission: LEVELS[0] as string });
  const enemy = first(state);
  enemy.notes = notes;
  sendCommand(state, { type: 'mark', id: enemy.id });
  // What is noted after the mark proves it no more.
  enemy.notes = BIT.pocket | BIT.route;
  Object.assign(state.agents[0] as object, { x: enemy.x, y: enemy.y });
  wait(state, 1);
  expect([enemy.isApprehended, state.earned.proof, state.earned.arrests]).toEqual([true, proof, 200]);
});

test('speed pays for each second before the time limit, and the result says every part', () => {
  const state = playing();
  wait(state, 60 * 20 - 1);
  takeAll(state);
  expect(state.earned).toEqual({ mission: 700, arrests: 200, proof: 0, speed: 40 * 5, wrong: 0 });
  state.level = 3;
  sendCommand(state, { type: 'nextMission' });
  expect(rules.result(state, t)).toMatchObject({ score: 1100 });
  expect(rules.result(state, t)?.lines.at(-1)).toBe('Mission 700, arrests 200, speed 200.');
});

test('a broken mission is refused in a sentence and changes nothing', () => {
  for (const mission of ['', '{', '[]', '{"name":1}', LEVELS[0]?.replace('"knife"', '"spoon"') ?? '']) {
    const state = playing();
    const before = JSON.stringify(state);
    const [event] = sendCommand(state, { type: 'open', mission });
    expect(event).toMatchObject({
      type: 'refused',
      message: expect.stringMatching(/^This mission cannot be played\. .*\.$/),
    });
    expect(JSON.stringify(state)).toBe(before);
    const brought = opened(7, { mission });
    expect([brought.kind, brought.texts.length]).toEqual(['campaign', 3]);
    expect(brought.complaint).toMatch(/^This mission cannot be played/);
  }
  const state = playing();
  sendCommand(state, { type: 'open', mission: LEVELS[1] as string });
  expect([state.kind, state.phase, view(state, t).name]).toEqual(['own', 'setup', 'Harbour Gala']);
});
