// Gems of Gem Tower Defense: what the practised player loses who never keeps, or never fuses, one kind.
// `MEASURE_GEMS=HARD,INSANE npm run bench -- gems` measures those difficulties, and keeps the table that tests/ladder/gems.test.ts judges.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { tune } from '../../scenes/kit/core/constants.ts';
import { NO_INPUT } from '../../scenes/kit/core/input/input.ts';
import { PRACTISED_SKILL } from '../../scenes/rock-td/bots/ladderBots.ts';
import { player, type Skill } from '../../scenes/rock-td/bots/pilot.ts';
import { CONSTANTS } from '../../scenes/rock-td/constants.ts';
import definition from '../../scenes/rock-td/index.ts';
import { isFused, type Kind } from '../../scenes/rock-td/rules/gems.ts';
import { rules } from '../../scenes/rock-td/rules/rules.ts';
import { type Difficulty, type GemRuns, KINDS, type Measured, meanOf, TABLE } from '../ladder/gems.ts';
import { report, rounded } from './report.ts';

/** Seeds that no number was tuned on. */
const SEEDS = Array.from({ length: 20 }, (_, index) => 1001 + index);
/** Ticks of twenty minutes. */
const MOST = 20 * 3600;
const wanted = (process.env['MEASURE_GEMS'] ?? '').split(',').filter(Boolean) as Difficulty[];
const t = tune(CONSTANTS);

const withoutKind = (kind: Kind): Skill =>
  isFused(kind)
    ? { ...PRACTISED_SKILL, recipes: PRACTISED_SKILL.recipes.filter(one => one !== kind) }
    : { ...PRACTISED_SKILL, shuns: [kind] };

function runsOf(difficulty: Difficulty, skill: Skill): GemRuns {
  const states = SEEDS.map(seed => {
    const state = rules.create({ seed, setup: { difficulty }, levels: [] }, t);
    const decide = player(seed, skill);
    for (let tick = 0; tick < MOST && state.phase !== 'over'; tick++)
      rules.tick(state, { ...NO_INPUT, ...decide(state, t) }, t);
    return state;
  });
  return { levels: states.map(({ level }) => level), won: states.filter(({ won }) => won).length };
}

test.runIf(wanted.length > 0).each(wanted)('%s', { timeout: 60 * 60_000 }, difficulty => {
  const practised = runsOf(difficulty, PRACTISED_SKILL);
  const without = Object.fromEntries(KINDS.map(kind => [kind, runsOf(difficulty, withoutKind(kind))]));
  const measured: Measured = { rules: definition.rulesVersion ?? 1, practised, without };
  const kept = existsSync(TABLE) ? JSON.parse(readFileSync(TABLE, 'utf8')) : {};
  const rows = Object.entries({ ...kept, [difficulty]: measured });
  writeFileSync(TABLE, `${JSON.stringify(Object.fromEntries(rows))}\n`);
  report(
    `Gem Tower Defense on ${difficulty}, without a kind`,
    [['nothing', practised] as const, ...Object.entries(without)].map(([what, runs]) => ({
      what,
      level: rounded(meanOf(runs), 2),
      won: runs.won,
    })),
  );
});
