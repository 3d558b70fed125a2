// The verb gather: everybody alive comes to the drawing room, and the last act begins. Nobody dies in it, and nobody leaves.

import { brokenBy } from '../actions/recallWords.ts';
import type { TurnContext } from '../actions/TurnContext.ts';
import { livingGuests, whoIsHere } from '../actions/walk.ts';
import { HOUSE } from '../house.ts';
import { firstOf, listed } from '../people.ts';
import { EMPTY_TABLE } from './theatre.ts';
import { SEATS } from './voices.ts';

/** For whom a witness has confessed to have sworn. */
const liarOf = (s: TurnContext['s']): number | null => brokenBy(s)[0] ?? null;

export function gather(turn: TurnContext): void {
  const { s } = turn;
  if (s.theatre) {
    turn.events.push({ type: 'reported', what: 'gathered' });
    return turn.addEntry('aside', 'They are all here, and wish that they were not.');
  }
  const living = livingGuests(s);
  s.moves++;
  s.turns++;
  s.theatre = { ...EMPTY_TABLE, faced: s.notes.confessed ? liarOf(s) : s.notes.admitted };
  s.omens = [];
  s.room = 'living';
  s.cameFrom = null;
  s.present = living;
  s.them = [];
  if (!s.visited.includes('living')) s.visited = [...s.visited, 'living'];
  turn.events.push({ type: 'gathered' });
  turn.addEntry(
    'told',
    living.length > 1
      ? 'You ring, and they come, as one goes to the dentist. Ambrose called it the drawing room. Nobody ever drew in it.'
      : 'You ring. Nobody is left to come but one, who knows what that means.',
  );
  turn.addEntry('room', HOUSE.living.title);
  turn.addEntry('people', whoIsHere(s));
  turn.addEntry('told', living.map(who => SEATS[who]).join(' '));
  const dead = s.bodies.map(({ who }) => firstOf(who));
  if (dead.length > 0)
    turn.addEntry(
      'told',
      `${dead.length > 1 ? 'Chairs stay' : 'One chair stays'} empty: ${listed(dead)} would have come.`,
    );
  turn.addEntry(
    'aside',
    'Ask round the table. Lay down what you have found. Then name somebody, and say whose words show the lie. Nobody leaves before that.',
  );
}
