// Every hall of the missions has a way that is unseen and unarmed and within its time: found by a search with the rules, kept as input, played again here.
// `RECORD_HALLS=1 npx vitest run --project=headless scenes/stealth-escape/rules/missions/proof` searches anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sessionOpener } from '../../../../tests/setup/game.ts';
import { NO_INPUT } from '../../../kit/core/input/input.ts';
import { frameOf, type HallRun, type Input, searchHall } from '../../bots/hallSearch.ts';
import type { T } from '../../constants.ts';
import definition from '../../index.ts';
import type { State } from '../state.ts';
import { choiceOf, HALLS } from './names.ts';

const FILE = 'tests/replays/stealth-escape/halls.json';
const ways: Record<string, readonly Input[]> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
const NUMBERS = HALLS.map((_, index) => index + 1);
/** The mark of time leaves so much room above the quickest way that was found. */
const ROOM = { least: 1.15, most: 1.6 } as const;

async function opener(hall: number): Promise<() => HallRun> {
  const open = await sessionOpener(definition);
  return () => {
    const session = open({ seed: 1, setup: { halls: choiceOf(hall) } });
    session.start();
    return {
      get state() {
        return session.state as State;
      },
      tuning: session.tuning as unknown as T,
      tick: frame => void session.tick({ ...NO_INPUT, ...frame }),
    };
  };
}

test.runIf(process.env['RECORD_HALLS'])(
  'the halls are searched anew',
  async () => {
    const only =
      process.env['RECORD_HALLS']
        ?.split(',')
        .map(Number)
        .filter(hall => NUMBERS.includes(hall) && hall > 1) ?? [];
    for (const hall of only.length > 0 ? only : NUMBERS) {
      const way = searchHall(await opener(hall));
      if (way) ways[hall] = way.inputs;
      else delete ways[hall];
    }
    const lines = Object.entries(ways).map(([hall, inputs]) => `  "${hall}": ${JSON.stringify(inputs)}`);
    writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
  },
  3_600_000,
);

test.each(NUMBERS)('hall %i can be left unseen, unarmed and in time', async hall => {
  const run = (await opener(hall))();
  for (const input of ways[hall] ?? [])
    for (let i = 0; i < (input[0] === 'throw' ? 1 : input[0]); i++) run.tick(frameOf(input));
  const { phase, totals, mission, levelTicks } = run.state;
  expect({ phase, seen: totals.timesSeen, armed: totals.shots + totals.takedowns }).toEqual({
    phase: 'won',
    seen: 0,
    armed: 0,
  });
  expect((mission?.under ?? 0) / levelTicks).toBeGreaterThan(ROOM.least);
  expect((mission?.under ?? 0) / levelTicks).toBeLessThan(ROOM.most);
});
