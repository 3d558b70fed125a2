// The steps of the last act: what was found is laid down, somebody is named aloud, and the lie is shown. A wrong step costs; a right one makes somebody break.

import { ruledOutReason } from '../actions/report.ts';
import { suggestWord } from '../actions/suggestWord.ts';
import type { TurnContext } from '../actions/TurnContext.ts';
import type { Motive } from '../case.ts';
import { THING, type ThingId, theThing } from '../house.ts';
import { alibiStatus, hasSeen, murdererCode, ruledOut } from '../notebook.ts';
import { capital, firstOf, guestAt, listed, nameOf, TRAITS, traitCode, VISIBLE_TRAITS, valueOf } from '../people.ts';
import { scoreOf } from '../result.ts';
import { isDead, type Theatre } from '../state.ts';
import { holding, isCornered, laidAgainst, witnessesAgainst } from './theatre.ts';
import { ABOUT, BREAKS, COUNTS, FALLEN, LAID, MISNAMED, NAMED, WORN } from './voices.ts';

/** Wrong names that a room listens to. */
const MOST_MISNAMED = 2;

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

const change = ({ s }: TurnContext, to: Partial<Theatre>): void => {
  if (s.theatre) s.theatre = { ...s.theatre, ...to };
};

function slip(turn: TurnContext, step: 'with' | 'why', text: string): void {
  const { s, t } = turn;
  change(turn, { slips: (s.theatre?.slips ?? 0) + 1 });
  turn.events.push({ type: 'stepped', step, isRight: false });
  turn.addEntry('death', text);
  turn.addEntry('aside', `That costs you ${t.slipCost} points, and some of the room.`);
}

/** What is laid down: traits by their number, or things that lead nowhere; all that was found without any. */
export function lay(turn: TurnContext, traits: readonly number[], things: readonly ThingId[]): void {
  const { s } = turn;
  const { notes, theatre } = s;
  if (!theatre) return;
  s.turns++;
  const all = traits.length + things.length > 0 ? traits : notes.clues.filter(trait => !theatre.laid.includes(trait));
  if (all.length + things.length === 0)
    return turn.askBack(
      notes.clues.length === 0 ? 'You have found nothing to lay down.' : 'It all lies there already.',
    );
  for (const id of things) {
    if (id === 'letter') turn.addEntry('told', 'The letter goes on the table. Everybody has had one like it.');
    else if (theatre.named === null)
      turn.addEntry('told', `You lay down ${theThing(id)}, and take it up again. It leads nowhere.`);
    else slip(turn, 'with', `You lay down ${theThing(id)}. There is a laugh, which is the last thing you need.`);
  }
  for (const trait of all) {
    layTrace(turn, trait);
    if (s.phase === 'over') return;
  }
}

function layTrace(turn: TurnContext, trait: number): void {
  const { s } = turn;
  const { notes, theatre, case: theCase } = s;
  if (!theatre) return;
  const key = TRAITS[trait]?.key ?? 'hair';
  if (!notes.clues.includes(trait))
    return turn.askBack(`You have found nothing that tells of ${key === 'tobacco' ? 'a pipe' : `the ${key}`}.`);
  if (theatre.laid.includes(trait)) return turn.askBack('That lies there already.');
  const { named } = theatre;
  const code = murdererCode(theCase, trait);
  const shown = LAID[key].replace('%', valueOf(trait, code));
  if (named !== null && !hasSeen(notes, named, trait))
    return slip(
      turn,
      'with',
      `${shown} "And what has that to do with me?" says ${firstOf(named)}. You do not know. You never ${VISIBLE_TRAITS.includes(trait) ? 'looked' : 'asked'}.`,
    );
  change(turn, { laid: [...theatre.laid, trait] });
  turn.events.push({ type: 'stepped', step: 'with', isRight: true });
  if (named === null) return turn.addEntry('clue', `${shown} ${reactions(turn, trait)}`);
  const count = COUNTS[laidAgainst(s, named).length - 1] ?? '';
  turn.addEntry('clue', `${shown} ${WORN[key][code].replace('%', firstOf(named))} ${count}`);
  corner(turn);
}

/** Who breathes out and who does not, as far as the notebook knows them. */
function reactions({ s }: TurnContext, trait: number): string {
  const seen = s.present.filter(who => hasSeen(s.notes, who, trait));
  const [fit, free] = [true, false].map(fits =>
    seen.filter(who => (traitCode(who, trait) === murdererCode(s.case, trait)) === fits).map(firstOf),
  ) as [string[], string[]];
  const out = free.length > 0 ? `${listed(free)} ${free.length > 1 ? 'breathe' : 'breathes'} out.` : '';
  const not = fit.length > 0 ? `${listed(fit)} ${fit.length > 1 ? 'do' : 'does'} not.` : '';
  if (out === '' && not !== '') return `${listed(fit)} ${fit.length > 1 ? 'sit' : 'sits'} very still.`;
  return seen.length === 0
    ? 'They look at it, and you look at them, and wish you had looked before.'
    : [out, not].filter(Boolean).join(' ');
}

/** Somebody is named aloud. */
export function name(turn: TurnContext, who: number | null, word: string | null): void {
  const { s, t } = turn;
  const { theatre } = s;
  if (!theatre) return;
  if (who === null) {
    turn.askBack('Name whom? One of those who sit here.');
    if (word !== null) suggestWord(turn, word);
    return;
  }
  const first = firstOf(who);
  if (theatre.named !== null)
    return turn.askBack(
      theatre.named === who
        ? `You have named ${first}. Now with what, and why the lie.`
        : `You have named ${firstOf(theatre.named)}, and it fits. Go on.`,
    );
  if (theatre.misnamed.includes(who)) return turn.askBack(`Not ${first}. You have tried that.`);
  s.turns++;
  if (isDead(s, who)) return turn.askBack(`${first} has the best alibi in the house. Name one of the living.`);
  s.last = who;
  s[guestAt(who).pronoun] = who;
  if (who !== s.case.murderer) return misname(turn, who);
  change(turn, { named: who });
  turn.events.push({ type: 'stepped', step: 'who', isRight: true });
  turn.addEntry('clue', `"It was ${nameOf(who)}," you say. ${NAMED[who]} "Prove it."`);
  const laid = laidAgainst(s, who).length;
  if (laid > 0)
    turn.addEntry(
      'told',
      `${NUMBERS[laid]} of the traces on the table ${laid > 1 ? 'fit' : 'fits'} already, and everybody has done the sum.`,
    );
  // What was given up to your face needs no witness any more.
  if (s.notes.admitted === who) {
    change(turn, { isLieShown: true });
    turn.events.push({ type: 'stepped', step: 'why', isRight: true });
    turn.addEntry('told', `The lie about the alibi is out, and ${first} does not take it up again.`);
  }
  turn.addEntry(
    'aside',
    `Now with what, and why the lie: ${t.traceScore} points for each trace that you have seen on ${guestAt(who).pronoun}.`,
  );
  corner(turn);
}

function misname(turn: TurnContext, who: number): void {
  const { s, t } = turn;
  const misnamed = [...(s.theatre?.misnamed ?? []), who];
  change(turn, { misnamed });
  turn.events.push({ type: 'stepped', step: 'who', isRight: false });
  const out = ruledOut(s, who);
  turn.addEntry(
    'death',
    `"It was ${nameOf(who)}," you say. ${MISNAMED[who]}${out ? ` Your own notebook could have told you: ${ruledOutReason(out, who)}.` : ''}`,
  );
  if (misnamed.length < MOST_MISNAMED)
    return turn.addEntry(
      'aside',
      `That costs you ${t.misnameCost} points. A second wrong name, and nobody will stay to hear a third.`,
    );
  const { murderer } = s.case;
  turn.addEntry(
    'death',
    `They get up, one after the other. Nobody listens to a detective who is wrong twice. ${nameOf(murderer)} holds the door for the rest.`,
  );
  s.accused = who;
  s.phase = 'over';
  turn.events.push({ type: 'failed', who, murderer });
}

/** Why the lie: whose words show it, or the quarrel that the letter names. */
export function because(turn: TurnContext, who: number | null, motive: Motive | null): void {
  const { s } = turn;
  const { theatre, notes, case: theCase } = s;
  if (!theatre) return;
  const { named } = theatre;
  if (named === null) return turn.askBack('Why who lied? Name somebody first.');
  const [first, place] = [firstOf(named), THING.letter.called];
  if (motive !== null) {
    if (theatre.isMotiveShown) return turn.askBack('The letter lies there already.');
    s.turns++;
    if (!notes.letter || !notes.motives.includes(named))
      return slip(
        turn,
        'why',
        `"Says who?" says ${first}. You have ${notes.letter ? `never asked ${guestAt(named).pronoun}` : `no ${place.replace(/^a /, '')}`}.`,
      );
    if (theCase.motives[named] !== motive)
      return slip(turn, 'why', `"Of all the things he had against me," says ${first}, "that was not one."`);
    change(turn, { isMotiveShown: true });
    turn.events.push({ type: 'stepped', step: 'why', isRight: true });
    return turn.addEntry(
      'clue',
      `"He wrote it down," you say, and lay the letter beside it: the ${motive}. ${first} looks at the fire, which would have been the place for it. Now the lie.`,
    );
  }
  if (who === null) return turn.askBack(`Whose words show that ${first} lied?`);
  s.turns++;
  if (theatre.isLieShown) return turn.askBack(`That lie is on the table already. What else have you?`);
  const { sworn } = alibiStatus(s, named);
  if (sworn !== undefined && !isDead(s, sworn)) {
    turn.events.push({ type: 'spoke', who: named, about: 'lie' });
    return turn.addEntry(
      'told',
      `"Then ask ${firstOf(sworn)}, who was there," says ${first}, a little too fast. ${firstOf(sworn)} would rather not be asked.`,
    );
  }
  if (!witnessesAgainst(s, named).includes(who))
    return slip(
      turn,
      'why',
      who === named
        ? `"I have never contradicted myself," says ${first}. It is true, so far.`
        : isDead(s, who)
          ? `${firstOf(who)} never said a word against ${first}, and cannot begin now.`
          : `"I?" says ${firstOf(who)}. "I have said nothing of the kind." It is so.`,
    );
  change(turn, { isLieShown: true });
  turn.updateNotes({ admitted: named });
  turn.events.push({ type: 'stepped', step: 'why', isRight: true }, { type: 'broke', who: named });
  turn.addEntry(
    'clue',
    `${isDead(s, who) ? `You read out what ${firstOf(who)} told you, and shut the notebook.` : `You only look at ${firstOf(who)}, who looks at ${first}.`} It is so quiet that the fire seems rude. ${FALLEN[named]}`,
  );
  if (!isCornered(s, turn.t)) turn.addEntry('aside', 'A lie is no murder. Lay down what you have seen.');
  corner(turn);
}

/** The end, once what lies on the table is enough. */
function corner(turn: TurnContext): void {
  const { s, t } = turn;
  const named = s.theatre?.named ?? null;
  if (named === null || !isCornered(s, t)) return;
  change(turn, { hasBroken: true });
  turn.events.push({ type: 'brokeDown', who: named });
  const motive = s.case.motives[named];
  turn.addEntry('clue', (BREAKS[named] ?? '').replace('%', motive ? ABOUT[motive] : ''));
  const left = holding(s, named).length - laidAgainst(s, named).length;
  if (left > 0) turn.addEntry('told', 'You leave the rest of it in your pocket. Nobody asks for more.');
  close(turn, named, 'Somebody pours out the sherry. It has not been so quiet here since nine.');
}

/** 'That is all': the case rests on what was shown. */
export function rest(turn: TurnContext): void {
  const { s } = turn;
  const named = s.theatre?.named ?? null;
  if (named === null) return turn.askBack('You have named nobody. They wait.');
  s.turns++;
  const traces = laidAgainst(s, named).length;
  close(
    turn,
    named,
    `You shut the notebook. ${capital(firstOf(named))} says nothing, and goes on saying it; the police will have to do the rest, with ${traces === 0 ? 'nothing' : `${traces} ${traces > 1 ? 'traces' : 'trace'}`}${s.theatre?.isLieShown ? ' and a lie' : ''} to go by.`,
  );
}

function close(turn: TurnContext, who: number, text: string): void {
  const { s, t } = turn;
  turn.addEntry('told', text);
  s.accused = who;
  s.phase = 'over';
  turn.events.push({ type: 'solved', who, score: scoreOf(s, t).points, seed: s.case.seed });
}
