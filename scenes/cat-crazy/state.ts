// What a room full of cats is made of, as plain data, and what can happen in it.
import type { HasRng } from '../kit/core/rng.ts';
import type { Breed } from './breeds.ts';

export type Bar = 'hunger' | 'thirst' | 'happiness' | 'energy';
export const BARS: readonly Bar[] = ['hunger', 'thirst', 'happiness', 'energy'];
export type CareAction = 'feed' | 'water' | 'pet' | 'play' | 'work' | 'rest';
export const CARE_ACTIONS: readonly CareAction[] = ['feed', 'water', 'pet', 'play', 'work', 'rest'];

export type ShopItem = 'food' | 'toy' | 'water' | Breed | 'slot';

/** The collection book: it grows over all runs. */
export interface Book {
  /** How often each coat hatched. */
  readonly coats: readonly number[];
  /** Of each breed's story: how many pages were told. */
  readonly pages: readonly number[];
  readonly wishes: number;
}

/** What a cat asks for, and for how long it still does. */
export interface Wish {
  readonly deed: CareAction;
  /** Ticks of the run. */
  left: number;
  /** Granted it tells the next page of the breed's story. */
  readonly story: boolean;
}

export type Activity = 'sit' | 'eat' | 'drink' | 'purr' | 'play' | 'sleep' | 'work';

export interface Cat {
  readonly id: number;
  name: string;
  readonly type: Breed;
  readonly coat: number;
  readonly personality: string;
  /** 0 to 100, all four: 100 is best. */
  happiness: number;
  hunger: number;
  thirst: number;
  energy: number;
  experience: number;
  isResting: boolean;
  isWorking: boolean;
  wish: Wish | null;
  /** Ticks until it may ask again. */
  wishIn: number;
  x: number;
  y: number;
  /** Where it goes, what it does there, and for how many ticks. */
  toX: number;
  toY: number;
  doing: Activity;
  isThere: boolean;
  doingFor: number;
  /** Ticks for which it has a toy. */
  toyFor: number;
}

export interface Egg {
  readonly id: number;
  readonly type: Breed;
  /** 0 to 100. */
  hatchProgress: number;
}

/** The last purchase, while it can be given back. */
export interface LastPurchase {
  readonly ware: ShopItem;
  readonly price: number;
  /** Of an egg: which one. */
  readonly egg: number | null;
  /** Ticks left. */
  left: number;
}

/** What went on while nobody was there. */
export interface Report {
  readonly seconds: number;
  readonly coins: number;
  /** Who worked, who slept, and how everybody is. */
  readonly lines: readonly string[];
}

export interface State extends HasRng {
  readonly mode: 'home' | 'ten';
  tick: number;
  isOver: boolean;
  coins: number;
  /** The highest of any cat. */
  level: number;
  food: number;
  toys: number;
  waterBowls: number;
  maxCats: number;
  cats: Cat[];
  eggs: Egg[];
  nextId: number;
  chosen: number | null;
  /** The ware that keys and gamepad point at: a place in WARES. */
  ware: number;
  /** Ticks until an egg can be warmed again. */
  warmIn: number;
  bought: LastPurchase | null;
  /** Coats hatched in this run, as places in the book. */
  found: number[];
  /** Asked to find this cat another home; asked once more it goes. */
  leaving: { readonly cat: number; left: number } | null;
  granted: number;
  missed: number;
  pages: number;
  book: Book;
  report: Report | null;
}

interface CatRef {
  readonly cat: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}
export type Event =
  | ({ readonly type: 'fed' } & CatRef)
  | ({ readonly type: 'watered' } & CatRef)
  | ({ readonly type: 'petted' } & CatRef)
  | ({ readonly type: 'played' } & CatRef)
  | ({ readonly type: 'workBegun' } & CatRef)
  | ({ readonly type: 'workEnded'; readonly tired: boolean } & CatRef)
  | ({ readonly type: 'restBegun'; readonly itself: boolean } & CatRef)
  | ({ readonly type: 'restEnded' } & CatRef)
  | ({ readonly type: 'paid'; readonly coins: number } & CatRef)
  | ({ readonly type: 'levelReached'; readonly level: number } & CatRef)
  | ({ readonly type: 'declined'; readonly deed: CareAction; readonly message: string } & CatRef)
  | ({ readonly type: 'wished'; readonly deed: CareAction; readonly story: boolean } & CatRef)
  | ({ readonly type: 'wishGranted'; readonly deed: CareAction; readonly coins: number } & CatRef)
  | ({ readonly type: 'wishMissed'; readonly deed: CareAction } & CatRef)
  | ({ readonly type: 'pageTold'; readonly breed: Breed; readonly page: number; readonly coins: number } & CatRef)
  | ({ readonly type: 'romped' } & CatRef)
  | ({ readonly type: 'comforted'; readonly by: string } & CatRef)
  | ({ readonly type: 'hatched'; readonly breed: Breed; readonly coat: number; readonly fresh: boolean } & CatRef)
  | ({ readonly type: 'named' } & CatRef)
  | ({ readonly type: 'leaveAsked' } & CatRef)
  | ({ readonly type: 'rehomed' } & CatRef)
  | { readonly type: 'chosen'; readonly cat: number }
  | { readonly type: 'eggWarmed'; readonly egg: number; readonly part: number; readonly x: number; readonly y: number }
  | { readonly type: 'eggFound'; readonly x: number; readonly y: number }
  | { readonly type: 'bought'; readonly ware: ShopItem }
  | { readonly type: 'givenBack'; readonly ware: ShopItem }
  | { readonly type: 'cameBack'; readonly report: Report }
  | { readonly type: 'timeUp' }
  | { readonly type: 'refused'; readonly message: string };

export type Command =
  | { readonly type: CareAction; readonly cat?: number }
  | { readonly type: 'choose'; readonly cat: number }
  | { readonly type: 'buy'; readonly ware: ShopItem }
  | { readonly type: 'giveBack' }
  | { readonly type: 'warm'; readonly egg?: number }
  | { readonly type: 'name'; readonly cat: number; readonly name: string }
  | { readonly type: 'rehome'; readonly cat: number }
  | { readonly type: 'read' };

export type Emit = (event: Event) => void;

export const catRef = ({ id, name, x, y }: Readonly<Cat>) => ({ cat: id, name, x: Math.round(x), y: Math.round(y) });
export const ticksIn = (seconds: number): number => Math.round(seconds * 60);
