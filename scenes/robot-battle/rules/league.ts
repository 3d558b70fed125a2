// League: robots by name, everybody against everybody; read from lines of names and share links, and written as such lines.
import { decodeLink, encodeLink } from './link.ts';
import { bytesOf, MAX_SCRIPT_BYTES } from './match.ts';
import { isHouseRobot, robotOf, SCRIPTS } from './scripts.ts';
import { NO_ROUNDS, type TournamentScore, wilsonInterval } from './tournament.ts';

export interface Entrant {
  readonly name: string;
  readonly code: string;
}

/** Robots of a league: everybody against everybody grows with their square. */
export const MAX_ENTRANTS = 20;
/** Characters of a name. */
export const MAX_NAME = 40;
/** Characters of a text that is read: twenty of the longest links. */
const MAX_TEXT = 600_000;

/** A read text: robots that were found, and a sentence for each line that held none. */
export interface LeagueText {
  readonly entrants: readonly Entrant[];
  readonly faults: readonly string[];
}

/** The part of an address that holds the scripts of a match. */
const MATCH = /[#&]match=([\w-]+)/;

/** Reads a share link, or lines of a name and a link each. A line's own name stands before its link; without one the script's first comment names it. */
export async function readLeague(text: string): Promise<LeagueText> {
  if (text.length > MAX_TEXT) return { entrants: [], faults: ['That is too long to be a league.'] };
  const entrants: Entrant[] = [];
  const faults: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('//')) continue;
    const packed = MATCH.exec(line)?.[1];
    const codes = packed === undefined ? 'There is no link to robots.' : await decodeLink(packed);
    if (typeof codes === 'string') faults.push(`Line ${index + 1}: ${codes}`);
    else entrants.push(...entrantsOf(codes, nameBefore(line)));
  }
  return { entrants, faults };
}

const nameBefore = (line: string): string => line.split(/\S*:\/\/|\S*#/, 1)[0]?.replace(/[:\s]+$/, '') ?? '';

/** Players of a link: bench A, and bench B where no house robot lies on it. */
function entrantsOf([a, b]: readonly [string, string], name: string): readonly Entrant[] {
  const first = { name: nameOf(a, name), code: a };
  return isHouseRobot(robotOf(b)) || b.trim() === '' || b === a ? [first] : [first, { name: nameOf(b, ''), code: b }];
}

/** Name of a script: the given one, a built-in robot's, or that of its first comment. */
export function nameOf(code: string, given: string): string {
  const robot = robotOf(code);
  const comment = /^\s*\/\/\s*(\S[^\n]*)/.exec(code)?.[1];
  return (given || (robot && SCRIPTS[robot].name) || comment || 'Robot').trim().slice(0, MAX_NAME);
}

/** A league with further robots: names are made different, the same script stands in it once. Says what was left out. */
export function withEntrants(
  league: readonly Entrant[],
  further: readonly Entrant[],
): { readonly league: readonly Entrant[]; readonly left: readonly string[] } {
  const all = [...league];
  const left: string[] = [];
  for (const { name, code } of further) {
    const known = all.find(entrant => entrant.code === code);
    if (known) left.push(`${name} is in the league already, as ${known.name}.`);
    else if (bytesOf(code) > MAX_SCRIPT_BYTES) left.push(`${name} is longer than 64 KB.`);
    else if (all.length >= MAX_ENTRANTS) left.push(`${name}: the league holds ${MAX_ENTRANTS} robots.`);
    else all.push({ name: freeName(all, name), code });
  }
  return { league: all, left };
}

/** The league with a robot renamed; its name is made different from the others', and an empty one changes nothing. */
export function renamed(league: readonly Entrant[], entrant: Entrant, name: string): readonly Entrant[] {
  const wanted = name.trim().slice(0, MAX_NAME);
  if (wanted === '' || wanted === entrant.name) return league;
  const others = league.filter(one => one !== entrant);
  return league.map(one => (one === entrant ? { ...one, name: freeName(others, wanted) } : one));
}

function freeName(league: readonly Entrant[], name: string): string {
  const isTaken = (tried: string) => league.some(entrant => entrant.name === tried);
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const tail = ` ${number}`;
    const tried = name.slice(0, MAX_NAME - tail.length) + tail;
    if (!isTaken(tried)) return tried;
  }
}

/** The league as a file: a name and a link in each line. Robots too long for a link are named in `left`. */
export async function writeLeague(
  league: readonly Entrant[],
  linkOf: (packed: string) => string | null,
): Promise<{ readonly text: string; readonly left: readonly string[] }> {
  const lines: string[] = [];
  const left: string[] = [];
  for (const { name, code } of league) {
    const packed = await encodeLink([code, SCRIPTS.target.code]);
    const link = packed === null ? null : linkOf(packed);
    if (link === null) left.push(name);
    else lines.push(`${name}: ${link}`);
  }
  return { text: `${lines.join('\n')}\n`, left };
}

export type Pairing = readonly [one: number, other: number];

/** Everybody against everybody, once each. */
export const pairingsOf = (count: number): readonly Pairing[] =>
  Array.from({ length: count }, (_, one) =>
    Array.from({ length: count - one - 1 }, (__, index): Pairing => [one, one + 1 + index]),
  ).flat();

/** A robot's place in the table. */
export interface Standing extends TournamentScore {
  /** Index of the robot. */
  readonly index: number;
  readonly name: string;
  /** A win is one, a draw half of one. */
  readonly points: number;
  /** Share of its matches, with 95 % confidence. */
  readonly share: readonly [least: number, most: number];
}

export interface PairingScore {
  readonly pairing: Pairing;
  /** The score of the first of the pairing. */
  readonly score: TournamentScore;
}

/** What a robot made of each other one, the worst first. */
export function meetingsOf(
  index: number,
  names: readonly string[],
  scores: readonly PairingScore[],
): readonly {
  readonly other: number;
  readonly name: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}[] {
  return scores
    .filter(({ pairing }) => pairing.includes(index))
    .map(({ pairing: [one, two], score: { won, drawn, lost } }) => {
      const other = one === index ? two : one;
      return {
        other,
        name: names[other] as string,
        drawn,
        ...(one === index ? { won, lost } : { won: lost, lost: won }),
      };
    })
    .toSorted((a, b) => a.won - a.lost - (b.won - b.lost));
}

/** The table, the best first; `scores` are those of the first of each pairing. */
export function tableOf(names: readonly string[], scores: readonly PairingScore[]): readonly Standing[] {
  const sums = names.map(() => NO_ROUNDS);
  const add = (index: number, score: TournamentScore) => {
    const sum = sums[index] as TournamentScore;
    sums[index] = {
      rounds: sum.rounds + score.rounds,
      won: sum.won + score.won,
      drawn: sum.drawn + score.drawn,
      lost: sum.lost + score.lost,
      voided: sum.voided + score.voided,
    };
  };
  for (const { pairing, score } of scores) {
    add(pairing[0], score);
    add(pairing[1], { ...score, won: score.lost, lost: score.won });
  }
  return sums
    .map((sum, index) => ({
      ...sum,
      index,
      name: names[index] as string,
      points: sum.won + sum.drawn / 2,
      share: wilsonInterval(sum),
    }))
    .toSorted((a, b) => partOf(b) - partOf(a) || a.name.localeCompare(b.name, 'en'));
}

const partOf = ({ points, rounds }: Standing): number => (rounds === 0 ? 0 : points / rounds);
