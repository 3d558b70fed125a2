// The ladder of players: one accuses at once, one investigates for a while, one proves the case; others leave out one method.
import { type Player, turnLadder } from '../../kit/core/ladder/ladder.ts';
import type { MysteryTuning } from '../constants.ts';
import type { MysteryEvent } from '../rules/events.ts';
import type { MysteryCommand, MysteryState } from '../rules/state.ts';
import { detective, type Habits, THOROUGH } from './pilot.ts';

type DetectivePlayer = Player<MysteryState, MysteryCommand, MysteryTuning>;

const player = (habits: Partial<Habits>): DetectivePlayer => detective({ ...THOROUGH, ...habits });

/** Forgets three in ten useful commands. Without one method it accuses after some moves without a proof. */
const PRACTISED: Partial<Habits> = { forgets: 30, gathers: true };
const without = (habits: Partial<Habits>): DetectivePlayer => player({ ...PRACTISED, patience: 24, ...habits });

export default turnLadder({
  measure: 'score, summed over 3 cases',
  count() {
    let score = 0;
    return {
      onEvent: (event: MysteryEvent) => {
        if (event.type === 'solved') score = event.score;
      },
      value: () => score,
    };
  },
  runsPerSeed: 3,
  mostMinutes: 5,
  secondsPerCommand: 4,
  endsInDefeat: false,
  players: {
    naive: player({ guessesAt: 6 }),
    newcomer: player({ forgets: 50, guessesAt: 1, patience: 9 }),
    practised: player(PRACTISED),
  },
  without: {
    'asking for alibis': without({ topics: ['tobacco', 'scent', 'motive'] }),
    'asking for motives': without({ topics: ['alibi', 'tobacco', 'scent'] }),
    'asking about tobacco': without({ topics: ['alibi', 'motive', 'scent'] }),
    'asking about scent': without({ topics: ['alibi', 'motive', 'tobacco'] }),
    'confronting people': player({ ...PRACTISED, confronts: false }),
    'gathering everyone': player({ ...PRACTISED, gathers: false }),
    'looking at people': without({ people: false }),
    'looking at things': without({ things: false }),
  },
  exploits: {
    'waits for deaths': player({ topics: [], people: false, things: false, bodies: false, guessesAt: 1 }),
    'accuses the last one left': player({ guessesAt: 1 }),
    'gathers everyone at once': player({ gathers: 'at once' }),
    'searches the dead alone': player({ topics: [], people: false, things: false, guessesAt: 1 }),
  },
});
