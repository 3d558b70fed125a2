// The arena's table: neighbours of the ladder, and the strong ones against the short scripts. RECORD_ARENA=1 writes it anew, RECORD_ARENA=actuary the rows of one robot, RECORD_ARENA=pars what pars are measured by; else a part is played again and compared.
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import definition from '../index.ts';
import { ARENA_SCRIPTS } from './houses.ts';
import { ARENA_LADDER, type ArenaRobotId } from './ladder.ts';
import {
  type ArenaTable,
  duelScore,
  FIRST_UNSEEN,
  PLAYERS,
  parScore,
  robotsHash,
  SHORT_SCRIPTS,
  TABLE_PATH,
  tableOf,
} from './testing.ts';

/** Matches of two neighbours, and of a strong robot against a short script. */
const NEIGHBOUR_MATCHES = 80;
const SHORT_MATCHES = 20;
/** Matches by which a par is measured. */
const PAR_MATCHES = 80;
const recorded = process.env['RECORD_ARENA'];

test.runIf(recorded)('records the table', { timeout: 3_600_000 }, () => {
  const known = recorded === '1' ? null : tableOf();
  const isStale = (...robots: readonly string[]) => known === null || robots.some(robot => robot === recorded);
  const neighbours = ARENA_LADDER.slice(1).map((above, index) => {
    const below = ARENA_LADDER[index] as ArenaRobotId;
    const kept = known?.neighbours.find(row => row.above === above && row.below === below);
    if (kept && !isStale(above, below)) return kept;
    return { above, below, ...duelScore(ARENA_SCRIPTS[above], ARENA_SCRIPTS[below], NEIGHBOUR_MATCHES, FIRST_UNSEEN) };
  });
  const short = ARENA_LADDER.slice(12).flatMap(robot =>
    Object.entries(SHORT_SCRIPTS).map(([script, run]) => {
      const kept = known?.short.find(row => row.robot === robot && row.script === script);
      if (kept && !isStale(robot)) return kept;
      return { robot, script, ...duelScore(ARENA_SCRIPTS[robot], run, SHORT_MATCHES, FIRST_UNSEEN) };
    }),
  );
  const pars = ARENA_LADDER.slice(12).flatMap(robot => {
    const kept = known?.pars.find(row => row.robot === robot);
    if (kept && recorded !== 'pars' && !isStale(robot, kept.script)) return kept;
    for (const { name, run, lines } of PLAYERS) {
      const score = name === robot ? null : parScore(run, ARENA_SCRIPTS[robot], PAR_MATCHES, FIRST_UNSEEN);
      if (score) return { robot, script: name, lines, ...score };
    }
    return [];
  });
  const rows = (list: ArenaTable['neighbours'] | ArenaTable['pars'] | ArenaTable['short']) =>
    list.map(row => `    ${JSON.stringify(row)}`).join(',\n');
  const head = `  "rules": ${definition.rulesVersion},\n  "robots": "${robotsHash()}"`;
  const lists = `  "neighbours": [\n${rows(neighbours)}\n  ],\n  "pars": [\n${rows(pars)}\n  ],\n  "short": [\n${rows(short)}\n  ]`;
  writeFileSync(TABLE_PATH, `{\n${head},\n${lists}\n}\n`);
});

test.skipIf(recorded)('three rows of the table come out the same', () => {
  const table = tableOf();
  for (const at of [0, 8, 16]) {
    const { above, below, ...score } = table.neighbours[at] as ArenaTable['neighbours'][number];
    expect(duelScore(ARENA_SCRIPTS[above], ARENA_SCRIPTS[below], NEIGHBOUR_MATCHES, FIRST_UNSEEN)).toEqual(score);
  }
});

test.skipIf(recorded)('the par of the uppermost league comes out the same', () => {
  const { robot, script, lines, ...score } = tableOf().pars.at(-2) as ArenaTable['pars'][number];
  const player = PLAYERS.find(({ name }) => name === script);
  expect(player?.lines).toBe(lines);
  expect(player && parScore(player.run, ARENA_SCRIPTS[robot], PAR_MATCHES, FIRST_UNSEEN)).toEqual(score);
});
