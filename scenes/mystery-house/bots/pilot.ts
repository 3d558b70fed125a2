// The bot: a detective that investigates the room it is in, then walks to the nearest room of interest (breadth-first search) and accuses on proof.
// Used by the start card, conformance tests, the ladder and the solver.
import { pick, type Rng, random, seeded } from '../../kit/core/rng.ts';
import type { MysteryTuning } from '../constants.ts';
import { HOUSE, type RoomId, THINGS, traitOfThing, WAY_NAMES, WAYS, type Way } from '../rules/house.ts';
import { alibiStatus, confrontable, hasSeen, provenMurderer, suspects } from '../rules/notebook.ts';
import { exitsOf } from '../rules/offers.ts';
import { TOPICS, type Topic } from '../rules/parser/vocabulary.ts';
import { firstOf, nameOf, traitOf, VISIBLE_TRAITS } from '../rules/people.ts';
import type { MysteryCommand, MysteryState } from '../rules/state.ts';
import { holding, witnessesAgainst } from '../rules/theatre/theatre.ts';

/** Options of a detective: what it does and what it leaves out. */
export interface Habits {
  /** Topics it asks about. */
  readonly topics: readonly Topic[];
  /** Whether it examines people, things and bodies. */
  readonly people: boolean;
  readonly things: boolean;
  readonly bodies: boolean;
  /** Whether it confronts people with what others said. */
  readonly confronts: boolean;
  /** Percentage of useful commands that it forgets. */
  readonly forgets: number;
  /** Number of suspects at which it accuses without proof. */
  readonly guessesAt: number;
  /** Whether it gathers everybody once it has the proof; 'at once' as its first move, with none. */
  readonly gathers: boolean | 'at once';
  /** Moves after which it accuses without proof. */
  readonly patience: number;
}

export const THOROUGH: Habits = {
  topics: TOPICS,
  people: true,
  things: true,
  bodies: true,
  confronts: true,
  forgets: 0,
  guessesAt: 0,
  gathers: false,
  patience: Infinity,
};

const say = (text: string): MysteryCommand => ({ type: 'say', text });

/** Commands in this room that can still bring evidence. */
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
      ...(habits.confronts && confrontable(state, who) !== null ? [`confront ${first}`] : []),
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
  const { notes, case: theCase } = state;
  if (topic === 'alibi') return !notes.alibis.includes(who) || mayAdmit(state, who);
  if (topic === 'motive') return theCase.letterIn !== null && !notes.motives.includes(who);
  return !hasSeen(notes, who, traitOf(topic));
}

/** Whether the log says to ask this guest about the alibi again. */
const mayAdmit = ({ notes, log }: Readonly<MysteryState>, who: number): boolean =>
  !notes.confessed &&
  log.some(({ kind, text }) => kind === 'clue' && text.endsWith(`Ask ${firstOf(who)} about the alibi again.`));

export const detective = (habits: Habits) => (seed: number) => {
  const rng = seeded(seed, 5);
  /** Forgotten commands, by move and sentence. */
  const forgotten = new Set<string>();
  return (state: Readonly<MysteryState>, t: MysteryTuning): MysteryCommand | null => {
    if (state.phase === 'over') return null;
    if (state.theatre) return say(nextStep(state, t, rng));
    const proven = provenMurderer(state, t);
    if (habits.gathers === 'at once' || (habits.gathers && proven !== null)) return say('gather everyone');
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

/** The next step of the last act, from the notebook alone: ask, name, lay down, show the lie, rest. */
function nextStep(state: Readonly<MysteryState>, t: MysteryTuning, rng: Rng): string {
  const { theatre, present, notes, case: theCase } = state;
  const lower = (who: number) => firstOf(who).toLowerCase();
  if (!theatre || present.some(who => !theatre.asked.includes(who))) return 'ask round the table';
  const doubted = present.find(who => witnessesAgainst(state, who).length > 0 && !theatre.misnamed.includes(who));
  const sworn = doubted === undefined ? undefined : alibiStatus(state, doubted).sworn;
  if (sworn !== undefined && present.includes(sworn) && !notes.confessed && theCase.liar !== null)
    return `ask ${lower(sworn)} about alibi`;
  const { named } = theatre;
  if (named === null) {
    const open = suspects(state).filter(who => present.includes(who) && !theatre.misnamed.includes(who));
    const chosen = provenMurderer(state, t) ?? doubted ?? (open.length > 0 ? pick(rng, open) : (present[0] ?? 0));
    return `name ${lower(chosen)}`;
  }
  const trait = holding(state, named).find(one => !theatre.laid.includes(one));
  const thing = THINGS.find(id => trait !== undefined && traitOfThing(id) === trait);
  if (thing) return `lay down ${thing}`;
  const [witness] = witnessesAgainst(state, named);
  return witness !== undefined && !theatre.isLieShown ? `because ${lower(witness)} knows` : 'that is all';
}

/** The exit towards the nearest room with unknown evidence; else a random one, to meet people. */
function nextWay(state: Readonly<MysteryState>, habits: Habits, rng: Rng): Way {
  const isGoal = (room: RoomId) =>
    !state.visited.includes(room) ||
    (habits.things && THINGS.some(id => state.things[id] === room && isNewClue(state, id))) ||
    (habits.bodies && state.bodies.some(body => body.room === room && !body.searched && state.notes.clues.length < 6));
  return firstStepTo(state.room, isGoal) ?? pick(rng, exitsOf(state));
}

/** The first exit of a shortest path to a goal room, by breadth-first search; null where none is reachable. */
export function firstStepTo(from: RoomId, isGoal: (room: RoomId) => boolean): Way | null {
  const seen = new Set<RoomId>([from]);
  let frontier: { readonly room: RoomId; readonly first: Way | null }[] = [{ room: from, first: null }];
  while (frontier.length > 0) {
    const next: typeof frontier = [];
    for (const { room, first } of frontier)
      for (const way of WAYS) {
        const to = HOUSE[room].exits[way];
        if (!to || seen.has(to)) continue;
        if (isGoal(to)) return first ?? way;
        seen.add(to);
        next.push({ room: to, first: first ?? way });
      }
    frontier = next;
  }
  return null;
}

/** Behind the start card the bot plays slowly: it acts at every third decision. */
const DECISIONS_PER_COMMAND = 3;

export function pilot(seed: number): (state: Readonly<MysteryState>, t: MysteryTuning) => MysteryCommand | null {
  const decide = detective({ ...THOROUGH, gathers: true })(seed);
  let decisions = 0;
  return (state, t) => (++decisions % DECISIONS_PER_COMMAND === 0 ? decide(state, t) : null);
}
