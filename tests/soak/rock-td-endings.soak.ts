// Gem Tower Defense on every map and difficulty: the order of bots, no shortcut by calling, and an end that a practised player reaches in about half of the runs.
import { expect, test } from 'vitest';
import { tune } from '../../scenes/kit/core/constants.ts';
import { NO_INPUT } from '../../scenes/kit/core/input/input.ts';
import { CALLER, NEWCOMER_SKILL, PRACTISED_SKILL } from '../../scenes/rock-td/bots/ladderBots.ts';
import { player, type Skill } from '../../scenes/rock-td/bots/pilot.ts';
import { CONSTANTS } from '../../scenes/rock-td/constants.ts';
import rockTd from '../../scenes/rock-td/index.ts';
import { MAPS, rules } from '../../scenes/rock-td/rules/rules.ts';
import { DIFFICULTIES, type State } from '../../scenes/rock-td/rules/state.ts';
import { victoryLevel } from '../../scenes/rock-td/rules/victory.ts';
import { levelsOf } from '../setup/game.ts';

const t = tune(CONSTANTS);
const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
/** Ticks of twenty minutes. */
const MOST = 20 * 3600;

function end(seed: number, setup: { map: string; difficulty: string }, skill: Skill): Readonly<State> {
  const state = rules.create({ seed, setup, levels: levelsOf(rockTd) }, t);
  const decide = player(seed, skill);
  for (let tick = 0; tick < MOST && state.phase !== 'over'; tick++)
    rules.tick(state, { ...NO_INPUT, ...decide(state, t) }, t);
  return state;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test.each(MAPS.flatMap(map => DIFFICULTIES.map((difficulty, step) => ({ map, difficulty, step }))))(
  '$map $difficulty',
  { timeout: 10 * 60_000 },
  ({ map, difficulty, step }) => {
    const runs = (skill: Skill) => SEEDS.map(seed => end(seed, { map, difficulty }, skill));
    const [newcomer, practised, caller] = [NEWCOMER_SKILL, PRACTISED_SKILL, CALLER].map(runs) as [
      State[],
      State[],
      State[],
    ];
    const levels = (states: readonly State[]) => mean(states.map(({ level }) => level));
    const won = practised.filter(state => state.won).length;
    console.info(
      `${map} ${difficulty}: newcomer ${levels(newcomer).toFixed(1)}, practised ${levels(practised).toFixed(1)}, always calling ${levels(caller).toFixed(1)}; level ${victoryLevel(map, step)} held ${won} of 20`,
    );
    expect.soft(levels(practised)).toBeGreaterThan(1.2 * levels(newcomer));
    expect.soft(levels(practised)).toBeGreaterThan(levels(caller) - 0.5);
    expect.soft(won).toBeGreaterThanOrEqual(4);
    // The classic map's 50 on EASY is the specification's.
    if (map !== 'classic' || difficulty !== 'EASY') expect.soft(won).toBeLessThanOrEqual(18);
  },
);
