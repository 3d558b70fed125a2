// What the notebook answers: from what was found and heard, never from the truth. It is asked in parser/notebookQuestions.ts.
import { HOUSE, inRoom, ROOMS, THINGS, theThing, traitOfThing } from '../house.ts';
import { confrontable, hasSeen, murdererCode, provenMurderer, suspects } from '../notebook.ts';
import type { NotebookQuestion } from '../parser/notebookQuestions.ts';
import { TOPICS, type Topic } from '../parser/vocabulary.ts';
import { capital, firstOf, GUESTS, listed, TRAITS, traitCode, traitOf, VISIBLE_TRAITS, valueOf } from '../people.ts';
import { isDead, type MysteryState } from '../state.ts';
import {
  ALL,
  alibis,
  brokenBy,
  company,
  known,
  left,
  lies,
  motives,
  names,
  type Question,
  said,
  trust,
} from './recallWords.ts';
import type { TurnContext } from './TurnContext.ts';
import { livingGuests } from './walk.ts';

type State = Readonly<MysteryState>;
const be = (guests: readonly number[]): string => (guests.length > 1 ? 'are' : 'is');

export function recall(turn: TurnContext, question: NotebookQuestion): void {
  const { s } = turn;
  turn.events.push({ type: 'reported', what: question.of === 'company' ? 'alibis' : question.of });
  for (const line of answerTo(turn, question)) turn.addEntry('aside', line);
  if ('who' in question && question.who !== null) s.last = question.who;
}

/** The lines of an answer. */
export function answerTo({ s, t }: Pick<TurnContext, 's' | 't'>, question: NotebookQuestion): readonly string[] {
  switch (question.of) {
    case 'traits':
      return traits(s, question);
    case 'count':
      return [count(s, question)];
    case 'missed':
      return missed(s, provenMurderer(s, t));
    case 'unseen':
      return [unseen(s, question)];
    case 'unasked':
      return unasked(s, question);
    case 'met':
      return [met(s, question)];
    case 'known':
      return known(s, question);
    case 'trust':
      return trust(s, question.who);
    case 'said':
      return said(s, question.who);
    case 'alibis':
      return alibis(s);
    case 'company':
      return [company(s, question)];
    case 'motives':
      return motives(s);
    case 'lies':
      return lies(s);
    case 'suspects':
      return left(s);
  }
}

function traits({ notes, case: theCase }: State, { trait, code, odd }: Question<'traits'>): readonly string[] {
  const key = TRAITS[trait]?.key ?? 'hair';
  const seen = ALL.filter(who => hasSeen(notes, who, trait));
  const having = (value: 0 | 1) => seen.filter(who => traitCode(who, trait) === value);
  const line = (value: 0 | 1) => {
    const found = having(value);
    return `${capital(valueOf(trait, value))}: ${found.length > 0 ? names(found) : 'nobody, so far'}.`;
  };
  const open = ALL.filter(who => !seen.includes(who));
  const verb = VISIBLE_TRAITS.includes(trait) ? 'looked at' : 'asked';
  const rest =
    open.length === 0
      ? 'That is all six.'
      : seen.length === 0
        ? `You have ${verb} nobody for that yet.`
        : `Not ${verb} yet: ${names(open)}.`;
  const trace = notes.clues.includes(trait) ? [`The trace says: ${valueOf(trait, murdererCode(theCase, trait))}.`] : [];
  if (seen.length === 0) return [rest, ...trace];
  const none = odd ? [`Nobody whom you have ${verb} is down for ${odd}.`] : [];
  const all = code === null ? `${line(0)} ${line(1)}` : line(code);
  return [...none, `${all} ${rest}`, ...(key === 'hair' || trace.length > 0 ? trace : [])];
}

function count(state: State, { what }: Question<'count'>): string {
  const { notes, visited, bodies, moves } = state;
  const living = livingGuests(state);
  switch (what) {
    case 'traces':
      return `${notes.clues.length} of ${TRAITS.length} traces${notes.clues.length > 0 ? `: ${listed(notes.clues.map(trait => TRAITS[trait]?.key ?? ''))}` : ''}.`;
    case 'suspects':
      return `${suspects(state).length} of ${GUESTS.length}: ${names(suspects(state))}.`;
    case 'rooms':
      return `${ROOMS.length} rooms, and you have been in ${visited.length}.`;
    case 'guests':
      return `Six came. ${living.length} ${be(living)} alive, as far as you know: ${names(living)}.`;
    case 'dead':
      return bodies.length === 0
        ? 'The host. Nobody since.'
        : `The host, and ${bodies.length} since: ${names(bodies.map(({ who }) => who))}.`;
    case 'moves':
      return `${moves} from room to room.`;
    case 'alibis':
      return `${notes.alibis.length} of ${GUESTS.length} told you where they were${notes.alibis.length > 0 ? `: ${names(notes.alibis)}` : ''}.`;
    case 'lies':
      return `${brokenBy(state).length === 0 ? 'None that you can show' : `One: ${names(brokenBy(state))}`}.`;
  }
}

/** Rooms not entered, traces seen and not read, guests not heard, lies not faced. */
function missed(state: State, proven: number | null): readonly string[] {
  const { notes, visited, things, bodies } = state;
  const rooms = ROOMS.filter(room => !visited.includes(room));
  const unread = THINGS.filter(id => {
    const [room, trait] = [things[id], traitOfThing(id)];
    if (room === undefined || (room !== 'you' && !visited.includes(room))) return false;
    return trait === null ? id === 'letter' && !notes.letter : !notes.clues.includes(trait);
  });
  const place = (id: (typeof THINGS)[number]) => {
    const room = things[id];
    return room && room !== 'you' ? `${theThing(id)} ${inRoom(room)}` : theThing(id);
  };
  const corpses = notes.clues.length < TRAITS.length ? bodies.filter(({ searched }) => !searched) : [];
  const unheard = livingGuests(state).filter(who => !notes.alibis.includes(who));
  const facing = ALL.filter(who => !isDead(state, who) && confrontable(state, who) !== null);
  const [only, ...more] = suspects(state);
  const unfit =
    only !== undefined && more.length === 0 ? notes.clues.filter(trait => !hasSeen(notes, only, trait)) : [];
  const lines = [
    rooms.length > 0 ? `Not entered: ${listed(rooms.map(room => HOUSE[room].called))}.` : '',
    unread.length > 0 ? `Seen and not examined: ${listed(unread.map(place))}.` : '',
    corpses.length > 0 ? `The dead have something to tell: ${names(corpses.map(({ who }) => who))}.` : '',
    unheard.length > 0 ? `Not asked where they were: ${names(unheard)}.` : '',
    facing.length > 0 ? `Somebody says otherwise, and you have not faced ${names(facing)} with it.` : '',
    unfit.length > 0
      ? `Not compared with ${firstOf(only ?? 0)}: ${listed(unfit.map(trait => TRAITS[trait]?.key ?? ''))}.`
      : '',
  ].filter(line => line !== '');
  const sum = `${notes.clues.length} of ${TRAITS.length} traces, ${more.length + 1} of ${GUESTS.length} suspects.`;
  if (proven !== null) return ['Nothing. You have the proof: say the name, or gather everyone and say it aloud.'];
  return lines.length > 0
    ? [sum, ...lines]
    : [sum, 'Nothing that can be found. Somebody you have heard will have to be asked again.'];
}

function unseen({ visited }: State, { room }: Question<'unseen'>): string {
  if (room) return `${visited.includes(room) ? 'Yes' : 'Not yet'}: ${HOUSE[room].called}.`;
  const rooms = ROOMS.filter(one => !visited.includes(one));
  if (rooms.length === 0) return 'You have been in every room. There is no secret one; you have knocked.';
  return `Not yet: ${listed(rooms.map(one => HOUSE[one].called))}. Been: ${listed(visited.map(one => HOUSE[one].called))}.`;
}

const TOPIC_TRAIT: Readonly<Partial<Record<Topic, number>>> = { tobacco: traitOf('tobacco'), scent: traitOf('scent') };
const isHeard = ({ notes }: State, who: number, topic: Topic | 'looks'): boolean => {
  if (topic === 'looks') return VISIBLE_TRAITS.every(trait => hasSeen(notes, who, trait));
  if (topic === 'alibi') return notes.alibis.includes(who);
  return topic === 'motive' ? notes.motives.includes(who) : hasSeen(notes, who, TOPIC_TRAIT[topic] ?? 0);
};

function unasked(state: State, { topic }: Question<'unasked'>): readonly string[] {
  const living = livingGuests(state);
  const of = (one: Topic | 'looks') => {
    const open = living.filter(who => !isHeard(state, who, one));
    const what = one === 'looks' ? 'Not looked at' : `Not asked about ${one}`;
    return open.length > 0 ? `${what}: ${names(open)}.` : `${what}: nobody is left out.`;
  };
  return topic ? [of(topic)] : TOPICS.map(of);
}

function met(state: State, { who }: Question<'met'>): string {
  const seen = ALL.filter(
    one =>
      state.present.includes(one) ||
      isDead(state, one) ||
      state.notes.alibis.includes(one) ||
      state.notes.motives.includes(one) ||
      (state.notes.seen[one] ?? 0) > 0,
  );
  if (who !== null)
    return seen.includes(who)
      ? `You have met ${firstOf(who)}.`
      : `You have not spoken to ${firstOf(who)}, nor looked closely.`;
  const others = ALL.filter(one => !seen.includes(one));
  return `${seen.length > 0 ? `Met: ${names(seen)}.` : 'Nobody yet, closely.'}${others.length > 0 ? ` Not yet: ${names(others)}.` : ''}`;
}
