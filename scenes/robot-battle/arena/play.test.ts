// Bouts of the arena through the game's rules: the ladder in best of three, free play, the week; refusals; results.
import { describe, expect, test } from 'vitest';
import type { Json } from '../../kit/core/json.ts';
import { RULES } from '../rules/rules.ts';
import type { RobotCommand, RobotEvent, RobotState } from '../rules/state.ts';
import { t } from '../rules/testing.ts';
import { inlineResponse } from './inline.ts';
import { ARENA_LADDER } from './ladder.ts';
import { beginCommand } from './play.ts';
import { ARENA_TEXTS } from './texts.ts';
import type { ArenaBout, ArenaCommand, ArenaRequest, Entrant } from './types.ts';
import { mondayOf, weekOf } from './week.ts';

const start = (setup: Record<string, string | boolean>, seed = 3): RobotState =>
  RULES.create({ seed, setup: { mode: 'arena', ...setup }, levels: [] }, t);
const boutOf = ({ bout }: RobotState): ArenaBout => bout as ArenaBout;
const apply = (state: RobotState, command: RobotCommand, now = 0) => RULES.apply(state, command, t, now);

/** Plays a bout to its end: answers requests, rings alarms. */
function playOut(from: RobotState, command: ArenaCommand) {
  const events: RobotEvent[] = [];
  let { state } = apply(from, command);
  let now = 0;
  for (let step = 0; step < 20_000 && boutOf(state).phase !== 'over'; step++) {
    const request = RULES.request?.(state, t) as unknown as ArenaRequest | null;
    const alarm = RULES.alarm?.(state, t);
    now = alarm?.at ?? now;
    const next = request
      ? RULES.onResponse?.(state, inlineResponse(request), t)
      : alarm &&
        apply(state, step % 7 === 0 && boutOf(state).phase === 'running' ? { type: 'finish' } : alarm.command, now);
    if (!next) break;
    events.push(...next.events);
    ({ state } = next);
  }
  return { state, events };
}

describe('the ladder', () => {
  test('is won by two of three matches, over seeds that come from the run', () => {
    const idle = start({ bout: 'ladder', rival: 'sentry' });
    const { state, events } = playOut(idle, beginCommand(boutOf(idle), ARENA_TEXTS.fable));
    expect(boutOf(state)).toMatchObject({ phase: 'over', rival: 'sentry' });
    expect(boutOf(state).wins[0]).toBe(2);
    const result = RULES.result(state, t);
    expect(result).toMatchObject({
      outcome: 'won',
      mode: 'Arena',
      title: expect.stringMatching(/^2 to [01] against Sentry$/),
    });
    expect(result?.medals).toContain('Sentry beaten');
    expect(result?.next).toEqual([
      { label: 'Next: Tumbler', setup: { mode: 'arena', bout: 'ladder', rival: 'tumbler', senses: 'all' } },
    ]);
    expect(events.filter(({ type }) => type === 'matchEnded')).toHaveLength(boutOf(state).verdicts.length);
    expect(events.at(-1)).toMatchObject({ type: 'boutEnded', outcome: 'won', rival: 'sentry' });
    expect(result?.lines[0]).toMatch(/hit with \d+ of \d+ shell/);
  });

  test('that is lost says what the winner did, and a hint', () => {
    const idle = start({ bout: 'ladder', rival: 'fable' });
    const { state } = playOut(idle, beginCommand(boutOf(idle), ARENA_TEXTS.sentry));
    const result = RULES.result(state, t);
    expect(result).toMatchObject({
      outcome: 'lost',
      title: expect.stringMatching(/^[01] to 2 against Fable$/),
      medals: [],
    });
    expect(result?.lines[0]).toMatch(/^1\. \w+ hit with \d+ of \d+ shells/);
    expect(result?.lines.at(-1)).toMatch(/surfer/);
  });

  test('is the same bout again with the same seed, another with another', () => {
    const hashes = [3, 3, 4].map(seed => {
      const idle = start({ bout: 'ladder', rival: 'moth' }, seed);
      return JSON.stringify(boutOf(playOut(idle, beginCommand(boutOf(idle), ARENA_TEXTS.bull)).state).verdicts);
    });
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
  });
});

test('each match of a bout has a seed of its own, from that of the run', () => {
  const seedsOf = (seed: number) => {
    const idle = start({ bout: 'ladder', rival: 'moth' }, seed);
    const begun = apply(idle, beginCommand(boutOf(idle), '')).state;
    const between = { ...begun, bout: { ...boutOf(begun), phase: 'between' as const } };
    return [begun, apply(between, { type: 'next' }).state].map(state => boutOf(state).seed);
  };
  expect(new Set([...seedsOf(1), ...seedsOf(2)]).size).toBe(4);
});

test('the duel has no bout, and its state is what it was', () => {
  expect('bout' in RULES.create({ seed: 3, setup: {}, levels: [] }, t)).toBe(false);
});

describe('free play', () => {
  const two = (...more: readonly Entrant[]): ArenaCommand => ({
    type: 'begin',
    entrants: [{ team: 0, house: 'bull' }, { team: 0, house: 'moth' }, { team: 1, house: 'compass' }, ...more],
  });

  test('takes any robots in any teams', () => {
    const { state } = playOut(start({ bout: 'free', map: 'yard' }), two({ team: 1, house: 'heron' }));
    expect(boutOf(state)).toMatchObject({ phase: 'over', map: 'yard', rounds: 1 });
    expect(RULES.result(state, t)?.mode).toBe('Arena, free play');
  });

  test.each<[string, unknown]>([
    ['no list', { type: 'begin' }],
    ['one robot', { type: 'begin', entrants: [{ team: 0, house: 'bull' }] }],
    ['seven', { type: 'begin', entrants: Array.from({ length: 7 }, (_, team) => ({ team, house: 'bull' })) }],
    [
      'one team',
      {
        type: 'begin',
        entrants: [
          { team: 0, house: 'bull' },
          { team: 0, house: 'bull' },
        ],
      },
    ],
    [
      'a robot that nobody knows',
      {
        type: 'begin',
        entrants: [
          { team: 0, house: 'turret' },
          { team: 1, house: 'bull' },
        ],
      },
    ],
    [
      'a script that is no text',
      {
        type: 'begin',
        entrants: [
          { team: 0, code: 7 },
          { team: 1, house: 'bull' },
        ],
      },
    ],
    [
      'a book',
      {
        type: 'begin',
        entrants: [
          { team: 0, code: 'x'.repeat(400_001) },
          { team: 1, house: 'bull' },
        ],
      },
    ],
    [
      'a team that there is not',
      {
        type: 'begin',
        entrants: [
          { team: 0.5, code: '' },
          { team: 1, house: 'bull' },
        ],
      },
    ],
    [
      'a long name',
      {
        type: 'begin',
        entrants: [
          { team: 0, code: '', name: 'x'.repeat(41) },
          { team: 1, house: 'bull' },
        ],
      },
    ],
    ['a tick before there is a match', { type: 'tick' }],
    ['a fight of the duel', { type: 'fight', a: '', b: '' }],
  ])('refuses %s', (_, command) => {
    const idle = start({ bout: 'free' });
    const { state, events } = apply(idle, command as RobotCommand);
    expect(state).toBe(idle);
    expect(events[0]?.type).toBe('refused');
  });
});

test('on the ladder nobody chooses another rival', () => {
  const idle = start({ bout: 'ladder', rival: 'moth' });
  const { events } = apply(idle, {
    type: 'begin',
    entrants: [
      { team: 0, code: '' },
      { team: 1, house: 'sentry' },
    ],
  });
  expect(events[0]).toMatchObject({ type: 'refused' });
});

test.each<Json>([null, 'x', { did: [], out: [] }, { did: ['', ''], out: [null, null] }])(
  'a hostile response %j is not played',
  response => {
    const idle = start({ bout: 'ladder', rival: 'moth' });
    const { state } = apply(idle, beginCommand(boutOf(idle), ''));
    expect(RULES.onResponse?.(state, response, t).state).toBe(state);
  },
);

test('Stop leads back to the bout as it was before', () => {
  const idle = start({ bout: 'ladder', rival: 'moth' });
  const { state } = apply(idle, beginCommand(boutOf(idle), ''));
  expect(boutOf(apply(state, { type: 'stop' }).state)).toEqual(boutOf(idle));
});

describe('the week', () => {
  test.each([
    ['2026-11-29', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['2028-03-01', '2028-02-28'],
    ['2000-02-29', '2000-02-28'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['today', null],
  ])('of %s begins on %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
    if (monday) expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
  });

  test('is one field for everybody, another each week', () => {
    expect(weekOf('2026-11-25')).toEqual(weekOf('2026-11-29'));
    expect(weekOf('2026-11-25')?.field).toHaveLength(4);
    const fields = Array.from({ length: 20 }, (_, week) =>
      JSON.stringify(weekOf(`2026-${String((week % 12) + 1).padStart(2, '0')}-${week < 12 ? '05' : '19'}`)?.field),
    );
    expect(new Set(fields).size).toBeGreaterThan(15);
    for (const id of weekOf('2026-11-25')?.field ?? []) expect(ARENA_LADDER).toContain(id);
  });

  test('gives the same points to the same script whatever the seed of the run', () => {
    const points = [1, 2].map(seed => {
      const idle = start({ bout: 'week', date: '2026-11-25' }, seed);
      const { state } = playOut(idle, beginCommand(boutOf(idle), ARENA_TEXTS.heron));
      expect(boutOf(state).verdicts).toHaveLength(3);
      const result = RULES.result(state, t);
      expect(result?.title).toBe('The week of 2026-11-23');
      return result?.score;
    });
    expect(points[0]).toBe(points[1]);
    expect(points[0]).toBeGreaterThan(0);
  });
});
