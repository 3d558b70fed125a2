// Halls of Stealth Escape's missions by the players of their ladder: who passes, with how many stars, and what each thing of a hall is worth.
// `MEASURE_HALLS=1 npm run bench -- halls` measures all, `MEASURE_HALLS=3,12` those, and keeps the table that tests/ladder/halls.test.ts judges.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { NO_INPUT } from '../../scenes/kit/core/input/input.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import {
  MISSION_WITHOUT,
  type MissionThing,
  missionArmed,
  missionNaive,
  missionNewcomer,
  missionPractised,
} from '../../scenes/stealth-escape/bots/ladderBots.ts';
import type { T } from '../../scenes/stealth-escape/constants.ts';
import definition from '../../scenes/stealth-escape/index.ts';
import { readDrawing } from '../../scenes/stealth-escape/rules/missions/drawing.ts';
import { marksOf } from '../../scenes/stealth-escape/rules/missions/marks.ts';
import { choiceOf, HALLS } from '../../scenes/stealth-escape/rules/missions/names.ts';
import { PER_WING } from '../../scenes/stealth-escape/rules/missions/wings.ts';
import type { State } from '../../scenes/stealth-escape/rules/state.ts';
import { drawingHash, type Measured, type Runs, TABLE, textOfHall, thingsIn } from '../ladder/halls.ts';
import { sessionOpener } from '../setup/game.ts';
import { report, rounded } from './report.ts';

const MOST_TICKS = 120 * 60;
/** A newcomer tries a hall three times. */
const TRIES = 3;
/** Seeds of the first hall of a wing, where the newcomer counts, and of the others. */
const SEEDS = { first: 20, other: 4, practised: 4, without: 1 } as const;

type Open = (options: { seed: number; setup: { halls: string } }) => Session;
type Bot = typeof missionPractised;

const wanted = process.env['MEASURE_HALLS'];
const NUMBERS = HALLS.map((_, index) => index + 1);
const some = new Set((wanted ?? '').split(',').map(Number));
const CHOSEN = wanted === '1' ? NUMBERS : NUMBERS.filter(hall => some.has(hall));

test.runIf(wanted).each(CHOSEN)('hall %i', async hall => {
  const open = (await sessionOpener(definition)) as unknown as Open;
  const play = (bot: Bot, seeds: number, tries = 1) => playAll(open, hall, bot, seeds, tries);
  const isFirst = hall % PER_WING === 1;
  const things = thingsIn(readDrawing(textOfHall(hall))) as MissionThing[];
  const measured: Measured = {
    drawing: drawingHash(hall),
    naive: play(missionNaive, SEEDS.practised),
    newcomer: play(missionNewcomer, isFirst ? SEEDS.first : SEEDS.other, TRIES),
    practised: play(missionPractised, SEEDS.practised),
    armed: play(missionArmed, SEEDS.without),
    without: Object.fromEntries(things.map(thing => [thing, play(MISSION_WITHOUT[thing], SEEDS.without)])),
  };
  const kept = existsSync(TABLE) ? JSON.parse(readFileSync(TABLE, 'utf8')) : {};
  const lines = Object.entries({ ...kept, [hall]: measured }).map(
    ([name, row]) => `  ${JSON.stringify(name)}: ${JSON.stringify(row)}`,
  );
  writeFileSync(TABLE, `{\n${lines.join(',\n')}\n}\n`);
  const { drawing: _, without, ...players } = measured;
  const rows = Object.entries({ ...players, ...without });
  report(
    `Stealth Escape, hall ${hall}`,
    rows.map(([what, runs]) => ({ what, ...runs, seconds: rounded(runs.seconds) })),
  );
});

function playAll(open: Open, hall: number, bot: Bot, seeds: number, tries: number): Runs {
  const runs = Array.from({ length: seeds }, (_, index) => {
    for (let go = 0; ; go++) {
      const run = playOnce(open, hall, bot, index + 1 + go * 1000);
      if (run.isPassed || go + 1 === tries) return run;
    }
  });
  const passed = runs.filter(({ isPassed }) => isPassed);
  const seconds = passed.map(run => run.seconds).toSorted((a, b) => a - b);
  return {
    runs: seeds,
    passed: passed.length,
    twoStars: passed.filter(({ stars }) => stars >= 2).length,
    stars: passed.reduce((sum, { stars }) => sum + stars, 0),
    seconds: rounded(seconds[Math.floor(seconds.length / 2)] ?? 0),
  };
}

function playOnce(open: Open, hall: number, bot: Bot, seed: number) {
  const session = open({ seed, setup: { halls: choiceOf(hall) } });
  session.start();
  const decide = bot(seed);
  let state = session.state as State;
  while (state.levelTicks < MOST_TICKS && (state.phase === 'playing' || state.phase === 'loading')) {
    session.tick({ ...NO_INPUT, ...decide(state, session.tuning as unknown as T, []) });
    state = session.state as State;
  }
  const isPassed = state.phase === 'won';
  const stars = isPassed && state.mission ? marksOf(state, state.mission).filter(Boolean).length : 0;
  return { isPassed, stars, seconds: state.levelTicks / 60 };
}
