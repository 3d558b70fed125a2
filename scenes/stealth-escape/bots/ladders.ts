// Ladders of bots for the missions and for the night watch.
import { realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import { DAY_CHOICE } from '../rules/missions/names.ts';
import type { Event, State } from '../rules/state.ts';
import {
  missionNaive,
  missionNewcomer,
  missionPractised,
  missionWithout,
  naive,
  newcomer,
  practised,
  runAndShoot,
  without,
} from './ladderBots.ts';

export default {
  missions: realtimeLadder({
    measure: 'score of a hall of the missions',
    // A hall is passed or not: the mean says how often, the median nothing.
    runsPerSeed: 1,
    setup: { halls: DAY_CHOICE },
    minutes: 0.4,
    count: () => ({
      value: ({ score }: Readonly<State>) => score,
      onEvent: (_event: Event) => {},
    }),
    mostMinutes: 2,
    endsInDefeat: false,
    players: { naive: missionNaive, newcomer: missionNewcomer, practised: missionPractised },
    without: {
      looking: missionWithout({ foresees: 0 }),
      lockers: missionWithout({ skips: ['hide', 'lockers'] }),
      balls: missionWithout({ skips: ['hide', 'throw'] }),
    },
    exploits: { 'run and shoot': missionWithout({ foresees: 0, shoots: true }) },
    accepted: [
      { fault: 'naive 0 is not above idle 0', why: 'Whoever runs straight leaves no hall: that is asked of them.' },
      {
        fault: 'without lockers the practised player is no worse: without lockers 779.4, practised 837.2',
        why: 'A day’s hall is one of sixteen, and lockers count in five of them (halls.measured.json): over all days they are worth 7 %.',
      },
    ],
  }),
  night: realtimeLadder({
    measure: 'score of the night watch',
    setup: { halls: 'night' },
    minutes: 2,
    count: () => ({
      value: ({ score }: Readonly<State>) => score,
      stage: ({ level }) => level,
      onEvent: (_event: Event) => {},
    }),
    mostMinutes: 10,
    endsInDefeat: false,
    players: { naive, newcomer, practised },
    without: {
      looking: without({ foresees: 0 }),
      'standing still by the dog': without({ holdsBreath: false }),
      takedowns: without({ folds: false }),
    },
    exploits: { 'run and shoot': runAndShoot },
  }),
};
