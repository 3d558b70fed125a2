// Cards, promises and turns in words: for the card that is looked at, the announcer and the log.
import { cardOf, type Sentence } from './cards.ts';
import type { Beat } from './resolve.ts';
import { type Guardian, otherSeat, type Pledge, placeName, ROADS, type Seat } from './valley.ts';

const WHEN = {
  turned: 'When turned up',
  fights: 'When it fights',
  falls: 'When it falls',
  stands: 'While it stands',
} as const;
const ROAD_NAMES = { forest: 'forest', bridge: 'bridge', river: 'river' } as const;
export const roadName = (road: number): string => ROAD_NAMES[ROADS[road] ?? 'forest'];

const atPlace = (road: number): string => placeName(road).replace(/^./, letter => letter.toUpperCase());

const stones = (count: number): string => (count === 1 ? 'a stone' : `${count} stones`);
const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);

/** The sentence on a card, 'When turned up, enemies on its road lose 2.'; empty where it has none. */
export function sentenceText({ sentence }: { readonly sentence?: Sentence }): string {
  if (!sentence) return '';
  return `${WHEN[sentence.when]}, ${deedText(sentence)}.`;
}

function deedText({ when, deed, much, where }: Sentence): string {
  const place = where === 'road' ? 'on its road' : 'on roads beside it';
  switch (deed) {
    case 'lose':
      return when === 'fights' ? `its foremost foe first loses ${much}` : `enemies ${place} lose ${much}`;
    case 'gain':
      return when === 'fights' ? `it gains ${much}` : `your others ${place} gain ${much}`;
    case 'mend':
      return `your gate of its road gets ${stones(much)}, if it stands`;
    case 'knock':
      return `the other gate of its road loses ${stones(much)}`;
    case 'push':
      return 'enemies on its road go back a step';
    case 'draw':
      return `draw ${cards(much)}`;
    case 'courage':
      return `you get ${much} courage`;
    case 'count':
      return `it counts ${much} more at the knock`;
    case 'ward':
      return 'its gate loses one stone a turn at most';
    case 'slow':
      return 'enemies on its road march one step at most';
  }
}

const STEPS = ['stays', '1 step', '2 steps'] as const;
export const stepsText = (steps: number): string => STEPS[steps] ?? `${steps} steps`;

/** 'Owl, costs 3, strength 3, 1 step. When turned up, …': for ears. */
export function cardText(card: number, cost = cardOf(card).cost): string {
  const { name, strength, steps } = cardOf(card);
  return `${name}, costs ${cost}, strength ${strength}, ${stepsText(steps)}. ${sentenceText(cardOf(card))}`.trim();
}

/** 'Owl to the river, Bear folded to the bridge; Frog unfolds'. */
export function promiseText({ cards: placed, unfold }: Pledge): string {
  const parts = [
    ...placed.map(
      ({ card, road, folded }) => `${cardOf(card).name}${folded ? ' folded' : ''} to the ${roadName(road)}`,
    ),
    ...unfold.map(card => `${cardOf(card).name} unfolds`),
  ];
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

const names = (list: readonly number[]): string => list.map(card => cardOf(card).name).join(' and ');

/** What a turn brought, in order: one sentence for each thing that matters. */
export function turnSentences(beats: readonly Beat[], guardians: readonly [Guardian, Guardian]): readonly string[] {
  const who = (seat: Seat) => (guardians[seat] === 'wolf' ? 'Wolf' : 'Eagle');
  return beats.flatMap(beat => {
    switch (beat.kind) {
      case 'turned':
        return [
          `${who(beat.seat)}: ${cardOf(beat.card).name}${beat.folded ? ', folded,' : ''} ${placeName(beat.road)}.`,
        ];
      case 'unfolded':
        return [`${who(beat.seat)} unfolds the ${cardOf(beat.card).name} ${placeName(beat.road)}.`];
      case 'spoke':
        return [`The ${cardOf(beat.card).name}: ${sentenceText(cardOf(beat.card))}`];
      case 'met':
        return [
          `${atPlace(beat.road)} ${names(beat.cards[0])} ${beat.cards[0].length === 1 ? 'meets' : 'meet'} ${names(beat.cards[1])}.`,
        ];
      case 'fell':
        return [`The ${who(beat.seat)}’s ${cardOf(beat.card).name} falls.`];
      case 'knocked':
        return [
          `${atPlace(beat.road)} the ${who(beat.seat)} knocks ${stones(beat.stones)} from the ${who(otherSeat(beat.seat))}’s gate.`,
        ];
      case 'returned':
        return [`The ${cardOf(beat.card).name} comes back to the ${who(beat.seat)}’s hand.`];
      case 'marched':
        return [];
    }
  });
}
