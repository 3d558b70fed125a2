// Result of a run: title, lines, causes of defeat, and the bonus of the exit.
import { medalsEarned } from '../../kit/core/medals.ts';
import { plural } from '../../kit/core/plural.ts';
import type { Result } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { MEDALS } from '../medals.ts';
import type { CaveParts } from './cave.ts';
import type { Bonus, State } from './state.ts';

export const CAUSES: Readonly<Record<NonNullable<CaveParts['cause']>, string>> = {
  boulder: 'A boulder fell on you',
  diamond: 'A falling diamond hit you',
  monster: 'A moth caught you',
  blast: 'You stood in the blast of a moth',
  lamp: 'The lamp went out',
  gaveUp: 'You gave the cave up',
  firefly: 'A firefly exploded beside you',
  butterfly: 'A butterfly exploded beside you',
  explosion: 'You stood in an explosion',
  time: 'Time ran out',
};

/** Bonus for leaving: spare diamonds pay for the risk of staying, remaining light pays for speed. */
export function bonusOf({ collected, needed, lamp }: CaveParts, { sparePoints, lightPoints }: T): Bonus {
  const spare = Math.max(0, collected - needed);
  const light = lamp === null ? 0 : Math.floor(lamp / 60);
  return { spare, light, points: spare * sparePoints + light * lightPoints };
}

/** Null for a custom cave: it is restarted instead, and its score does not compare with the levels. */
export function resultOf({ phase, own, score, level, cave, totals, lives }: Readonly<State>, t: T): Result | null {
  if (phase !== 'lost' || own) return null;
  const missing = cave.needed - cave.collected;
  return {
    outcome: 'lost',
    score,
    title: 'GAME OVER',
    lines: [
      'Press R to restart',
      `${CAUSES[cave.cause ?? 'monster']} on level ${level}.`,
      missing > 0 ? `${plural(missing, 'more diamond')} would have opened the exit.` : 'The exit stood open.',
      `Diamonds ${totals.diamonds} at ${t.diamondPoints} points${totals.bonus > 0 ? `, exits paid ${totals.bonus}` : ''}`,
    ],
    again: 'Restart',
    ...(lives !== null && { mode: 'Three lives' }),
    medals: medalsEarned(MEDALS, totals),
  };
}
