// Medals of an escape.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { tune } from '../kit/core/constants.ts';
import type { Medal } from '../kit/core/medals.ts';
import { CONSTANTS, type EscapeTuning } from './constants.ts';
import type { EscapeState } from './rules/state.ts';

type Facts = Readonly<Pick<EscapeState, 'hintsUsed' | 'wrongCodes' | 'endedAt' | 'isUntimed'>>;

/** The swift escape is as long as the tuning says, in its name too. */
export function medalsWith({ swiftSeconds }: Pick<EscapeTuning, 'swiftSeconds'>): readonly Medal<Facts>[] {
  const minutes = Math.round(swiftSeconds / 60);
  return [
    { name: 'No hint', how: 'escape without a hint', earned: ({ hintsUsed }) => hintsUsed === 0 },
    {
      name: `Under ${minutes} min`,
      how: `escape in less than ${minutes} minutes, by the clock`,
      earned: ({ endedAt, isUntimed }) => !isUntimed && (endedAt ?? 0) / TICKS_PER_SECOND < swiftSeconds,
    },
    { name: 'No wrong code', how: 'escape without a wrong code', earned: ({ wrongCodes }) => wrongCodes === 0 },
  ];
}

export const MEDALS = medalsWith(tune(CONSTANTS));
