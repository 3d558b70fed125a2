// Ladder of bots on the nine courses.
import { realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import type { Event, State } from '../rules/state.ts';
import { exploits, players, without } from './ladderBots.ts';

export default realtimeLadder({
  measure: '1000 / strokes above 15 over nine holes; a hole not played counts 10',
  count: () => ({
    value: ({ cards }: Readonly<State>) =>
      Math.round(100_000 / Math.max(1, (cards[0] ?? []).reduce((sum, many) => sum + (many || 10), 0) - 15)) / 100,
    onEvent: (_event: Event) => {},
  }),
  mostMinutes: 20,
  endsInDefeat: false,
  players,
  without,
  exploits,
});
