// The log of a match: kept by what decided it, shown for an unchanged rematch that is answered at once, and left alone by a battle that is refused.
import { beforeEach, expect, test } from 'vitest';
import type { LogEntry } from './match.ts';
import { startBattle } from './playerActions.ts';
import { t } from './testing.ts';
import { keepLog, logOf, setCode, showLogOf, workshop } from './workshop.ts';

const ENTRY: LogEntry = { tick: 3, side: 0, kind: 'error', text: 'move is not defined', line: 2 };
const request = { a: 'return move;', b: "return 'wait';", seed: 5, senses: 'all', t } as const;
const logged = () => logOf(workshop.getState(), 0);

beforeEach(() => {
  workshop.setState(workshop.getInitialState(), true);
  setCode(0, request.a);
  setCode(1, request.b);
});

/** A session that answers a fight at once, as where it was resolved before. */
const answering = {
  send: () => {
    showLogOf(request);
    return null;
  },
};

test('an unchanged rematch has the log of the match before', () => {
  startBattle({ send: () => (keepLog(request, [ENTRY]), null) });
  expect(logged()).toEqual([ENTRY]);
  startBattle(answering);
  expect(logged()).toEqual([ENTRY]);
});

test('another script, seed, constant or other senses have another log', () => {
  startBattle({ send: () => (keepLog(request, [ENTRY]), null) });
  showLogOf({ seed: 6, senses: 'all', t });
  expect(logged()).toEqual([]);
  showLogOf({ seed: 5, senses: 'all', t: { ...t, matchTicks: 7 } });
  expect(logged()).toEqual([]);
  showLogOf({ seed: 5, senses: 'radar', t });
  expect(logged()).toEqual([]);
  setCode(0, "return 'move';");
  startBattle(answering);
  expect(logged()).toEqual([]);
});

test('a battle that is refused leaves the log as it was', () => {
  startBattle({ send: () => (keepLog(request, [ENTRY]), null) });
  expect(startBattle({ send: () => 'A battle is under way.' })).toBe('A battle is under way.');
  expect(logged()).toEqual([ENTRY]);
});
