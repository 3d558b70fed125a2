// The ladder of players: who names somebody at once, who looks about for a while, who proves it; and who leaves out a part of it.
import { type Player, turnLadder } from '../kit/core/ladder.ts';
import type { MysteryTuning } from './constants.ts';
import type { MysteryEvent } from './events.ts';
import { detective, type Habits, THOROUGH } from './pilot.ts';
import type { MysteryCommand, MysteryState } from './state.ts';

type Sleuth = Player<MysteryState, MysteryCommand, MysteryTuning>;

const sleuth = (habits: Partial<Habits>): Sleuth => detective({ ...THOROUGH, ...habits });

/** Passes over three in ten things worth doing; without a part of the work, gives up the proof after a while and names whom it has. */
const PRACTISED: Partial<Habits> = { forgets: 30 };
const without = (habits: Partial<Habits>): Sleuth => sleuth({ ...PRACTISED, patience: 24, ...habits });

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
    naive: sleuth({ guessesAt: 6 }),
    newcomer: sleuth({ forgets: 50, guessesAt: 1, patience: 9 }),
    practised: sleuth(PRACTISED),
  },
  without: {
    'asking for alibis': without({ topics: ['tobacco', 'scent', 'motive'] }),
    'asking for motives': without({ topics: ['alibi', 'tobacco', 'scent'] }),
    'asking about tobacco': without({ topics: ['alibi', 'motive', 'scent'] }),
    'asking about scent': without({ topics: ['alibi', 'motive', 'tobacco'] }),
    'looking at people': without({ people: false }),
    'looking at things': without({ things: false }),
  },
  exploits: {
    'waits for deaths': sleuth({ topics: [], people: false, things: false, bodies: false, guessesAt: 1 }),
    'accuses the last one left': sleuth({ guessesAt: 1 }),
    'searches the dead alone': sleuth({ topics: [], people: false, things: false, guessesAt: 1 }),
  },
});
