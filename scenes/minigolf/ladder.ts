// The ladder of players: strokes above 15 over nine holes.
import type { Frame } from '../kit/core/input.ts';
import { limited, NEWCOMER, type Player, PRACTISED, realtimeLadder } from '../kit/core/ladder.ts';
import type { T } from './constants.ts';
import { careful, player } from './pilot.ts';
import type { Event, State } from './state.ts';

type Golfer = Player<State, Partial<Frame>, T>;
const practised: Golfer = limited(() => player(careful), PRACTISED);
const newcomer: Golfer = limited(() => player(careful), NEWCOMER);

export default realtimeLadder({
  measure: '1000 / strokes above 15 over nine holes; a hole not played counts 10',
  count: () => ({
    value: ({ cards }: Readonly<State>) =>
      1000 / Math.max(1, (cards[0] ?? []).reduce((sum, many) => sum + (many || 10), 0) - 15),
    heard: (_event: Event) => {},
  }),
  mostMinutes: 20,
  endsInDefeat: false,
  players: { naive: newcomer, newcomer, practised },
  without: {},
  exploits: {},
});
