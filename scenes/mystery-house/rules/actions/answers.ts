// Questions to the house: who and what is where, the hour, the story so far, and what the game itself can do.
import { writeCaseCode } from '../caseCode.ts';
import { hourName } from '../hours.ts';
import { HOUSE, inRoom, type RoomId, routeTo, theThing, WAY_NAMES } from '../house.ts';
import { suspects } from '../notebook.ts';
import { openingOf } from '../opening.ts';
import type { Noun } from '../parser/nouns.ts';
import { firstOf, guestAt, HOST, listed, nameOf } from '../people.ts';
import { sceneryIn } from '../scenery.ts';
import { refuseUnseen, seenBy, whereaboutsOf, whereIs } from './seen.ts';
import type { TurnContext } from './TurnContext.ts';
import { livingGuests, waysFrom, whoIsHere } from './walk.ts';

const report = (turn: TurnContext, what: string, ...lines: readonly string[]): void => {
  turn.events.push({ type: 'reported', what });
  for (const line of lines) turn.addEntry('aside', line);
};

export const reportExits = (turn: TurnContext): void => report(turn, 'exits', waysFrom(turn.s.room));

export const reportWho = (turn: TurnContext): void => {
  const { s } = turn;
  const dead = s.bodies.filter(({ room }) => room === s.room).map(({ who }) => `The body of ${nameOf(who)} lies here.`);
  report(turn, 'who', whoIsHere(s), ...dead);
};

export const reportTime = (turn: TurnContext): void => {
  const { s, t } = turn;
  const walked =
    s.moves === 0
      ? 'You have only just come.'
      : `You have walked ${s.moves} ${s.moves === 1 ? 'time' : 'times'} from room to room since.`;
  report(turn, 'time', `It was past ten when you came. Outside it is ${hourName(s.moves, t.nightMoves)}. ${walked}`);
};

export const reportStory = (turn: TurnContext): void => {
  const { s } = turn;
  const dead = s.bodies.map(({ who, room }) => `${nameOf(who)} lies dead ${inRoom(room)}.`);
  report(turn, 'story', openingOf(s.case.kind), ...dead);
};

export const reportAbout = (turn: TurnContext): void =>
  report(
    turn,
    'about',
    `Mystery House, a text adventure by Folded Fox Games. This is case ${writeCaseCode(turn.s.case.seed)}.`,
  );

export const reportSave = (turn: TurnContext): void =>
  report(
    turn,
    'save',
    `This is case ${writeCaseCode(turn.s.case.seed)}. Its link and the transcript can be copied: press Notes, then Cases.`,
  );

export const reportRestore = (turn: TurnContext): void =>
  report(
    turn,
    'restore',
    'Undo takes one step back. Restart and the way out are in the bar above the house; another case is under Notes, in Cases.',
  );

/** Who did it, who is dead, who is alive, as far as the notebook knows. */
export function reportRoll(turn: TurnContext, of: 'culprit' | 'dead' | 'alive'): void {
  const { s } = turn;
  const living = livingGuests(s);
  if (of === 'alive')
    return report(
      turn,
      'alive',
      `${listed(living.map(firstOf))} ${living.length === 1 ? 'is' : 'are'} alive, as far as you know.`,
    );
  if (of === 'dead')
    return report(
      turn,
      'dead',
      `${HOST} is dead.`,
      ...s.bodies.map(({ who, room }) => `${nameOf(who)} lies dead ${inRoom(room)}.`),
    );
  const left = suspects(s);
  report(
    turn,
    'culprit',
    left.length === 1
      ? `Only ${firstOf(left[0] ?? 0)} is left in your notebook.`
      : `That is for you to find out. Not ruled out yet: ${listed(left.map(firstOf))}.`,
  );
}

export function reportWhere(turn: TurnContext, noun: Noun | null): void {
  const { s } = turn;
  if (!noun) return report(turn, 'where', `You are ${inRoom(s.room)}.`);
  if (noun.is === 'you') return report(turn, 'where', `You are ${inRoom(s.room)}.`);
  if (noun.is === 'everybody') return reportWho(turn);
  if (noun.is === 'guest') return report(turn, 'where', whereaboutsOf(s, noun.who));
  if (noun.is === 'body' && s.bodies.length === 0)
    return report(turn, 'where', `${HOST} was carried out. Nobody else is dead yet.`);
  if (noun.is === 'body') return reportRoll(turn, 'dead');
  if (noun.is === 'thing' && s.things[noun.id] === 'you')
    return report(turn, 'where', `You carry ${theThing(noun.id)}.`);
  const seen = seenBy(s, noun);
  if (seen) return report(turn, 'where', `Right here: ${seen.named}.`);
  const where = whereIs(s, noun);
  if (where) return report(turn, 'where', where);
  refuseUnseen(turn, noun);
}

export function reportWhois(turn: TurnContext, noun: Noun | null): void {
  if (noun?.is === 'guest')
    return report(turn, 'whois', `${nameOf(noun.who)}, the ${guestAt(noun.who).work}: one of six guests.`);
  if (noun?.is === 'you') return report(turn, 'whois', 'You are the detective: a fox with a notebook.');
  const scenery = noun?.is === 'scenery' ? sceneryIn(turn.s.room, noun.word) : null;
  if (scenery) return report(turn, 'whois', scenery.text);
  report(turn, 'whois', 'There are six guests in the house. Say notes for what you know of them.');
}

/** A name said as a suspicion: it accuses nobody yet. */
export function reportSuspicion(turn: TurnContext, nouns: readonly Noun[]): void {
  const noun = nouns.find(one => one.is === 'guest');
  const first = noun?.is === 'guest' ? firstOf(noun.who) : 'somebody';
  report(turn, 'suspicion', `Is that so? Say "accuse ${first}" once you can prove it: that ends the night.`);
}

/** How the night is ended: by a name, and with more to show for it before everybody. */
export const reportAccusation = (turn: TurnContext): void =>
  report(
    turn,
    'accusation',
    'By a name: say "accuse" and whom, and the night ends with it.',
    'Or ring the bell in the foyer, gather everyone, and prove it aloud.',
  );

export function reportLanguage(turn: TurnContext): void {
  report(
    turn,
    'language',
    'The house would love to answer, and has only English: say help, and it tells you its words.',
  );
  turn.isStopped = true;
}

/** Rooms that players look for and this house does not have. */
export const reportNoRoom = (turn: TurnContext, word: string): void =>
  report(
    turn,
    'nosuchroom',
    `There is no ${word} in this house. Ambrose had eight rooms, and was killed in one of them.`,
    waysFrom(turn.s.room),
  );

/** 'To the study: up, then east.' */
export function reportWayTo(turn: TurnContext, room: RoomId): void {
  const ways = routeTo(turn.s.room, room).map(way => WAY_NAMES[way]);
  report(
    turn,
    'where',
    ways.length > 0 ? `To ${HOUSE[room].called}: ${ways.join(', then ')}.` : `You are ${inRoom(room)}.`,
  );
}
