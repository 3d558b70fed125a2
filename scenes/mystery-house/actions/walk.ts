// From room to room, and what happens meanwhile: somebody may die, and others are where you come.
import { type Rng, random } from '../../kit/core/rng.ts';
import { HOUSE, inRoom, ROOMS, type RoomId, THING, THINGS, WAY_NAMES, WAYS, type Way } from '../house.ts';
import { GUESTS, guestAt, listed, NAMES, nameOf } from '../people.ts';
import { isDead, type MysteryState } from '../state.ts';
import { type TurnContext, REFUSAL } from './TurnContext.ts';

export const livingGuests = (state: Pick<MysteryState, 'bodies'>): readonly number[] =>
  GUESTS.map((_, who) => who).filter(who => !isDead(state, who));

/** Each of the living is here with the same chance. As many numbers are drawn whoever lives, so that a way says nothing about the luck on another. */
function drawPresent(rng: Rng, living: readonly number[], chance: number): readonly number[] {
  const draws = GUESTS.map(() => random(rng));
  return living.filter(who => (draws[who] as number) < chance);
}

export function go(night: TurnContext, way: Way | null): void {
  const { s, t } = night;
  const to = way && HOUSE[s.room].exits[way];
  if (!to) return night.refuse(REFUSAL.noWay);
  s.moves++;
  s.turns++;
  s.room = to;
  const isNew = !s.visited.includes(to);
  if (isNew) s.visited = [...s.visited, to];
  rollDeath(night);
  s.present = drawPresent(s.rng, livingGuests(s), t.presentChance);
  night.events.push({ type: 'moved', room: to });
  describe(night, isNew);
}

/** While more than two of the seven are left, somebody innocent may die somewhere. */
function rollDeath(night: TurnContext): void {
  const { s, t } = night;
  const [dies, whom, where] = [random(s.rng), random(s.rng), random(s.rng)];
  const innocent = livingGuests(s).filter(who => who !== s.case.murderer);
  const left = NAMES.length - s.bodies.length;
  if (left <= t.leastLeft || innocent.length === 0 || dies >= t.deathChance) return;
  const who = innocent[Math.floor(whom * innocent.length)] as number;
  const room = ROOMS[Math.floor(where * ROOMS.length)] as RoomId;
  s.bodies = [...s.bodies, { who, room, searched: false }];
  const place = room === s.room ? 'right here' : inRoom(room);
  night.addEntry('death', `A scream, and it is ${place}. ${nameOf(who)} is dead.`);
  night.events.push({ type: 'died', who, room });
}

/** The room as one sees it: all of it at first, later only what may have changed. */
export function describe(night: TurnContext, isWhole: boolean): void {
  const { s } = night;
  const { title, desc } = HOUSE[s.room];
  night.addEntry('room', title);
  if (isWhole) night.addEntry('told', desc);
  const here = THINGS.filter(id => s.things[id] === s.room).map(id => THING[id].called);
  if (here.length > 0) night.addEntry('told', `You see ${listed(here)} here.`);
  night.addEntry('people', whoIsHere(s));
  for (const { who, room } of s.bodies)
    if (room === s.room) night.addEntry('death', `The body of ${nameOf(who)} lies here.`);
  if (isWhole) night.addEntry('told', waysFrom(s.room));
}

function whoIsHere({ present }: Pick<MysteryState, 'present'>): string {
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
