// What the notebook answers about what was said: alibis, quarrels, lies, and whom to trust.
import { HOUSE, inRoom } from '../house.ts';
import { alibiStatus, hasSeen, ruledOut, statementOf, suspects } from '../notebook.ts';
import type { NotebookQuestion } from '../parser/notebookQuestions.ts';
import {
  capital,
  firstOf,
  GUESTS,
  guestAt,
  listed,
  nameOf,
  TRAITS,
  traitCode,
  traitPhrase,
  VISIBLE_TRAITS,
} from '../people.ts';
import { isDead, type MysteryState } from '../state.ts';
import { ruledOutReason } from './report.ts';
import { livingGuests } from './walk.ts';

type State = Readonly<MysteryState>;
export type Question<Of extends NotebookQuestion['of']> = Extract<NotebookQuestion, { readonly of: Of }>;

export const ALL: readonly number[] = GUESTS.map((_, who) => who);
export const names = (guests: readonly number[]): string => listed(guests.map(firstOf));
const they = (who: number): string => (guestAt(who).pronoun === 'him' ? 'he' : 'she');

export const brokenBy = (state: State): readonly number[] =>
  ALL.filter(who => alibiStatus(state, who).verdict === 'broken');
const doubted = (state: State): readonly number[] =>
  ALL.filter(who => ['denied', 'disputed'].includes(alibiStatus(state, who).verdict));

export function known(state: State, { who, about }: Question<'known'>): readonly string[] {
  const { notes, case: theCase } = state;
  const first = firstOf(who);
  if (about === 'alibi') return [alibiLine(state, who)];
  if (about === 'motive')
    return [
      notes.motives.includes(who)
        ? `${first} quarrelled with the host: ${theCase.motives[who]}.`
        : `${first} has told you of no quarrel. Ask about the motive.`,
    ];
  if (about !== null) {
    if (hasSeen(notes, who, about)) return [`${first} ${traitPhrase(about, traitCode(who, about))}.`];
    return [
      VISIBLE_TRAITS.includes(about)
        ? `You have not looked closely at ${first}.`
        : `You have not asked ${first} about ${TRAITS[about]?.key}.`,
    ];
  }
  const seen = TRAITS.flatMap((_, trait) =>
    hasSeen(notes, who, trait) ? [traitPhrase(trait, traitCode(who, trait))] : [],
  );
  const out = ruledOut(state, who);
  return [
    `${nameOf(who)}, ${guestAt(who).work}: ${out ? (out.by === 'death' ? 'dead' : `ruled out by ${ruledOutReason(out, who)}`) : 'not ruled out'}.`,
    seen.length > 0 ? `${capital(they(who))} ${listed(seen)}.` : `You have not looked at ${first} yet.`,
    alibiLine(state, who),
    ...(notes.motives.includes(who) ? [`The quarrel with the host: ${theCase.motives[who]}.`] : []),
  ];
}

/** 'Ada says: in the living room, with Felix.' */
function alibiLine(state: State, who: number): string {
  const first = firstOf(who);
  if (!state.notes.alibis.includes(who))
    return isDead(state, who)
      ? `${first} never told you, and will not now.`
      : `${first} has not told you where ${they(who)} was.`;
  if (state.notes.admitted === who) return `${first} has taken it back: alone, and nobody saw where.`;
  const { room, with: others, passed } = statementOf(state, who);
  const also = passed ? ` ${capital(they(who))} found ${HOUSE[passed].called} empty.` : '';
  return `${first} says: ${inRoom(room)}, ${others.length > 0 ? `with ${names(others)}` : 'alone'}.${also}`;
}

export function trust(state: State, who: number): readonly string[] {
  const first = firstOf(who);
  const { verdict, by, sworn } = alibiStatus(state, who);
  const other = by === null ? '' : firstOf(by);
  const words = {
    unheard: isDead(state, who)
      ? `${first} is past lying.`
      : `${first} has told you nothing yet. That is not the same as lying.`,
    heard: `Nobody says otherwise, and nobody bears ${guestAt(who).pronoun} out.`,
    vouched: `${other} says the same. It takes two to share an alibi, and two to share a lie.`,
    disputed: `${other} says otherwise, ${firstOf(sworn ?? 0)} swears to it. One of those is wrong.`,
    denied: `${other} says otherwise. Word against word: face ${guestAt(who).pronoun} with it.`,
    broken: `No. The alibi of ${first} is a lie.`,
  }[verdict];
  const out = ruledOut(state, who);
  const doubt = !out
    ? `Nothing in the notebook rules ${first} out.`
    : out.by === 'death'
      ? ''
      : `As the murderer ${they(who)} is out: ${ruledOutReason(out, who)}.`;
  return [words, doubt].filter(line => line !== '');
}

/** The last things that a guest said, as the log has them. */
export function said(state: State, who: number): readonly string[] {
  const first = firstOf(who);
  const lines = state.log.filter(
    ({ kind, text }) =>
      (kind === 'told' || kind === 'clue') &&
      (text.includes(`says ${first}`) || text.startsWith(`${first} looks`)) &&
      text.includes('"'),
  );
  const last = [...new Set(lines.map(({ text }) => text))].slice(-3);
  if (last.length > 0) return last;
  return state.notes.alibis.includes(who)
    ? [alibiLine(state, who)]
    : [`${first} has said nothing to you that you wrote down.`];
}

export function alibis(state: State): readonly string[] {
  const { alibis: heard } = state.notes;
  const open = livingGuests(state).filter(who => !heard.includes(who));
  return [
    ...ALL.filter(who => heard.includes(who)).map(who => alibiLine(state, who)),
    ...(open.length > 0 ? [`Not asked yet: ${names(open)}.`] : []),
  ];
}

export function company(state: State, { room }: Question<'company'>): string {
  if (room === null) return '';
  const there = state.notes.alibis.filter(who => state.notes.admitted !== who && statementOf(state, who).room === room);
  return there.length > 0
    ? `${names(there)} ${there.length > 1 ? 'say they were' : 'claims to have been'} ${inRoom(room)}.`
    : `Of those you have asked nobody was ${inRoom(room)}.`;
}

export function motives({ notes, case: theCase }: State): readonly string[] {
  const told = ALL.filter(who => notes.motives.includes(who)).map(who => `${firstOf(who)}: ${theCase.motives[who]}.`);
  const letter = notes.letter ? [`The letter names a quarrel: ${theCase.motives[theCase.murderer]}.`] : [];
  return told.length + letter.length > 0
    ? [...letter, ...told]
    : ['Nobody has told you of a quarrel. Ask about the motive: they all had one.'];
}

export function lies(state: State): readonly string[] {
  const lines = [
    ...brokenBy(state).map(who => `The alibi of ${firstOf(who)} is a lie.`),
    ...doubted(state).map(who => `${firstOf(who)}: ${trust(state, who)[0]}`),
  ];
  const vouched = ALL.filter(who => alibiStatus(state, who).verdict === 'vouched');
  if (vouched.length > 0) lines.push(`${names(vouched)} ${vouched.length > 1 ? 'are' : 'is'} borne out by somebody.`);
  return lines.length > 0 ? lines : ['No word stands against another yet. Ask more of them where they were.'];
}

export function left(state: State): readonly string[] {
  const open = suspects(state);
  const out = ALL.flatMap(who => {
    const reason = ruledOut(state, who);
    return reason ? [`${firstOf(who)} (${ruledOutReason(reason, who)})`] : [];
  });
  return [`Left: ${names(open)}.`, out.length > 0 ? `Out: ${listed(out)}.` : 'Out: nobody yet.'];
}
