// Ladders of single authored missions: won at the first try with the VIP alive, and what each fixture of the mission is worth.
import { type Accepted, realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import type { Event, State } from '../rules/state.ts';
import { naive, newcomer, practised, without } from './ladderPlayers.ts';

const WITHOUT = {
  'the doors': without({ doors: false }),
  'the coats': without({ disguises: false }),
  'the cameras': without({ cameras: false }),
  'the radio': without({ radio: false }),
} as const;
export type Fixture = keyof typeof WITHOUT;

/** `minutes` is as long as a first try that is won may last: a run ends there, whatever came of it. */
export const missionLadder = (
  only: number,
  minutes: number,
  fixtures: readonly Fixture[],
  accepted: readonly Accepted[] = [],
) =>
  realtimeLadder({
    measure: 'won at the first try with the VIP alive, of one mission',
    setup: { missions: 'tours', only },
    count: () => ({
      value: ({ done }: Readonly<State>) => done.filter(({ tries, saved }) => tries === 1 && saved).length,
      onEvent: (_event: Event) => {},
    }),
    runsPerSeed: 1,
    minutes,
    mostMinutes: minutes,
    // Eight of twenty for a newcomer, sixteen for who is practised.
    steps: { naive: 0.5, practised: 1.3 },
    accepted,
    endsInDefeat: false,
    players: { naive, newcomer, practised },
    without: Object.fromEntries(fixtures.map(name => [name, WITHOUT[name]])),
    exploits: { 'mark everyone': without({ proof: 'none' }) },
  });
