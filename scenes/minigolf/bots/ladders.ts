// Ladder of bots on rounds of new courses.
import { realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import type { Event, State } from '../rules/state.ts';
import { exploits, players, without } from './ladderBots.ts';

export default {
  fresh: realtimeLadder({
    measure: '1000 / strokes above 3 over three new courses; a course not played counts 10',
    setup: { round: 'new' },
    minutes: 1,
    count: () => ({
      value: ({ cards }: Readonly<State>) =>
        Math.round(100_000 / Math.max(1, (cards[0] ?? []).reduce((sum, many) => sum + (many || 10), 0) - 3)) / 100,
      onEvent: (_event: Event) => {},
    }),
    mostMinutes: 8,
    endsInDefeat: false,
    players,
    without,
    exploits,
  }),
};
