// Ladder of bots: random trials, a newcomer who often errs and asks for hints, a practised one; and the practised one without notes or combining.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { type Player, turnLadder } from '../../kit/core/ladder/ladder.ts';
import { pick, randomInt, seeded } from '../../kit/core/rng.ts';
import type { EscapeTuning } from '../constants.ts';
import { fixtureOf } from '../rules/fixtures.ts';
import { STANDARD_NODES, solvedShare } from '../rules/result.ts';
import { type EscapeCommand, type EscapeState, fixturesHere, isDone, openRooms } from '../rules/state.ts';
import { NEWCOMER, PRACTISED, player, SECONDS_PER_COMMAND } from './bots.ts';

type Escapee = Player<EscapeState, EscapeCommand, EscapeTuning>;

/** Naive: tries fixtures and items at random and guesses one code; does not use notes. */
const naive: Escapee = seed => {
  const rng = seeded(seed, 6);
  return state => {
    const { focus, asking, inventory, selected } = state;
    if (asking) return randomInt(rng, 2) === 0 ? { type: 'cancel' } : { type: 'submit', text: '1234' };
    const here = fixtureOf(state.draws, focus);
    if (here && !isDone(state, here) && randomInt(rng, 2) === 0) return { type: 'act' };
    const first = inventory[0];
    if (first && selected !== first && randomInt(rng, 3) === 0) return { type: 'pick', item: first };
    const rooms = openRooms(state);
    if (randomInt(rng, 12) === 0 && rooms.length > 1) return { type: 'go', to: pick(rng, rooms) };
    return { type: 'look', at: pick(rng, fixturesHere(state)).id };
  };
};

/** Exploit: brute force, all codes one after another. */
const countsCodes: Escapee = seed => {
  const rng = seeded(seed, 7);
  const sure = player({ ...PRACTISED, wrongCodeRate: 0 })(seed);
  let code = 1111 + randomInt(rng, 1000);
  return (state, t) => {
    const wise = sure(state, t);
    return wise?.type === 'submit' ? { type: 'submit', text: String(code++).slice(-wise.text.length) } : wise;
  };
};

/** Exploit: random valid commands. */
const random: Escapee = seed => {
  const rng = seeded(seed, 8);
  return (_state, _t, legal) => pick(rng, legal) as EscapeCommand;
};

export default turnLadder({
  measure: 'puzzles solved, as if of nineteen, and minutes left at the exit',
  count: () => ({
    value: (state: Readonly<EscapeState>) =>
      state.phase === 'escaped'
        ? STANDARD_NODES + Math.round((10 * (1800 - (state.endedAt ?? 0) / TICKS_PER_SECOND)) / 60) / 10
        : Math.round(10 * solvedShare(state)) / 10,
  }),
  mostMinutes: 30,
  secondsPerCommand: SECONDS_PER_COMMAND,
  // The score is bounded by the end of the escape, so the steps are smaller than usual.
  steps: { naive: 8 / 19, practised: 1.2 },
  endsInDefeat: false,
  players: { naive, newcomer: player(NEWCOMER), practised: player(PRACTISED) },
  without: {
    'its notes': player({ ...PRACTISED, isForgetful: true }),
    'combining things': player({ ...PRACTISED, isClumsy: true }),
  },
  exploits: { 'counts through the codes': countsCodes, 'tries whatever there is': random },
});
