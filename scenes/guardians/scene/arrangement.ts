// Where everything stands or lies in the valley, for the one who looks: pure, so that the scene only moves pictures there.
import { cardOf, foldedStrength } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';
import { type Creature, FAR, type Guardian, type Seat } from '../rules/valley.ts';
import { alongOf, roadX, scaleAt, stepY } from './geometry.ts';

/** Side by side on a step, in pixels. */
const ABREAST = 52;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export interface Wanted {
  readonly id: string;
  readonly creature: Readonly<Creature>;
  readonly guardian: Guardian;
  readonly isDraft: boolean;
  readonly place: Place;
}

/** Strength of a card as it is placed. */
export const strengthOf = (card: number, isFolded: boolean): number =>
  isFolded ? foldedStrength(cardOf(card)) : cardOf(card).strength;

export const idOf = (seat: Seat, card: number): string => `${seat}:${card}`;

/** Everything that stands or lies in the valley for this viewer, with what is drafted. */
export function wantedIn(state: Readonly<State>, viewer: Seat): readonly Wanted[] {
  const isOpen = state.phase === 'choose' && state.active === viewer;
  return ([0, 1] as const).flatMap(seat => {
    const { creatures, guardian } = state.valley.sides[seat];
    const isOwn = seat === viewer;
    const drafted = isOwn && isOpen ? state.draft.cards : [];
    const all = [
      ...creatures.map(creature => ({ creature, isDraft: false })),
      ...drafted.map(({ card, road, folded }) => ({
        creature: {
          card,
          road,
          folded,
          pos: 0,
          strength: strengthOf(card, folded),
        },
        isDraft: true,
      })),
    ];
    return all.map(({ creature, isDraft }) => {
      const pos = isOwn ? creature.pos : FAR - creature.pos;
      const beside = all.filter(one => one.creature.road === creature.road && one.creature.pos === creature.pos);
      const index = beside.findIndex(one => one.creature === creature);
      const place = placeAt(creature.road, pos, index, beside.length, isOwn, creature.folded);
      return { id: idOf(seat, creature.card), creature, guardian, isDraft, place };
    });
  });
}

export function placeAt(
  road: number,
  pos: number,
  index: number,
  count: number,
  isOwn: boolean,
  isLying: boolean,
): Place {
  const scale = scaleAt(pos);
  const apart = Math.min(ABREAST, 130 / Math.max(1, count)) * scale;
  return {
    x: roadX(road, alongOf(pos)) + (index - (count - 1) / 2) * apart,
    y: stepY(pos) + (isOwn ? 12 : -14) * scale + (isLying ? 8 : 0),
    scale,
  };
}
