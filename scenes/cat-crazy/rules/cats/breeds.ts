// Breed data: traits, prices, pace of needs, names of coats.
import type { T } from '../../constants.ts';

export const BREEDS = ['tabby', 'siamese', 'persian', 'sphynx', 'bengal'] as const;
export type Breed = (typeof BREEDS)[number];
export const COATS_PER_BREED = 5;
export const ALL_COATS = BREEDS.length * COATS_PER_BREED;

interface Kind {
  readonly name: string;
  readonly personality: string;
  /** Shown in the shop beside the price. */
  readonly trait: string;
  readonly coats: readonly [string, string, string, string, string];
}

export const KINDS: Readonly<Record<Breed, Kind>> = {
  tabby: {
    name: 'Tabby',
    personality: 'easy-going',
    trait: 'easy-going: everything wears down slower',
    coats: ['Marmalade', 'Ash', 'Chestnut', 'Oat', 'Moonlight'],
  },
  siamese: {
    name: 'Siamese',
    personality: 'talkative',
    trait: 'talkative: asks often, is bored fast',
    coats: ['Seal', 'Bluebell', 'Lilac', 'Flame', 'Mint'],
  },
  persian: {
    name: 'Persian',
    personality: 'lazy',
    trait: 'lazy: tires slowly, rests well',
    coats: ['Snow', 'Smoke', 'Peach', 'Honey', 'Midnight'],
  },
  sphynx: {
    name: 'Sphynx',
    personality: 'affectionate',
    trait: 'affectionate: stays near, eats more',
    coats: ['Rosy', 'Clay', 'Slate', 'Two-tone', 'Lavender'],
  },
  bengal: {
    name: 'Bengal',
    personality: 'energetic',
    trait: 'energetic: roams, tires faster',
    coats: ['Gold', 'Silver', 'Charcoal', 'Sand', 'Sunset'],
  },
};

export const isBreed = (name: unknown): name is Breed => BREEDS.includes(name as Breed);

/** Index of a coat in the book, 0 to 24. */
export const coatIndex = (breed: Breed, coat: number): number => BREEDS.indexOf(breed) * COATS_PER_BREED + coat;

export const eggPrice = (breed: Breed, t: T): number =>
  ({
    tabby: t.tabbyPrice,
    siamese: t.siamesePrice,
    persian: t.persianPrice,
    sphynx: t.sphynxPrice,
    bengal: t.bengalPrice,
  })[breed];

/** Factors by breed: how fast bars fall, and how well it rests. */
export interface Pace {
  readonly hunger: number;
  readonly thirst: number;
  readonly happiness: number;
  readonly energy: number;
  readonly rest: number;
}

export function paceOf(breed: Breed, t: T): Pace {
  const all = breed === 'tabby' ? t.tabbyDecay : 1;
  return {
    hunger: breed === 'sphynx' ? t.sphynxHunger : all,
    thirst: all,
    happiness: breed === 'siamese' ? t.siameseHappiness : all,
    energy: breed === 'persian' ? t.persianEnergy : breed === 'bengal' ? t.bengalEnergy : all,
    rest: breed === 'persian' ? t.persianRest : 1,
  };
}
