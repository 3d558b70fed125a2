// Deduction from the notes alone, by pattern matching on their texts: it proves that a reader can find every code, order and tune.
import { hourOfShortHand, rowOfSteps } from '../levels/building/links.ts';
import { ELEMENTS, QUARTERS, ROMAN } from '../levels/draws.ts';
import { FACTS } from '../levels/pages/facts.ts';
import { RIDDLE_LOCKS, type RiddleLock } from '../levels/riddleDraws.ts';
import { possible, sentencesOf } from './claims.ts';
import type { Setting } from './gadgets.ts';
import type { Fixture } from './item.ts';
import { readRiddle } from './riddles.ts';
import type { EscapeState } from './state.ts';

type Notes = EscapeState['notes'];

/** Capture groups of the first note that matches. */
function matchNote(notes: Notes, shape: RegExp): readonly string[] | null {
  for (const { text } of notes) {
    const match = shape.exec(text);
    if (match) return match.slice(1);
  }
  return null;
}

const splitList = (text: string | undefined): readonly string[] => (text ?? '').split(', ');

/** The code of a fixture according to the notes so far; null if they do not contain it. */
export function deduceCode(notes: Notes, { id }: Pick<Fixture, 'id'>): string | null {
  const riddle = isRiddleLock(id)
    ? readRiddle(
        notes.map(({ text }) => text),
        RIDDLE_LOCKS[id],
      )
    : null;
  if (riddle !== null) return riddle;
  switch (id) {
    case 'cabinet':
      return deduceCabinet(notes);
    case 'book':
      return matchNote(notes, /^Library: number (\d)\.$/)?.[0] ?? null;
    case 'busts':
      return deduceBust(notes);
    case 'clock':
      return deduceTime(notes);
    case 'terminal':
      return deduceTerminal(notes);
    default:
      return null;
  }
}

const isRiddleLock = (id: string): id is RiddleLock => id in RIDDLE_LOCKS;

/** The code of a lock of the last house, for who has the pages that it asks about. */
export const answerOf = (pages: readonly number[], fixture: Pick<Fixture, 'pages'>): string | null =>
  fixture.pages.length > 0 && fixture.pages.every(page => pages.includes(page))
    ? fixture.pages.map(page => FACTS[page - 1]?.answer).join('')
    : null;

/** The order or tune of a gadget according to the notes; null if they do not tell it. */
export function deduceRow(notes: Notes, { id, gadget }: Pick<Fixture, 'id' | 'gadget'>): Setting | null {
  if (gadget?.kind === 'order') {
    const rules = notes.find(({ text }) => text.startsWith('Shelf of five books.'));
    const left = rules ? possible('order', sentencesOf(rules.text)) : [];
    return left.length === 1 ? (left[0] ?? null) : null;
  }
  if (gadget?.kind !== 'keys') return null;
  const [way] = matchNote(notes, id === 'piano' ? /^Piano: (.+)\.$/ : /^Lift log, the last ride: (.+)\.$/) ?? [];
  if (id === 'piano' || id === 'floors') return way === undefined ? null : rowOfSteps(way, gadget.names);
  const [said] = matchNote(notes, /^A lamp blinks, again and again: (.+)\.$/) ?? [];
  const names = gadget.names.map(name => name.toLowerCase());
  return said ? splitList(said.toLowerCase()).map(name => names.indexOf(name)) : null;
}

function deduceCabinet(notes: Notes): string | null {
  const [order] = matchNote(notes, /^Cabinet: (lightest last|fewest faces first)\.$/) ?? [];
  const [glowing] = matchNote(notes, /four names glow: (.+)\.$/) ?? [];
  const [faces] = matchNote(notes, /^Faces of the four crystals: (.+)\.$/) ?? [];
  if (order === 'lightest last' && glowing)
    return splitList(glowing)
      .map(name => ELEMENTS.findIndex(element => element === name) + 1)
      .sort((a, b) => b - a)
      .join('');
  if (order === 'fewest faces first' && faces)
    return splitList(faces)
      .map(crystal => Number(crystal.split(' ')[1]))
      .sort((a, b) => a - b)
      .join('');
  return null;
}

function deduceBust(notes: Notes): string | null {
  const [number] = matchNote(notes, /^Library: number (\d)\.$/) ?? [];
  const [plates] = matchNote(notes, /^Plates of the busts, from the left: (.+)\.$/) ?? [];
  const plate = ROMAN[Number(number) - 1];
  return plate && plates ? String(splitList(plates).indexOf(plate) + 1) : null;
}

function deduceTime(notes: Notes): string | null {
  const written = matchNote(notes, /^Meeting at (\d+):(\d\d)\.$/);
  if (written) return written.join('');
  const [short = '', mark] = matchNote(notes, /the short hand (.+), the long hand on (\d+)\.$/) ?? [];
  const hour = hourOfShortHand(short);
  return hour && mark ? `${hour}${String(5 * Number(mark)).padStart(2, '0')}` : null;
}

function deduceTerminal(notes: Notes): string | null {
  const [chart] = matchNote(notes, /^(red triangle \d.+)\.$/) ?? [];
  if (!chart) return null;
  const digit = (colour: string) =>
    splitList(chart)
      .find(entry => entry.startsWith(`${colour} `))
      ?.at(-1) ?? '';
  const [shown] = matchNote(notes, /^Monitors, from the left: (.+)\.$/) ?? [];
  if (shown) return splitList(shown).map(digit).join('');
  const [gauges] = matchNote(notes, /^Gauges, from empty to full: (.+)\.$/) ?? [];
  if (!gauges) return null;
  const level = (gauge: string) => QUARTERS.findIndex(words => gauge.endsWith(words));
  return [...splitList(gauges)]
    .sort((a, b) => level(a) - level(b))
    .map(gauge => digit(gauge.split(' ').slice(0, 2).join(' ')))
    .join('');
}
