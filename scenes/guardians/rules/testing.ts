// Valleys as drawings, for tests: a line a road, written from seat 0's gate to seat 1's, and back again.
import { tune } from '../../kit/core/constants.ts';
import { CONSTANTS } from '../constants.ts';
import { CARDS, foldedStrength } from './cards.ts';
import { type Creature, FAR, type Pledge, ROADS, type Seat, type Side, type Valley } from './valley.ts';

export const t = tune(CONSTANTS);
const HALF_STEPS = FAR + 1;

/** Index of a card by its name. */
export function card(name: string): number {
  const index = CARDS.findIndex(one => one.name === name);
  if (index < 0) throw new Error(`There is no ${name} among the forty.`);
  return index;
}

/**
 * A valley from a drawing: `5 Mouse2 [Owl]2 | . | ~Bear10 4`. First and last are the stones; between them the places from seat 0's step to seat 1's,
 * parted by `|`: own step, middle, other’s step. Seat 1’s creatures are written `~Bear10`; folded
 * ones stand in brackets.
 */
export function drawn(
  turn: number,
  roads: readonly string[],
  more: { readonly guardians?: readonly [Side['guardian'], Side['guardian']] } = {},
): Valley {
  const [one, two] = more.guardians ?? ['wolf', 'eagle'];
  const side = (guardian: Side['guardian']): Side => ({
    guardian,
    hand: [],
    deck: [],
    courage: 20,
    gates: [],
    creatures: [],
    returned: [],
  });
  const sides: [Side, Side] = [side(one), side(two)];
  for (const [road, line] of roads.entries()) {
    const [own, ...rest] = line.trim().split(/\s+/);
    const other = rest.pop();
    sides[0].gates.push(Number(own));
    sides[1].gates.push(Number(other));
    for (const [place, here] of rest.join(' ').split('|').entries())
      for (const word of here.trim().split(' ')) if (word !== '.' && word !== '') stand(sides, road, 2 * place, word);
  }
  return { turn, sides };
}

function stand(sides: [Side, Side], road: number, pos: number, word: string): void {
  const read = /^(~?)(\[?)([A-Z][a-z]+)\]?(\d+)$/.exec(word);
  if (!read) throw new Error(`${word} is no creature: Mouse2, ~Owl3, [Bear]5, ~[Bear]5.`);
  const seat: Seat = read[1] === '~' ? 1 : 0;
  const creature: Creature = {
    card: card(read[3] as string),
    road,
    pos: seat === 0 ? pos : FAR - pos,
    strength: Number(read[4]),
    folded: read[2] === '[',
  };
  sides[seat].creatures.push(creature);
}

/** The drawing of a valley, as `drawn` reads it. */
export function drawing({ sides }: Valley): string[] {
  return ROADS.map((_, road) => {
    const places = Array.from({ length: HALF_STEPS }, (_place, pos) => wordsAt(sides, road, pos)).filter(
      (_words, pos) => pos % 2 === 0,
    );
    return `${sides[0].gates[road]} ${places.join(' | ')} ${sides[1].gates[road]}`;
  });
}

function wordsAt(sides: readonly [Side, Side], road: number, pos: number): string {
  const words = sides.flatMap(({ creatures }, seat) =>
    creatures
      .filter(one => one.road === road && (seat === 0 ? one.pos : FAR - one.pos) === pos)
      .map(({ card: index, strength, folded }) => {
        const name = CARDS[index]?.name ?? '';
        return `${seat === 1 ? '~' : ''}${folded ? `[${name}]` : name}${strength}`;
      }),
  );
  return words.length === 0 ? '.' : words.join(' ');
}

/** 'Mouse forest, [Bear] river, +Owl': whole, folded, unfolding. */
export function pledge(text: string): Pledge {
  const cards: { card: number; road: number; folded: boolean }[] = [];
  const unfold: number[] = [];
  for (const part of text
    .split(',')
    .map(one => one.trim())
    .filter(Boolean)) {
    if (part.startsWith('+')) unfold.push(card(part.slice(1)));
    else {
      const [name = '', road = ''] = part.split(' ');
      const folded = name.startsWith('[');
      cards.push({ card: card(folded ? name.slice(1, -1) : name), road: ROADS.findIndex(one => one === road), folded });
    }
  }
  return { cards, unfold };
}

/** The same valley with these cards in hand, which the promises name. */
export function dealt(valley: Valley, one: Pledge, two: Pledge): Valley {
  const hand = ({ cards }: Pledge) => cards.map(({ card: index }) => index);
  const [own, other] = valley.sides;
  return {
    ...valley,
    sides: [
      { ...own, hand: hand(one) },
      { ...other, hand: hand(two) },
    ],
  };
}

export const seatsExchanged = ({ turn, sides: [one, two] }: Valley): Valley => ({ turn, sides: [two, one] });
export const halved = (name: string): number => foldedStrength(CARDS[card(name)] as (typeof CARDS)[number]);
