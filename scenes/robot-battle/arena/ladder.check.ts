// The arena's table: neighbours of the ladder, and the strong ones against the short scripts. RECORD_ARENA=1 writes it anew; else a part of it is played again and compared.
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import definition from '../index.ts';
import { ARENA_SCRIPTS } from './houses.ts';
import { ARENA_LADDER, type ArenaRobotId } from './ladder.ts';
import { type ArenaTable, duelScore, FIRST_UNSEEN, robotsHash, SHORT_SCRIPTS, TABLE_PATH, tableOf } from './testing.ts';

/** Matches of two neighbours, and of a strong robot against a short script. */
const NEIGHBOUR_MATCHES = 80;
const SHORT_MATCHES = 20;
const isRecording = process.env['RECORD_ARENA'] === '1';

test.runIf(isRecording)('records the table', () => {
  const table: ArenaTable = {
    rules: definition.rulesVersion,
    robots: robotsHash(),
    neighbours: ARENA_LADDER.slice(1).map((above, index) => {
      const below = ARENA_LADDER[index] as ArenaRobotId;
      return {
        above,
        below,
        ...duelScore(ARENA_SCRIPTS[above], ARENA_SCRIPTS[below], NEIGHBOUR_MATCHES, FIRST_UNSEEN),
      };
    }),
    short: ARENA_LADDER.slice(12).flatMap(robot =>
      Object.entries(SHORT_SCRIPTS).map(([script, short]) => ({
        robot,
        script,
        ...duelScore(ARENA_SCRIPTS[robot], short, SHORT_MATCHES, FIRST_UNSEEN),
      })),
    ),
  };
  const rows = (list: readonly object[]) => list.map(row => `    ${JSON.stringify(row)}`).join(',\n');
  writeFileSync(
    TABLE_PATH,
    `{\n  "rules": ${table.rules},\n  "robots": "${table.robots}",\n  "neighbours": [\n${rows(table.neighbours)}\n  ],\n  "short": [\n${rows(table.short)}\n  ]\n}\n`,
  );
});

test.skipIf(isRecording)('three rows of the table come out the same', () => {
  const table = tableOf();
  for (const at of [0, 8, 16]) {
    const row = table.neighbours[at] as ArenaTable['neighbours'][number];
    const { above, below, ...score } = row;
    expect(duelScore(ARENA_SCRIPTS[above], ARENA_SCRIPTS[below], NEIGHBOUR_MATCHES, FIRST_UNSEEN)).toEqual(score);
  }
});
