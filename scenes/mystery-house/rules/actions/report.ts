// The verbs notes, map, score and help: reports that take no turn.
import { HOUSE, ROOMS, WAY_NAMES, WAYS } from '../house.ts';
import {
  type AlibiStatus,
  alibiStatus,
  hasSeen,
  lacking,
  murdererCode,
  provenMurderer,
  type RuledOut,
  ruledOut,
  suspects,
  verdictOn,
} from '../notebook.ts';
import { firstOf, GUESTS, listed, nameOf, TRAITS, traitCode, valueOf } from '../people.ts';
import { scoreOf } from '../result.ts';
import { isDead, type MysteryState } from '../state.ts';
import type { TurnContext } from './TurnContext.ts';

/** 'Not it: small shoe.' */
export function ruledOutReason(out: RuledOut, who: number): string {
  if (out.by === 'death') return 'dead';
  return out.by === 'motive' ? 'another motive' : valueOf(out.trait, traitCode(who, out.trait));
}

export function alibiText({ verdict, by, sworn }: AlibiStatus): string {
  const whom = by === null ? '' : firstOf(by);
  switch (verdict) {
    case 'unheard':
      return 'not asked yet';
    case 'heard':
      return 'nobody says otherwise';
    case 'vouched':
      return `${whom} says the same`;
    case 'disputed':
      return `${whom} says otherwise, ${firstOf(sworn ?? 0)} does not`;
    case 'denied':
      return `${whom} says otherwise`;
    case 'broken':
      return `a lie: ${whom} says otherwise`;
  }
}

export type Report = Pick<TurnContext, 's' | 't'> & { addLine(text: string): void };

export function reportNotes({ s, addLine, t }: Report): void {
  const { notes: written } = s;
  addLine(
    written.clues.length > 0
      ? `Of the murderer you know: ${listed(written.clues.map(trait => valueOf(trait, murdererCode(s.case, trait))))}.`
      : 'Of the murderer you know nothing yet.',
  );
  addLine(`Traces: ${written.clues.length} of ${TRAITS.length}.`);
  if (written.letter) addLine(`The letter names the quarrel: ${s.case.motives[s.case.murderer]}.`);
  for (const [who] of GUESTS.entries()) addLine(guestLine(s, who));
  const left = suspects(s);
  const proven = provenMurderer(s, t);
  addLine(
    proven !== null
      ? `Proof: only ${nameOf(proven)} fits every trace.`
      : `No proof yet. ${left.length === 1 ? 'One suspect is' : `${left.length} suspects are`} left: ${listed(left.map(firstOf))}.`,
  );
  const [only] = left;
  if (proven === null && left.length === 1 && only !== undefined)
    addLine(
      `${verdictOn(s, only, t) === 'reasoned' ? 'You have reasons, and no proof' : 'For a proof you lack more than you have'}: ${lacking(s, only, t).join('; ')}.`,
    );
}

/** 'Ada Finch: ruled out by dark hair. Known: …. Alibi: ….' */
function guestLine(s: Readonly<MysteryState>, who: number): string {
  const out = ruledOut(s, who);
  const known = TRAITS.flatMap((_, trait) =>
    hasSeen(s.notes, who, trait) ? [valueOf(trait, traitCode(who, trait))] : [],
  );
  const alibi = alibiStatus(s, who);
  return [
    `${nameOf(who)}: ${out ? (out.by === 'death' ? 'dead' : `ruled out, ${ruledOutReason(out, who)}`) : 'suspected'}.`,
    ...(known.length > 0 && !isDead(s, who) ? [`Known: ${listed(known)}.`] : []),
    ...(alibi.verdict === 'unheard' ? [] : [`Alibi: ${alibiText(alibi)}.`]),
    ...(s.notes.motives.includes(who) ? [`Quarrel: ${s.case.motives[who]}.`] : []),
  ].join(' ');
}

export function reportMap({ s, addLine }: { readonly s: Readonly<MysteryState>; addLine(text: string): void }): void {
  for (const room of ROOMS) {
    const { title, exits } = HOUSE[room];
    const ways = WAYS.flatMap(way => (exits[way] ? [`${WAY_NAMES[way]} ${HOUSE[exits[way]].title}`] : []));
    const mark = room === s.room ? ' (you are here)' : s.visited.includes(room) ? '' : ' (not seen yet)';
    addLine(`${title}${mark}: ${ways.join(', ')}.`);
  }
}

export function scoreText({ s, t }: Pick<TurnContext, 's' | 't'>): string {
  const { survivors, points, verdict } = scoreOf(s, t);
  const proof = { proven: 'with the proof', reasoned: 'with reasons, and no proof yet', guessed: 'without proof yet' }[
    verdict
  ];
  return `${s.notes.clues.length} of ${TRAITS.length} traces, ${s.moves} ${s.moves === 1 ? 'move' : 'moves'}, ${survivors} of 5 innocents alive, ${proof}: the right name would score ${points} now.`;
}

export const HELP: readonly string[] = [
  'Walk with n, s, e, w, u, d. Look (l) tells the room again, inventory (i) what you carry, wait (z) lets time pass.',
  'Examine (x) a thing, a person or a body; take and drop; all means everything here.',
  'Ask somebody about alibi, motive, tobacco or scent: "ask Ada about alibi", "Ada, where were you?", or only "ask about scent".',
  'Ask one about another, show things, and confront whoever is contradicted: "ask Ada about Bruno", "show glass to Ada", "confront Ada".',
  'Notes, map, score, exits, who, back. Again (g) repeats, oops mends a word, undo takes a step back.',
  'Ask the notebook: "who has fair hair", "what have I missed", "where did everybody say they were", "can I trust Ada".',
  'Gather everyone (or ring the bell in the foyer) and prove it aloud: "ask round the table", "lay down the glass", "name Ada", "because Bruno knows", "that is all".',
  'Accuse somebody by name, from any room: that ends the night.',
];
