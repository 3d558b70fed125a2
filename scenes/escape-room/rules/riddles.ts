// Riddles: three digits told by statements, scales, a cipher, a timetable, a display upside down or dice. Each is drawn, written down, and worked out from its texts.
import { pick, type Rng, randomInt } from '../../kit/core/rng.ts';
import { claimsOfDigits, enough, possible, sentencesOf } from './claims.ts';
import { drawDistinct, shuffled } from './drawing.ts';

export const RIDDLE_KINDS = ['statements', 'scales', 'cipher', 'timetable', 'display', 'dice'] as const;
export type RiddleKind = (typeof RIDDLE_KINDS)[number];

interface Train {
  readonly number: number;
  /** Minutes of the day. */
  readonly leaves: number;
  readonly takes: number;
  readonly arrives: number;
}
export type Riddle = { readonly code: readonly number[] } & (
  | { readonly kind: 'statements'; readonly claims: readonly string[] }
  | { readonly kind: 'scales' }
  | { readonly kind: 'cipher'; readonly shift: number }
  | { readonly kind: 'timetable'; readonly trains: readonly Train[] }
  | { readonly kind: 'display' }
  | { readonly kind: 'dice' }
);

export function drawRiddle(rng: Rng, kind: RiddleKind): Riddle {
  switch (kind) {
    case 'statements':
      return drawStatements(rng);
    case 'scales':
      return { kind, code: drawDistinct(rng, 3, 1, 9) };
    case 'cipher':
      return { kind, code: drawDistinct(rng, 3, 1, 9), shift: 1 + randomInt(rng, 5) };
    case 'timetable':
      return drawTimetable(rng);
    case 'display':
      return { kind, code: drawUpright(rng) };
    case 'dice':
      return { kind, code: drawDice(rng) };
  }
}

function drawStatements(rng: Rng): Riddle {
  for (;;) {
    const code = drawDistinct(rng, 3, 1, 9);
    const claims = enough('digits', shuffled(rng, claimsOfDigits(code)));
    if (claims.length === 3 && possible('digits', claims).length === 1) return { kind: 'statements', code, claims };
  }
}

function drawTimetable(rng: Rng): Riddle {
  const numbers = drawDistinct(rng, 4, 121, 989);
  const wrong = randomInt(rng, numbers.length);
  const trains = numbers.map((number, i): Train => {
    const leaves = 6 * 60 + i * 170 + 5 * randomInt(rng, 20);
    const takes = 35 + 5 * randomInt(rng, 20);
    return { number, leaves, takes, arrives: leaves + takes + (i === wrong ? pick(rng, [-20, -10, 10, 20]) : 0) };
  });
  return { kind: 'timetable', code: [...String(numbers[wrong])].map(Number), trains };
}

/** Digits that are digits upside down, too. */
const UPSIDE_DOWN: Readonly<Record<number, number>> = { 1: 1, 2: 2, 5: 5, 6: 9, 8: 8, 9: 6 };
/** What a display shows that hangs upside down; turning it back is the same. */
export const turnedOver = (code: readonly number[]): readonly number[] =>
  code.toReversed().map(digit => UPSIDE_DOWN[digit] ?? 0);
function drawUpright(rng: Rng): readonly number[] {
  const able = Object.keys(UPSIDE_DOWN).map(Number);
  for (;;) {
    const code = Array.from({ length: 3 }, () => pick(rng, able));
    if (
      new Set(code).size === 3 &&
      turnedOver(code).join() !== code.join() &&
      code.some(digit => digit === 6 || digit === 9)
    )
      return code;
  }
}

/** What lies under dice that show these numbers, and the other way round. */
export const under = (dice: readonly number[]): readonly number[] => dice.map(eyes => SEVEN - eyes);
/** Opposite sides of a die make seven. */
const SEVEN = 7;
function drawDice(rng: Rng): readonly number[] {
  for (;;) {
    const code = drawDistinct(rng, 3, 1, 6);
    if (under(code).toReversed().join() !== code.join()) return code;
  }
}

const WORDS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE'] as const;
const A = 65;
const shiftLetters = (text: string, by: number): string =>
  text.replaceAll(/[A-Z]/g, letter => String.fromCharCode(A + ((letter.charCodeAt(0) - A + by + 26) % 26)));
export const secretWords = (code: readonly number[], shift: number): readonly string[] =>
  code.map(digit => shiftLetters(WORDS[digit - 1] ?? '', shift));
/** The letter that stands for A. */
export const letterOfA = (shift: number): string => shiftLetters('A', shift);
export const wheelText = (shift: number): string =>
  `A cipher wheel: its outer ring writes ${letterOfA(shift)} for A, ${shiftLetters('B', shift)} for B, and so on.`;

export const timeText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
export const weighings = ([amber = 0, jade = 0, rose = 0]: readonly number[]): readonly [number, number, number] => [
  amber + jade,
  jade + rose,
  amber + rose,
];

/** What is written there: `lock` is the name of what it opens. */
export function riddleText(riddle: Riddle, lock: string): string {
  const { code } = riddle;
  switch (riddle.kind) {
    case 'statements':
      return `${lock}: three different digits, 1 to 9. ${riddle.claims.join(' ')}`;
    case 'scales': {
      const [first, second, third] = weighings(code);
      return `${lock}: weight of amber, of jade, of rose. Amber and jade balance ${first}; jade and rose balance ${second}; amber and rose balance ${third}.`;
    }
    case 'cipher':
      return `${lock}, in secret writing: ${secretWords(code, riddle.shift).join(' ')}.`;
    case 'timetable':
      return `${lock}: the number of the train that cannot be. ${riddle.trains
        .map(
          ({ number, leaves, takes, arrives }) =>
            `Train ${number} leaves ${timeText(leaves)}, takes ${takes} minutes, arrives ${timeText(arrives)}.`,
        )
        .join(' ')}`;
    case 'display':
      return `${lock}, says the frame. The display hangs upside down and shows ${turnedOver(code).join(' ')}.`;
    case 'dice':
      return `${lock}: what these dice hide. Glued to a tray, from the left, they show ${under(code).join(', ')}; the other digits lie underneath.`;
  }
}

/** The code that texts tell of a lock; null if they do not. */
export function readRiddle(texts: readonly string[], lock: string): string | null {
  const text = texts.find(one => one.startsWith(`${lock}: `) || one.startsWith(`${lock}, `));
  if (text === undefined) return null;
  const digits =
    readStatements(text) ??
    readScales(text) ??
    readTrains(text) ??
    readDisplay(text) ??
    readDice(text) ??
    readCipher(text, texts);
  return digits?.join('') ?? null;
}

type Digits = readonly number[] | null;

function readStatements(text: string): Digits {
  if (!text.includes('three different digits')) return null;
  const left = possible('digits', sentencesOf(text));
  return left.length === 1 ? (left[0] ?? null) : null;
}

function readScales(text: string): Digits {
  const found = /balance (\d+); jade and rose balance (\d+); amber and rose balance (\d+)\./.exec(text);
  if (!found) return null;
  const [ab = 0, bc = 0, ac = 0] = found.slice(1).map(Number);
  return [(ab + ac - bc) / 2, (ab + bc - ac) / 2, (bc + ac - ab) / 2];
}

function readTrains(text: string): Digits {
  const minutes = (time: string | undefined) => {
    const [hours = 0, rest = 0] = (time ?? '').split(':').map(Number);
    return hours * 60 + rest;
  };
  for (const [, number, leaves, takes, arrives] of text.matchAll(
    /Train (\d+) leaves ([\d:]+), takes (\d+) minutes, arrives ([\d:]+)\./g,
  ))
    if (minutes(leaves) + Number(takes) !== minutes(arrives)) return [...String(number)].map(Number);
  return null;
}

function readDisplay(text: string): Digits {
  const shown = /upside down and shows ([\d ]+)\./.exec(text)?.[1];
  return shown ? turnedOver(shown.split(' ').map(Number)) : null;
}

function readDice(text: string): Digits {
  const shown = /what these dice hide\..+ they show ([\d, ]+);/.exec(text)?.[1];
  return shown ? under(shown.split(', ').map(Number)) : null;
}

function readCipher(text: string, texts: readonly string[]): Digits {
  const words = /in secret writing: ([A-Z ]+)\./.exec(text)?.[1];
  const letter = texts.flatMap(one => /writes ([A-Z]) for A/.exec(one)?.[1] ?? [])[0];
  if (!words || !letter) return null;
  const shift = letter.charCodeAt(0) - A;
  return words.split(' ').map(word => WORDS.findIndex(one => one === shiftLetters(word, -shift)) + 1);
}
