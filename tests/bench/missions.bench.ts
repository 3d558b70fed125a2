// Missions of Emergencia by shuffles that nobody tuned on: the authored ones by the players of the ladder, generated ones with and without each fixture.
// `MEASURE_MISSIONS=1 npm run bench -- missions` measures all, `MEASURE_MISSIONS=3,12` those and no generated ones, and keeps the table that
// tests/ladder/missions.test.ts judges.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { naive, newcomer, type Operator, practised, without } from '../../scenes/emergencia/bots/ladderPlayers.ts';
import { pilot } from '../../scenes/emergencia/bots/pilot.ts';
import definition from '../../scenes/emergencia/index.ts';
import {
  begunDraft,
  firstProven,
  fixturesIn,
  isSaved,
  STEADY,
  withoutFixture,
} from '../../scenes/emergencia/levels/draftSearch.ts';
import { generate } from '../../scenes/emergencia/levels/generate.ts';
import { rules } from '../../scenes/emergencia/rules/rules.ts';
import { tuned } from '../../scenes/emergencia/rules/testing.ts';
import {
  type Authored,
  type Generated,
  JUDGES,
  LEVELS,
  missionHash,
  type Runs,
  TABLE,
  type Table,
} from '../ladder/missions.ts';
import { report } from './report.ts';

const t = tuned();
const wanted = process.env['MEASURE_MISSIONS'];
const some = new Set((wanted ?? '').split(',').map(Number));
const NUMBERS = LEVELS.map((_, index) => index + 1);
const CHOSEN = wanted === '1' ? NUMBERS : NUMBERS.filter(number => some.has(number));
const LONG = { timeout: 900_000 };

function keep(part: 'authored' | 'generated', name: number, row: Authored | Generated): void {
  const kept = (existsSync(TABLE) ? JSON.parse(readFileSync(TABLE, 'utf8')) : {}) as Partial<Table>;
  const table = { authored: {}, generated: {}, ...kept, rules: definition.rulesVersion ?? 1 };
  const rows = (of: 'authored' | 'generated') =>
    Object.entries({ ...table[of], ...(of === part && { [name]: row }) })
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  writeFileSync(
    TABLE,
    `{\n  "rules": ${table.rules},\n  "authored": {\n${rows('authored')}\n  },\n  "generated": {\n${rows('generated')}\n  }\n}\n`,
  );
}

test.runIf(wanted).each(CHOSEN)('mission %i', LONG, only => {
  const row: Authored = {
    mission: missionHash(LEVELS[only - 1] as string),
    naive: runsOf(naive, only),
    everyone: runsOf(without({ proof: 'none' }), only),
    newcomer: runsOf(newcomer, only),
    practised: runsOf(practised, only),
  };
  keep('authored', only, row);
  const { mission: _, ...players } = row;
  report(
    `Emergencia, mission ${only}`,
    Object.entries(players).map(([what, runs]) => ({ what, ...runs })),
  );
});

function runsOf(bot: Operator, only: number): Runs {
  let [won, points] = [0, 0];
  for (const seed of JUDGES.authored) {
    const state = rules.create({ seed, setup: { missions: 'tours', only }, levels: LEVELS }, t);
    rules.command?.(state, { type: 'startMission' }, t);
    const decide = bot(seed);
    if (isSaved(state, (now, tuning) => decide(now, tuning, []) ?? {}, t)) won++;
    points += state.score;
  }
  return { won, points: Math.round(points / JUDGES.authored.length) };
}

test.runIf(wanted === '1').each(JUDGES.generated)('generated mission %i', LONG, seed => {
  const draft = firstProven({ seed, t });
  const text = generate(seed, draft);
  const wins = (decide: () => ReturnType<typeof pilot>) =>
    JUDGES.tries.filter(tries => isSaved(begunDraft(text, seed, tries, t), decide(), t)).length;
  const row: Generated = {
    mission: missionHash(text),
    draft,
    idle: wins(() => () => ({})),
    careful: wins(() => pilot(seed, STEADY)),
    without: Object.fromEntries(
      fixturesIn(text).map(fixture => [fixture, wins(() => pilot(seed, withoutFixture(fixture)))]),
    ),
  };
  keep('generated', seed, row);
  report(`Emergencia, generated mission ${seed}`, [
    { what: 'wins of 20', ...row, without: JSON.stringify(row.without) },
  ]);
});
