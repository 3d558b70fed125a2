// What a result says: whom each sentence is about, over every robot of both ladders, and what went wrong with a script in place of a hint.
import { describe, expect, test } from 'vitest';
import { LADDER } from '../rules/houses.ts';
import { adviceOf } from '../rules/result.ts';
import { RULES } from '../rules/rules.ts';
import { NAMES } from '../rules/scripts.ts';
import type { RobotState } from '../rules/state.ts';
import { referee, t } from '../rules/testing.ts';
import { FIRST_ARENA_CODE } from '../ui.ts';
import { settingOf } from './field.ts';
import { ARENA_SCRIPTS } from './houses.ts';
import { ARENA_LADDER, type ArenaRobotId } from './ladder.ts';
import { snapshotsOf } from './packing.ts';
import { createBout, entrantsFor } from './play.ts';
import { resultOfBout } from './result.ts';
import { cardOf } from './roster.ts';
import { FIRST_UNSEEN, playScripts, requestOf, SHORT_SCRIPTS } from './testing.ts';
import { type ArenaBout, MAP_IDS } from './types.ts';
import { talliesOf, verdictOf } from './verdict.ts';

const OWN = 'Your robot';
const PRONOUN = /\b(?:it|its|it’s)\b/i;
/** Sentences of a text. */
const sentencesOf = (text: string): readonly string[] =>
  text.match(/[^.!?]+[.!?]+(?=\s|$)/g)?.map(one => one.trim()) ?? [];

/** A bout on the ladder that is over after a match of a short script, as won or lost. */
function over(rival: ArenaRobotId, wins: readonly number[], parts: Partial<ArenaBout> = {}): ArenaBout {
  const idle = createBout(3, { bout: 'ladder', rival });
  const entrants = entrantsFor(idle, '', OWN);
  const script = SHORT_SCRIPTS['leads and circles'] as (typeof ARENA_SCRIPTS)[ArenaRobotId];
  const { snapshots, setting } = playScripts([script, ARENA_SCRIPTS[rival]], { ...idle, mode: 'arena', entrants });
  const { name } = cardOf(rival);
  return {
    ...idle,
    phase: 'over',
    fighters: [
      { name: OWN, house: null, team: 0, lines: 7 },
      { name, house: rival, team: 1, lines: 0 },
    ],
    wins,
    tallies: talliesOf(snapshots, setting),
    verdicts: [verdictOf(snapshots, [OWN, name], setting)],
    points: [0],
    ...parts,
  };
}

describe.each(ARENA_LADDER)('a result against %s', rival => {
  const { name } = cardOf(rival);

  test.each([
    ['lost', [0, 2]],
    ['drawn', [1, 1]],
  ] as const)('%s ends with a hint that names it before any "it"', (_, wins) => {
    const hint = resultOfBout(over(rival, wins))?.lines.at(-1) ?? '';
    const [before] = hint.split(PRONOUN);
    expect(before).toContain(name);
  });

  test('says in each sentence of a match whose it is', () => {
    const { verdicts } = over(rival, [0, 2]);
    const names = [OWN, name];
    for (const sentence of sentencesOf(verdicts[0]?.why ?? ''))
      expect(sentence === 'Equal at the end.' || names.some(one => sentence.startsWith(`${one} `)), sentence).toBe(
        true,
      );
  });
});

test.each(LADDER)('a duel lost against %s ends with a hint that names it before any "it"', house => {
  const idle = RULES.create({ seed: 3, setup: {}, levels: [] }, t);
  const robots = [
    { name: 'Robot A', robot: null, lines: 3, hits: 0, threw: 0 },
    { name: NAMES[house], robot: house, lines: 3, hits: 5, threw: 0 },
  ] as const;
  const hint = adviceOf({ ...idle, phase: 'over', winner: 'B', fighters: robots } as unknown as RobotState) ?? '';
  expect(hint.split(PRONOUN)[0]).toContain(NAMES[house]);
});

describe('the first steps on the ladder', () => {
  /** Part of some matches that a script wins, in the sandbox. */
  async function shareOf(code: string, house: ArenaRobotId, matches: number): Promise<number> {
    const judge = await referee();
    const entrants = [
      { team: 0, code },
      { team: 1, house },
    ] as const;
    let wins = 0;
    for (let index = 0; index < matches; index++) {
      const request = { ...requestOf(2), entrants, seed: FIRST_UNSEEN + index, map: MAP_IDS[index % 4] ?? 'open' };
      const { response } = await judge(request);
      const setting = settingOf(request);
      if (verdictOf(snapshotsOf(response, setting), [OWN, house], setting).team === 0) wins++;
    }
    return wins / matches;
  }

  test('the script that stands there beats Sentry, and the result says that this is no feat', async () => {
    expect(await shareOf(FIRST_ARENA_CODE, 'sentry', 10)).toBeGreaterThanOrEqual(0.9);
    expect(resultOfBout(over('sentry', [2, 0]))?.lines.at(-1)).toMatch(
      /The first robot is meant to fall\. Next on the ladder: Tumbler\.$/,
    );
  });

  test('what the hint after a defeat by Tumbler says to write beats it', async () => {
    expect(resultOfBout(over('tumbler', [0, 2]))?.lines.at(-1)).toContain('write fire: 2 in place of 1');
    const changed = FIRST_ARENA_CODE.replace('fire: 1', 'fire: 2');
    expect(await shareOf(changed, 'tumbler', 20)).toBeGreaterThanOrEqual(0.7);
  });
});

describe('a script that is itself the reason is told so, and not about the foe', () => {
  const says = 'The script does not compile: a { is never closed.';

  test('where it forfeits, in any kind of bout', () => {
    const out = [{ reason: 'broken', says } as const, null];
    for (const parts of [{ out }, { out, kind: 'free', rival: null } as const])
      expect(resultOfBout(over('tumbler', [0, 2], parts))?.lines.at(-1)).toBe(`${OWN}: ${says}`);
  });

  test('where it threw', () => {
    const bout = over('tumbler', [0, 2]);
    const [own, ...others] = bout.tallies;
    const tallies = own ? [{ ...own, threw: 12 }, ...others] : [];
    expect(resultOfBout({ ...bout, tallies })?.lines.at(-1)).toBe(`${OWN} threw: the line is marked in its script.`);
  });
});
