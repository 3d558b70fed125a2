// The beginning of a case: its state, from a seed or a link, with the opening in the log.
import { seeded } from '../../kit/core/rng.ts';
import type { CreateOptions } from '../../kit/core/rules.ts';
import type { MysteryTuning } from '../constants.ts';
import { TurnContext } from './actions/TurnContext.ts';
import { describeRoom } from './actions/walk.ts';
import { createCase } from './case.ts';
import { readCaseCode, writeCaseCode } from './caseCode.ts';
import { THING, THINGS } from './house.ts';
import { EMPTY_NOTES } from './notebook.ts';
import { openingOf } from './opening.ts';
import type { MysteryState } from './state.ts';

export function create({ seed, setup }: CreateOptions, t: MysteryTuning): MysteryState {
  const { case: code } = setup;
  const read = typeof code === 'string' ? readCaseCode(code) : seed;
  const number = typeof read === 'number' ? read : seed;
  const theCase = createCase(number);
  const rng = seeded(number);
  const state: MysteryState = {
    rng,
    case: theCase,
    room: 'front',
    cameFrom: null,
    visited: ['front'],
    // Guests are drawn when a room is entered; in front of the house there are none.
    present: [],
    bodies: [],
    omens: [],
    things: Object.fromEntries(
      THINGS.flatMap(id => {
        const room = id === 'letter' ? theCase.letterIn : THING[id].lies;
        return room === null ? [] : [[id, room] as const];
      }),
    ),
    moves: 0,
    turns: 0,
    notes: EMPTY_NOTES,
    log: [],
    nextEntry: 0,
    it: null,
    him: null,
    her: null,
    last: null,
    them: [],
    again: null,
    misheard: null,
    theatre: null,
    phase: 'playing',
    accused: null,
    complaint: typeof read === 'string' ? read : null,
    ...(typeof code === 'string' && typeof read === 'number' && { linked: true }),
  };
  const opening = new TurnContext(state, t);
  if (state.complaint) opening.addEntry('refusal', `${state.complaint} This is case ${writeCaseCode(number)} instead.`);
  opening.addEntry('told', openingOf(theCase.kind));
  describeRoom(opening, true);
  opening.addEntry(
    'aside',
    'Look for traces, ask people where they were, and accuse whoever you can prove it of. Say help for the words.',
  );
  return opening.finish().state;
}
