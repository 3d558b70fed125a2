// The verb go, and what a move brings: a guest may die, and guests are drawn for the new room. Descriptions of rooms.
import { type Rng, random } from '../../../kit/core/rng.ts';
import { HOUSE, inRoom, ROOMS, type RoomId, routeTo, THING, THINGS, WAY_NAMES, WAYS, type Way } from '../house.ts';
import { GUESTS, guestAt, listed, NAMES, nameOf } from '../people.ts';
import { isDead, type MysteryState } from '../state.ts';
import { REFUSAL, type TurnContext } from './TurnContext.ts';

export const livingGuests = (state: Pick<MysteryState, 'bodies'>): readonly number[] =>
  GUESTS.map((_, who) => who).filter(who => !isDead(state, who));

/** Draws who is in the room, each living guest with the same chance. One number per guest is drawn, dead or alive, so that each move uses the same numbers of the stream. */
function drawPresent(rng: Rng, living: readonly number[], chance: number): readonly number[] {
  const draws = GUESTS.map(() => random(rng));
  return living.filter(who => (draws[who] as number) < chance);
}

export function go(turn: TurnContext, way: Way | null, named: RoomId | null = null): void {
  const { s, t } = turn;
  const to = way && HOUSE[s.room].exits[way];
  if (named === s.room) return stay(turn);
  if (s.theatre) return seated(turn);
  if (!to) {
    if (named) return walkTo(turn, named);
    turn.refuse(REFUSAL.noWay);
    turn.addEntry('aside', waysFrom(s.room));
    return;
  }
  s.moves++;
  s.turns++;
  s.cameFrom = s.room;
  s.them = [];
  s.room = to;
  const isNew = !s.visited.includes(to);
  if (isNew) s.visited = [...s.visited, to];
  rollDeath(turn);
  s.present = drawPresent(s.rng, livingGuests(s), t.presentChance);
  turn.events.push({ type: 'moved', room: to });
  describeRoom(turn, isNew);
}

/** Room by room to one that is named; a scream on the way stops the walk. */
function walkTo(turn: TurnContext, named: RoomId): void {
  const { s } = turn;
  for (const way of routeTo(s.room, named)) {
    const dead = s.bodies.length;
    go(turn, way);
    if (s.bodies.length > dead) return;
  }
}

function stay(turn: TurnContext): void {
  turn.events.push({ type: 'reported', what: 'here' });
  turn.addEntry('aside', `You are ${inRoom(turn.s.room)} already.`);
}

/** In the last act nobody leaves. */
function seated(turn: TurnContext): void {
  turn.refuse(REFUSAL.noWay);
  turn.addEntry('aside', 'You have rung for everybody. Nobody leaves before a name is said; you least of all.');
}

/** Back to the room before. */
export function goBack(turn: TurnContext): void {
  const { s } = turn;
  if (s.theatre) return seated(turn);
  const way = WAYS.find(one => HOUSE[s.room].exits[one] === s.cameFrom);
  if (way) return go(turn, way);
  turn.refuse(REFUSAL.noWay);
  turn.addEntry('aside', 'You have only just come, and the gate is locked.');
}

/** Out of a room: by its only exit, from the foyer to the front, else by the way one came. */
export function leave(turn: TurnContext): void {
  const { s } = turn;
  if (s.theatre) return seated(turn);
  const ways = WAYS.filter(way => HOUSE[s.room].exits[way]);
  const back = ways.find(way => HOUSE[s.room].exits[way] === s.cameFrom);
  const way = s.room === 'foyer' ? 's' : ways.length === 1 ? ways[0] : back;
  if (s.room !== 'front' && way) return go(turn, way);
  turn.refuse(REFUSAL.noWay);
  turn.addEntry(
    'aside',
    s.room === 'front'
      ? 'The gate is locked, and the key is with the police. Nobody leaves before morning.'
      : waysFrom(s.room),
  );
}

/** Signs of a death to come. */
const SIGNS = [
  'Somewhere a door is closed by somebody who does not want it heard.',
  'The lamps flicker, and one of them takes its time to come back.',
  'Steps overhead. They stop when you stop.',
  'A clock begins to strike, and thinks better of it.',
  'Two people stop talking behind a wall. Only one of them goes on.',
  'The moth leaves the light. It may know something.',
] as const;

/**
 * A fifth of the moves marks an innocent guest, while more people than `leastLeft` are alive. A sign tells it, and it falls on a later move: not before one
 * has had a fair first minute. Always draws three numbers.
 */
function rollDeath(turn: TurnContext): void {
  const { s, t } = turn;
  const [dies, whom, where] = [random(s.rng), random(s.rng), random(s.rng)];
  if (s.moves > t.fairMoves && s.turns > t.fairTurns) strike(turn);
  const left = NAMES.length - s.bodies.length - s.omens.length;
  if (left <= t.leastLeft || dies >= t.deathChance) return;
  s.omens = [...s.omens, { whom, where }];
  turn.events.push({ type: 'warned' });
  turn.addEntry('told', SIGNS[Math.floor(where * ROOMS.length + whom * SIGNS.length) % SIGNS.length] as string);
}

/** The next death that was announced. */
function strike(turn: TurnContext): void {
  const { s } = turn;
  const [omen, ...later] = s.omens;
  const innocent = livingGuests(s).filter(who => who !== s.case.murderer);
  if (!omen || innocent.length === 0) return;
  s.omens = later;
  const who = innocent[Math.floor(omen.whom * innocent.length)] as number;
  const room = ROOMS[Math.floor(omen.where * ROOMS.length)] as RoomId;
  s.bodies = [...s.bodies, { who, room, searched: false }];
  const place = room === s.room ? 'right here' : inRoom(room);
  turn.addEntry('death', `A scream, and it is ${place}. ${nameOf(who)} is dead.`);
  turn.events.push({ type: 'died', who, room });
}

/** Logs the room: `isWhole` adds its text and exits to what may have changed. */
export function describeRoom(turn: TurnContext, isWhole: boolean): void {
  const { s } = turn;
  const { title, desc } = HOUSE[s.room];
  turn.addEntry('room', title);
  if (isWhole) turn.addEntry('told', desc);
  const here = THINGS.filter(id => s.things[id] === s.room).map(id => THING[id].called);
  if (here.length > 0) turn.addEntry('told', `You see ${listed(here)} here.`);
  turn.addEntry('people', whoIsHere(s));
  for (const { who, room } of s.bodies)
    if (room === s.room) turn.addEntry('death', `The body of ${nameOf(who)} lies here.`);
  if (isWhole) turn.addEntry('told', waysFrom(s.room));
}

export function whoIsHere({ present }: Pick<MysteryState, 'present'>): string {
  if (present.length === 0) return 'Nobody is here.';
  const names = present.map(who => `${nameOf(who)} (${guestAt(who).work})`);
  return `${listed(names)} ${present.length > 1 ? 'are' : 'is'} here.`;
}

/** 'From here: south to the front of the house, up to the landing upstairs.' */
export function waysFrom(room: RoomId): string {
  const { exits } = HOUSE[room];
  const ways = WAYS.flatMap(way => (exits[way] ? [`${WAY_NAMES[way]} to ${HOUSE[exits[way]].called}`] : []));
  return `Ways out: ${ways.join(', ')}.`;
}
