// State, commands and events of a room, as plain data. Places are in pixels of the stage, times in ticks unless said otherwise.
import type { HasRng } from '../../kit/core/rng.ts';
import type { Breed } from './cats/breeds.ts';

/** The four needs of a cat. */
export type Bar = 'hunger' | 'thirst' | 'happiness' | 'energy';
export const BARS: readonly Bar[] = ['hunger', 'thirst', 'happiness', 'energy'];
/** What the player can do for a cat. */
export type CareAction = 'feed' | 'water' | 'pet' | 'play' | 'work' | 'rest';
export const CARE_ACTIONS: readonly CareAction[] = ['feed', 'water', 'pet', 'play', 'work', 'rest'];

export type ShopItem = 'food' | 'toy' | 'water' | Breed | 'slot' | 'room';

/** The collection book, the career of this game: it grows over all runs. */
export interface Book {
  /** How often each coat hatched, by `coatIndex`. */
  readonly coats: readonly number[];
  /** Pages of each breed's story that were unlocked. */
  readonly pages: readonly number[];
  /** Wishes granted. */
  readonly wishes: number;
  /** Which of its tales each breed tells: settled by its first page. */
  readonly tales: readonly number[];
}

/** A wish of a cat. */
export interface Wish {
  /** The action that grants it. */
  readonly deed: CareAction;
  /** Ticks until it lapses. */
  left: number;
  /** Granting it unlocks the next page of the breed's story. */
  readonly story: boolean;
  /** Which of the lines for its cause it says. */
  readonly line: number;
}

/** What a cat does in its place; chooses the animation. */
export type Activity = 'sit' | 'eat' | 'drink' | 'purr' | 'play' | 'sleep' | 'work';

export interface Cat {
  readonly id: number;
  name: string;
  readonly type: Breed;
  /** Coat of the breed, 0 to 4. */
  readonly coat: number;
  /** Shown in the HUD; no rule depends on it. */
  readonly personality: string;
  /** 0 to 100, 100 is best. */
  happiness: number;
  /** 0 to 100, 100 is full. */
  hunger: number;
  /** 0 to 100, 100 is not thirsty. */
  thirst: number;
  /** 0 to 100, 100 is rested. */
  energy: number;
  /** Experience points: the level follows from them. */
  experience: number;
  isResting: boolean;
  isWorking: boolean;
  /** Work: somebody has lent it a hand since it was last paid. */
  helped: boolean;
  wish: Wish | null;
  /** Ticks until its next wish. */
  wishIn: number;
  /** Place of its paws. */
  x: number;
  y: number;
  /** Target of its walk. */
  toX: number;
  toY: number;
  /** What it does at the target. */
  doing: Activity;
  /** It has reached the target. */
  isThere: boolean;
  /** Ticks left of the activity. */
  doingFor: number;
  /** Ticks for which it still has a toy. */
  toyFor: number;
}

export interface Egg {
  readonly id: number;
  readonly type: Breed;
  /** Percent. */
  hatchProgress: number;
  /** Coats that may hatch: the first one if enough warmings were in time, else the second. */
  readonly coats: readonly [patient: number, hasty: number];
  /** Warmings while it stirred. */
  inTime: number;
}

/** Who comes to the window. */
export const GUESTS = ['sparrow', 'snail', 'magpie', 'mouse', 'hedgehog', 'moth'] as const;
export type Guest = (typeof GUESTS)[number];

/** What was done in this room, as far as goals ask for it. */
export interface Tally {
  /** Times that work paid. */
  readonly pays: number;
  /** Hands lent at work. */
  readonly helps: number;
  /** Cats that slept until they woke. */
  readonly naps: number;
  /** Romps and comforts of two cats. */
  readonly together: number;
  /** Trades with guests at the window. */
  readonly trades: number;
}

/** What goals count: deeds of this room. */
export type Counted = keyof Tally | 'granted' | 'pages';

/** A sentence for the line of messages. */
export interface News {
  readonly text: string;
  /** Ticks that it is shown. */
  left: number;
}

/** The last purchase, while it can be undone. */
export interface LastPurchase {
  readonly ware: ShopItem;
  /** Coins. */
  readonly price: number;
  /** Id of the bought egg; null for other items. */
  readonly egg: number | null;
  /** Ticks until it cannot be undone any more. */
  left: number;
}

/** Report of what happened while the player was away. */
export interface Report {
  /** Seconds that were simulated. */
  readonly seconds: number;
  /** Coins earned. */
  readonly coins: number;
  /** Sentences: who worked, who slept, and how everybody is. */
  readonly lines: readonly string[];
  /** Sentences: what it cost each cat. */
  readonly costs: readonly string[];
  /** Sentences: what the cats brought. */
  readonly presents: readonly string[];
  readonly visitor: Visitor | null;
}

/** Something worth remembering. */
export interface DiaryEntry {
  /** The visit in which it was written, counted from 1. */
  readonly visit: number;
  readonly text: string;
}

/** A cat from next door that came by. */
export interface Visitor {
  readonly name: string;
  readonly breed: Breed;
  readonly coat: number;
  /** What it did, in one sentence. */
  readonly text: string;
}

export interface State extends HasRng {
  /** `home` never ends; `ten` is ten minutes against the clock. */
  readonly mode: 'home' | 'ten';
  /** Ticks of the run. */
  tick: number;
  /** The ten minutes are over. */
  isOver: boolean;
  coins: number;
  /** Highest level of any cat so far. */
  level: number;
  /** Portions of food in store. */
  food: number;
  /** Toys: they do not wear out, and as many cats play at once. */
  toys: number;
  /** Bowls of water in store. */
  waterBowls: number;
  /** Slots for cats. */
  maxCats: number;
  cats: Cat[];
  eggs: Egg[];
  /** Next id of a cat or egg. */
  nextId: number;
  /** Id of the selected cat. */
  chosen: number | null;
  /** Shop item that keys and gamepad point at: an index in `SHOP_ITEMS`. */
  ware: number;
  /** Ticks until an egg can be warmed again. */
  warmIn: number;
  /** Undo of the last purchase; null where there is none. */
  bought: LastPurchase | null;
  /** Coats whose cats felt at home in this run, by `coatIndex`. */
  found: number[];
  /** Coats that have a room of their own in the house, by `coatIndex`, in the order in which they moved in. */
  rooms: number[];
  /** Confirmation of rehoming: a second request within `left` ticks rehomes this cat. */
  leaving: { readonly cat: number; left: number } | null;
  /** Wishes granted in this run. */
  granted: number;
  /** Wishes that lapsed in this run. */
  missed: number;
  /** Story pages unlocked in this run. */
  pages: number;
  /** Guests of this run that were given food, water or a toy. */
  hosted: number;
  tally: Tally;
  /** Deeds of the last seconds, with their ticks: a goal that is set counts them. */
  lately: readonly { readonly deed: Counted; readonly at: number }[];
  /** Goals reached: the next one is `GOALS[goal]`. */
  goal: number;
  /** What its count was shortly before the goal was set: what was done before does not count. */
  goalFrom: number;
  /** Coins of goals that were passed over because they were reached already: the next one pays them. */
  goalCarry: number;
  /** The last goal reached, while it is shown; `at` is its index, `already` says that it was reached when it was set. */
  reached: { readonly at: number; readonly coins: number; readonly already: boolean; left: number } | null;
  guest: { readonly who: Guest; left: number } | null;
  /** Ticks of quiet until the next guest. */
  guestIn: number;
  lastGuest: Guest | null;
  /** The first is shown. */
  news: News[];
  /** Texts of the last wishes, the newest last. */
  said: readonly string[];
  /** Copy of the career, grown by the same events. */
  book: Book;
  /** Report to show after an absence; null once read. */
  report: Report | null;
  /** Visits to this room, from 1: an absence begins another. */
  visit: number;
  diary: readonly DiaryEntry[];
}

/** Which cat an event is about, and where it is. */
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
  | ({ readonly type: 'restEnded'; readonly itself: boolean } & CatRef)
  | ({ readonly type: 'paid'; readonly coins: number } & CatRef)
  | ({ readonly type: 'helped'; readonly coins: number } & CatRef)
  | ({ readonly type: 'levelReached'; readonly level: number } & CatRef)
  | ({ readonly type: 'declined'; readonly deed: CareAction; readonly message: string } & CatRef)
  | ({ readonly type: 'wished'; readonly deed: CareAction; readonly story: boolean; readonly text: string } & CatRef)
  | ({ readonly type: 'wishGranted'; readonly deed: CareAction; readonly coins: number } & CatRef)
  | ({ readonly type: 'wishMissed'; readonly deed: CareAction } & CatRef)
  | ({
      readonly type: 'pageTold';
      readonly breed: Breed;
      readonly page: number;
      readonly tale: number;
      readonly coins: number;
    } & CatRef)
  | ({ readonly type: 'romped' } & CatRef)
  | ({ readonly type: 'comforted'; readonly by: string } & CatRef)
  | ({ readonly type: 'hatched'; readonly breed: Breed; readonly coat: number; readonly fresh: boolean } & CatRef)
  | ({ readonly type: 'settled'; readonly breed: Breed; readonly coat: number; readonly fresh: boolean } & CatRef)
  | ({ readonly type: 'named' } & CatRef)
  | ({ readonly type: 'leaveAsked' } & CatRef)
  | ({ readonly type: 'rehomed' } & CatRef)
  | { readonly type: 'chosen'; readonly cat: number }
  | {
      readonly type: 'eggWarmed';
      readonly egg: number;
      readonly part: number;
      readonly inTime: boolean;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'goalReached'; readonly goal: number; readonly coins: number; readonly slots: number }
  | { readonly type: 'goalSet'; readonly goal: number }
  | { readonly type: 'guestCame'; readonly guest: Guest }
  | { readonly type: 'guestLeft'; readonly guest: Guest }
  | { readonly type: 'traded'; readonly guest: Guest }
  | { readonly type: 'eggFound'; readonly x: number; readonly y: number }
  | { readonly type: 'bought'; readonly ware: ShopItem }
  | ({ readonly type: 'roomBuilt'; readonly breed: Breed; readonly coat: number; readonly rooms: number } & CatRef)
  | { readonly type: 'givenBack'; readonly ware: ShopItem }
  | { readonly type: 'cameBack'; readonly report: Report }
  | { readonly type: 'timeUp' }
  | { readonly type: 'refused'; readonly message: string };

/** `cat` and `egg` are ids; without one the selected cat, or the egg nearest to hatching. */
export type Command =
  | { readonly type: CareAction; readonly cat?: number }
  | { readonly type: 'choose'; readonly cat: number }
  | { readonly type: 'buy'; readonly ware: ShopItem }
  | { readonly type: 'giveBack' }
  | { readonly type: 'warm'; readonly egg?: number }
  | { readonly type: 'name'; readonly cat: number; readonly name: string }
  | { readonly type: 'rehome'; readonly cat: number }
  | { readonly type: 'trade' }
  | { readonly type: 'read' };

export type Emit = (event: Event) => void;

export const catRef = ({ id, name, x, y }: Readonly<Cat>) => ({ cat: id, name, x: Math.round(x), y: Math.round(y) });
export const ticksIn = (seconds: number): number => Math.round(seconds * 60);
