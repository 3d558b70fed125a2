// Confrontation: words against words. A statement that was heard is held against the others; whoever lied gives it up when faced with whose words
// contradict it, and whoever told the truth stands by it.
import { inRoom } from '../house.ts';
import { type AlibiStatus, alibiStatus, contradicts } from '../notebook.ts';
import { capital, firstOf, GUESTS, guestAt, listed } from '../people.ts';
import { isDead } from '../state.ts';
import type { TurnContext } from './TurnContext.ts';

type Verdicts = readonly AlibiStatus['verdict'][];

const verdictsNow = ({ s }: TurnContext): Verdicts => GUESTS.map((_, who) => alibiStatus(s, who).verdict);

/** Logs which statements are contradicted now and were not before. */
function announceClashes(turn: TurnContext, before: Verdicts): void {
  const { s } = turn;
  for (const [who] of GUESTS.entries()) {
    const { verdict, by, sworn } = alibiStatus(s, who);
    if (by === null || verdict === before[who] || verdict === 'vouched') continue;
    turn.events.push({ type: 'wordsClashed', who });
    turn.addEntry('clue', contradictionText(who, by, sworn, verdict === 'broken'));
  }
}

export function hearAlibi(turn: TurnContext, who: number): void {
  const { notes } = turn.s;
  if (notes.alibis.includes(who)) return;
  const before = verdictsNow(turn);
  turn.updateNotes({ alibis: [...notes.alibis, who] });
  announceClashes(turn, before);
}

export function noteMotive(turn: TurnContext, who: number): void {
  const { notes } = turn.s;
  if (notes.motives.includes(who)) return;
  const before = verdictsNow(turn);
  turn.updateNotes({ motives: [...notes.motives, who] });
  announceClashes(turn, before);
}

function contradictionText(who: number, by: number, sworn: number | undefined, isBroken: boolean): string {
  if (sworn !== undefined)
    return `${firstOf(sworn)} swears that ${firstOf(who)} was there; ${firstOf(by)} leaves ${guestAt(who).pronoun} out. Ask ${firstOf(sworn)} about the alibi again.`;
  return isBroken
    ? `${firstOf(by)} contradicts ${firstOf(who)}, and it holds: the alibi of ${firstOf(who)} is a lie.`
    : `${firstOf(by)} contradicts ${firstOf(who)}: one word against another. Confront them.`;
}

/** Whether this guest swore for the murderer, and the words that prove it wrong were heard. */
export function mayConfess({ s }: TurnContext, who: number): boolean {
  const { liar, murderer } = s.case;
  return who === liar && !s.notes.confessed && alibiStatus(s, murderer).verdict === 'disputed';
}

/**
 * Faces a guest with what another has said; with nobody named, with whoever contradicts them. False where there was nothing to face them with.
 */
export function confront(turn: TurnContext, who: number, other: number | null): boolean {
  const { s } = turn;
  if (
    mayConfess(turn, who) &&
    (other === null || other === s.case.murderer || contradicts(s, other, s.case.murderer))
  ) {
    confess(turn, who);
    return true;
  }
  const by = other ?? GUESTS.findIndex((_, one) => contradicts(s, one, who));
  if (by >= 0 && contradicts(s, by, who)) {
    faceWith(turn, who, by);
    return true;
  }
  const doubted = other ?? GUESTS.findIndex((_, one) => contradicts(s, who, one));
  if (doubted < 0 || !contradicts(s, who, doubted)) return false;
  const they = firstOf(doubted);
  turn.addEntry(
    'told',
    `${firstOf(who)} looks you in the eye. "I know who was there, and ${they} was not. Ask ${they}, not me."`,
  );
  return true;
}

function faceWith(turn: TurnContext, who: number, by: number): void {
  const { s } = turn;
  const first = firstOf(who);
  if (s.notes.admitted === who) return turn.addEntry('told', `"I have said what there is to say," says ${first}.`);
  const { sworn } = alibiStatus(s, who);
  if (sworn !== undefined && !isDead(s, sworn))
    return turn.addEntry('told', `"Then ask ${firstOf(sworn)}, who was there," says ${first}, a little too fast.`);
  turn.addEntry(
    'clue',
    `${first} looks at you, at the door, at the floor. "All right. ${firstOf(by)} is right, I was not there. I was alone, and that proves nothing." The alibi of ${first} is a lie.`,
  );
  turn.events.push({ type: 'broke', who });
  turn.updateNotes({ admitted: who });
}

/** The witness who lied for the murderer confesses. */
export function confess(turn: TurnContext, who: number): void {
  const { s } = turn;
  const { murderer } = s.case;
  const { with: others, room } = s.case.alibis[who] ?? { with: [], room: s.room };
  const honest = others.filter(other => other !== murderer).map(firstOf);
  turn.addEntry(
    'clue',
    `"All right," says ${firstOf(who)}. "${capital(inRoom(room))} there was ${listed(honest)} and me. ${firstOf(murderer)} begged me to say otherwise." The alibi of ${firstOf(murderer)} is a lie.`,
  );
  turn.events.push({ type: 'confessed', who });
  turn.updateNotes({ confessed: true });
}
