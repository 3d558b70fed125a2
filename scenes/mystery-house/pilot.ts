// A detective that plays by what may be said: of conformance tests, of the picture behind the start card, of the ladder, and of the proof
// that every case can be solved.
import { pick, type Rng, random, seeded } from '../kit/core/rng.ts';
import type { MysteryTuning } from './constants.ts';
import { HOUSE, type RoomId, THINGS, traitOfThing, WAY_NAMES, WAYS, type Way } from './house.ts';
import { hasSeen, provenMurderer, suspects } from './notebook.ts';
import { waysOf } from './offers.ts';
import { TOPICS, type Topic } from './parser/vocabulary.ts';
import { firstOf, nameOf, VISIBLE_TRAITS, traitOf } from './people.ts';
import type { MysteryCommand, MysteryState } from './state.ts';

/** What a detective does and leaves. */
export interface Habits {
  /** Asks these of everybody. */
  readonly topics: readonly Topic[];
  /** Looks closely at people, at things, at the dead. */
  readonly people: boolean;
  readonly things: boolean;
  readonly bodies: boolean;
  /** Of a hundred things worth doing in a room, so many are forgotten. */
  readonly forgets: number;
  /** Accuses without proof once no more suspects are left, or after so many moves. */
  readonly guessesAt: number;
  readonly patience: number;
}

export const THOROUGH: Habits = {
  topics: TOPICS,
  people: true,
  things: true,
  bodies: true,
  forgets: 0,
  guessesAt: 0,
  patience: Infinity,
};

const say = (text: string): MysteryCommand => ({ type: 'say', text });

/** What is worth doing in this room, by these habits. */
export function usefulCommands(state: Readonly<MysteryState>, habits: Habits): readonly string[] {
  const { notes, room, things, bodies, present } = state;
  const clues = THINGS.filter(id => habits.things && things[id] === room && isNewClue(state, id)).map(
    id => `examine ${id}`,
  );
  const dead = bodies
    .filter(body => habits.bodies && body.room === room && !body.searched && notes.clues.length < 6)
    .map(({ who }) => `examine ${firstOf(who).toLowerCase()}`);
  const asked = present.flatMap(who => {
    const first = firstOf(who).toLowerCase();
    return [
      ...(habits.people && VISIBLE_TRAITS.some(trait => !hasSeen(notes, who, trait)) ? [`examine ${first}`] : []),
      ...habits.topics.filter(topic => isUnasked(state, who, topic)).map(topic => `ask ${first} about ${topic}`),
    ];
  });
  return [...clues, ...dead, ...asked];
}

function isNewClue({ notes }: Readonly<MysteryState>, id: (typeof THINGS)[number]): boolean {
  const trait = traitOfThing(id);
  return trait === null ? id === 'letter' && !notes.letter : !notes.clues.includes(trait);
}

function isUnasked(state: Readonly<MysteryState>, who: number, topic: Topic): boolean {
  const { notes, case: night } = state;
  if (topic === 'alibi') return !notes.alibis.includes(who) || mayConfess(state, who);
  if (topic === 'motive') return night.letterIn !== null && !notes.motives.includes(who);
  return !hasSeen(notes, who, traitOf(topic));
}

/** Whoever swears for another is asked again: the log says so. */
const mayConfess = ({ notes, log }: Readonly<MysteryState>, who: number): boolean =>
  !notes.confessed &&
  log.some(({ kind, text }) => kind === 'clue' && text.endsWith(`Ask ${firstOf(who)} about the alibi again.`));

export const detective = (habits: Habits) => (seed: number) => {
  const rng = seeded(seed, 5);
  /** What was forgotten, by room and sentence. */
  const forgotten = new Set<string>();
  return (state: Readonly<MysteryState>, t: MysteryTuning): MysteryCommand | null => {
    if (state.phase === 'over') return null;
    const proven = provenMurderer(state, t);
    if (proven !== null) return say(`accuse ${nameOf(proven)}`);
    const left = suspects(state);
    if (left.length <= habits.guessesAt || state.moves >= habits.patience)
      return say(`accuse ${nameOf(pick(rng, left))}`);
    for (const text of usefulCommands(state, habits)) {
      const key = `${state.moves} ${text}`;
      if (!forgotten.has(key) && random(rng) * 100 >= habits.forgets) return say(text);
      forgotten.add(key);
    }
    return say(WAY_NAMES[nextWay(state, habits, rng)]);
  };
};

/** Towards the nearest room where something lies that is not known yet; else anywhere, to meet people. */
function nextWay(state: Readonly<MysteryState>, habits: Habits, rng: Rng): Way {
  const calls = (room: RoomId) =>
    !state.visited.includes(room) ||
    (habits.things && THINGS.some(id => state.things[id] === room && isNewClue(state, id))) ||
    (habits.bodies && state.bodies.some(body => body.room === room && !body.searched && state.notes.clues.length < 6));
  return firstStep(state.room, calls) ?? pick(rng, waysOf(state));
}

/** The first way of the shortest walk to a room that calls. */
export function firstStep(from: RoomId, calls: (room: RoomId) => boolean): Way | null {
  const seen = new Set<RoomId>([from]);
  let edge: { readonly room: RoomId; readonly first: Way | null }[] = [{ room: from, first: null }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { room, first } of edge)
      for (const way of WAYS) {
        const to = HOUSE[room].exits[way];
        if (!to || seen.has(to)) continue;
        if (calls(to)) return first ?? way;
        seen.add(to);
        next.push({ room: to, first: first ?? way });
      }
    edge = next;
  }
  return null;
}

/** Behind the start card the detective takes its time: only every so many beats it acts. */
const DECISIONS_PER_COMMAND = 3;

export function pilot(seed: number): (state: Readonly<MysteryState>, t: MysteryTuning) => MysteryCommand | null {
  const decide = detective(THOROUGH)(seed);
  let beat = 0;
  return (state, t) => (++beat % DECISIONS_PER_COMMAND === 0 ? decide(state, t) : null);
}
