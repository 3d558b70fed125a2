// The log of a match: kept by what decided it, shown for an unchanged rematch that is answered at once, and left alone by a battle that is refused.
import { beforeEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { LogEntry } from './rules/match.ts';
import { keepLog } from './rules/matchLogs.ts';
import { startBattle } from './rules/playerActions.ts';
import { t } from './rules/testing.ts';
import { ui as firstUi, logOf, setCode, showLogOf } from './ui.ts';

const ENTRY: LogEntry = { tick: 3, side: 0, kind: 'error', text: 'move is not defined', line: 2 };
const request = { a: 'return move;', b: "return 'wait';", seed: 5, senses: 'all', t } as const;
const ui = createStore(firstUi);
const logged = () => logOf(ui.getState(), 0);

beforeEach(() => {
  ui.setState(firstUi());
  setCode(ui, 0, request.a);
  setCode(ui, 1, request.b);
});

/** A session whose referee resolves the fight. */
const resolving = {
  ui,
  send: () => {
    keepLog(request, [ENTRY]);
    return answering.send();
  },
};
/** A session that answers a fight at once, as where it was resolved before. */
const answering = {
  ui,
  send: () => {
    showLogOf(ui, request);
    return null;
  },
};

test('an unchanged rematch has the log of the match before', () => {
  startBattle(resolving);
  expect(logged()).toEqual([ENTRY]);
  startBattle(answering);
  expect(logged()).toEqual([ENTRY]);
});

test('another script, seed, constant or other senses have another log', () => {
  startBattle(resolving);
  showLogOf(ui, { seed: 6, senses: 'all', t });
  expect(logged()).toEqual([]);
  showLogOf(ui, { seed: 5, senses: 'all', t: { ...t, matchTicks: 7 } });
  expect(logged()).toEqual([]);
  showLogOf(ui, { seed: 5, senses: 'radar', t });
  expect(logged()).toEqual([]);
  setCode(ui, 0, "return 'move';");
  startBattle(answering);
  expect(logged()).toEqual([]);
});

test('a battle that is refused leaves the log as it was', () => {
  startBattle(resolving);
  expect(startBattle({ ui, send: () => 'A battle is under way.' })).toBe('A battle is under way.');
  expect(logged()).toEqual([ENTRY]);
});
