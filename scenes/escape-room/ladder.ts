// The ladder of players: who tries whatever there is, who goes astray and asks, who sees what fits; and who would do without notes or without combining.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { type Player, turnLadder } from '../kit/core/ladder.ts';
import { pick, randomInt, seeded } from '../kit/core/rng.ts';
import type { EscapeTuning } from './constants.ts';
import { fixtureOf } from './fixtures.ts';
import { NODES } from './graph.ts';
import { NEWCOMER, PRACTISED, player } from './players.ts';
import { around, type EscapeCommand, type EscapeState, isDone, openRooms } from './state.ts';

type Escapee = Player<EscapeState, EscapeCommand, EscapeTuning>;

/** The obvious shortcut: whatever comes next is looked at and tried with whatever is at hand; no note is read twice, no code thought of. */
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
    return { type: 'look', at: pick(rng, around(state)).id };
  };
};

/** All codes one after another, once everything else is done. */
const counts: Escapee = seed => {
  const rng = seeded(seed, 7);
  const sure = player({ ...PRACTISED, slips: 0 })(seed);
  let code = 1111 + randomInt(rng, 1000);
  return (state, t) => {
    const wise = sure(state, t);
    return wise?.type === 'submit' ? { type: 'submit', text: String(code++).slice(-wise.text.length) } : wise;
  };
};

/** Whatever may be done, at random and without end. */
const random: Escapee = seed => {
  const rng = seeded(seed, 8);
  return (_state, _t, legal) => pick(rng, legal) as EscapeCommand;
};

export default turnLadder({
  measure: 'puzzles solved, and minutes left at the exit',
  count: () => ({
    value: ({ done, phase, endedAt }: Readonly<EscapeState>) =>
      phase === 'escaped'
        ? NODES.length + Math.round((10 * (1800 - (endedAt ?? 0) / TICKS_PER_SECOND)) / 60) / 10
        : done.length,
  }),
  mostMinutes: 20,
  secondsPerCommand: 4,
  // An escape has an end: who needs half the time has many minutes left, not twice the puzzles.
  steps: { naive: 8 / 19, practised: 1.2 },
  endsInDefeat: false,
  players: { naive, newcomer: player(NEWCOMER), practised: player(PRACTISED) },
  without: {
    'its notes': player({ ...PRACTISED, isForgetful: true }),
    'combining things': player({ ...PRACTISED, isClumsy: true }),
  },
  exploits: { 'counts through the codes': counts, 'tries whatever there is': random },
});
