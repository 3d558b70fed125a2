// Saved game: coins, stores, cats, eggs as JSON; validated when it is read, because it comes from outside.
import { grouped } from '../../kit/core/digits.ts';
import type { Json } from '../../kit/core/json.ts';
import type { SaveFormat } from '../../kit/game.ts';
import { ALL_COATS, COATS_PER_BREED, isBreed } from './cats/breeds.ts';
import { cleanName } from './cats/names.ts';
import {
  BARS,
  CARE_ACTIONS,
  type CareAction,
  type Cat,
  type DiaryEntry,
  type Egg,
  type State,
  type Tally,
  type Wish,
} from './state.ts';
import { isVisit, readDiary } from './stories/diary.ts';
import { GOALS, goalOfBefore } from './stories/goals.ts';

type SavedCat = Pick<
  Cat,
  'name' | 'type' | 'coat' | 'happiness' | 'hunger' | 'thirst' | 'energy' | 'experience' | 'isResting' | 'isWorking'
> &
  /** Its wish as it stands: it runs on. Absent in a game that was saved before wishes were. */
  Partial<Pick<Cat, 'wish' | 'wishIn'>>;
export interface SavedRoom {
  readonly coins: number;
  readonly food: number;
  readonly toys: number;
  readonly waterBowls: number;
  readonly maxCats: number;
  readonly granted: number;
  readonly missed: number;
  readonly pages: number;
  readonly goal: number;
  readonly goalFrom: number;
  readonly goalCarry: number;
  readonly tally: Tally;
  readonly found: readonly number[];
  /** None in a game that was saved before there was a house. */
  readonly rooms: readonly number[];
  readonly visit: number;
  readonly diary: readonly DiaryEntry[];
  readonly cats: readonly SavedCat[];
  readonly eggs: readonly Omit<Egg, 'id'>[];
}

/** Null, so nothing is saved, before the first egg and in the ten minutes mode. */
function serialize(state: Readonly<State>): Json | null {
  if (state.mode !== 'home' || state.cats.length + state.eggs.length === 0) return null;
  return pickSaved(state) as unknown as Json;
}

/** Picks the saved fields of a state. */
function pickSaved({
  coins,
  food,
  toys,
  waterBowls,
  maxCats,
  granted,
  missed,
  pages,
  goal,
  goalFrom,
  goalCarry,
  tally,
  found,
  rooms,
  visit,
  diary,
  cats,
  eggs,
}: SavedRoom): SavedRoom {
  return {
    coins,
    food,
    toys,
    waterBowls,
    maxCats,
    granted,
    missed,
    pages,
    goal,
    goalFrom,
    goalCarry,
    tally: { pays: tally.pays, helps: tally.helps, naps: tally.naps, together: tally.together, trades: tally.trades },
    found: [...found],
    rooms: [...rooms],
    visit,
    diary: diary.map(({ visit: written, text }) => ({ visit: written, text })),
    cats: cats.map(
      ({ name, type, coat, happiness, hunger, thirst, energy, experience, isResting, isWorking, ...asks }) => ({
        name,
        type,
        coat,
        happiness,
        hunger,
        thirst,
        energy,
        experience,
        isResting,
        isWorking,
        ...(asks.wish && { wish: wishOf(asks.wish) }),
        ...(asks.wishIn !== undefined && { wishIn: asks.wishIn }),
      }),
    ),
    eggs: eggs.map(({ type, hatchProgress, coats, inTime }) => ({
      type,
      hatchProgress,
      coats: [coats[0], coats[1]] as const,
      inTime,
    })),
  };
}

const wishOf = ({ deed, left, story, line }: Wish): Wish => ({ deed, left, story, line });

const COUNTS = ['coins', 'food', 'toys', 'waterBowls', 'granted', 'missed', 'pages', 'goalFrom', 'goalCarry'] as const;
/** `wish` is the longest wait of the lab, in ticks. */
const MOST = { count: 1e9, cats: 100, eggs: 8, xp: 1e6, wish: 7200, lines: 100 } as const;

/** Validates a saved game; a text is the reason why it is not valid. */
export function readSavedGame(kept: Json): SavedRoom | string {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return 'This saved game has no cats in it.';
  const from = kept as Readonly<Record<string, unknown>>;
  const { maxCats, found, rooms = [], visit, diary, cats, eggs } = from;
  const counts = COUNTS.map(name => from[name]);
  if (!counts.every(count => isCount(count, MOST.count)) || !isCount(maxCats, MOST.cats) || maxCats < 1)
    return 'This saved game has numbers that no room has.';
  if (!isCount(from['goal'], GOALS.length) || !isTally(from['tally']))
    return 'This saved game has goals that nobody set.';
  if (!Array.isArray(found) || !found.every(one => isCount(one, ALL_COATS - 1)))
    return 'This saved game has coats that no cat has.';
  if (!isCoats(found)) return 'This saved game counts a coat twice.';
  if (!isCoats(rooms)) return 'This saved game has rooms that nobody built.';
  if (!isVisit(visit) || !readDiary(diary)) return 'This saved game has a diary that nobody wrote.';
  if (!Array.isArray(cats) || cats.length > maxCats || !cats.every(isCat))
    return 'This saved game has cats that cannot be.';
  if (!Array.isArray(eggs) || eggs.length > MOST.eggs || !eggs.every(isEgg))
    return 'This saved game has eggs that cannot be.';
  if (cats.length + eggs.length === 0) return 'This saved game has no cats in it.';
  const saved = from as unknown as SavedRoom;
  return pickSaved({ ...saved, rooms, goal: from['rooms'] === undefined ? goalOfBefore(saved.goal) : saved.goal });
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most && !Object.is(value, -0);
/** Coats, each once. */
const isCoats = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(one => isCount(one, ALL_COATS - 1)) && new Set(value).size === value.length;
const isTally = (value: unknown): value is Tally =>
  typeof value === 'object' &&
  value !== null &&
  (['pays', 'helps', 'naps', 'together', 'trades'] as const).every(key =>
    isCount((value as Readonly<Record<string, unknown>>)[key], MOST.count),
  );
const isPart = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100 && !Object.is(value, -0);

function isCat(value: unknown): value is SavedCat {
  if (typeof value !== 'object' || value === null) return false;
  const cat = value as Readonly<Record<string, unknown>>;
  return (
    typeof cat['name'] === 'string' &&
    cleanName(cat['name']) === cat['name'] &&
    isBreed(cat['type']) &&
    isCount(cat['coat'], COATS_PER_BREED - 1) &&
    BARS.every(bar => isPart(cat[bar])) &&
    isCount(cat['experience'], MOST.xp) &&
    typeof cat['isResting'] === 'boolean' &&
    typeof cat['isWorking'] === 'boolean' &&
    !(cat['isResting'] && cat['isWorking']) &&
    (cat['wish'] === undefined || isWish(cat['wish'])) &&
    (cat['wishIn'] === undefined || isCount(cat['wishIn'], MOST.count))
  );
}

function isWish(value: unknown): value is Wish {
  if (typeof value !== 'object' || value === null) return false;
  const { deed, left, story, line } = value as Readonly<Record<string, unknown>>;
  const isDeed = CARE_ACTIONS.includes(deed as CareAction);
  return isDeed && isCount(left, MOST.wish) && left > 0 && typeof story === 'boolean' && isCount(line, MOST.lines);
}

function isEgg(value: unknown): value is SavedRoom['eggs'][number] {
  if (typeof value !== 'object' || value === null) return false;
  const { type, hatchProgress, coats, inTime } = value as Readonly<Record<string, unknown>>;
  const isPair = Array.isArray(coats) && coats.length === 2 && coats.every(coat => isCount(coat, COATS_PER_BREED - 1));
  return isBreed(type) && isPart(hatchProgress) && hatchProgress < 100 && isPair && isCount(inTime, MOST.count);
}

export const savedGame: SaveFormat<State> = {
  version: 4,
  serialize: serialize,
  summary(kept) {
    const read = readSavedGame(kept);
    if (typeof read === 'string') return '';
    const names = read.cats.map(({ name }) => name);
    const who = names.length > 2 ? `${names.length} cats` : names.join(' and ') || 'an egg';
    return `${who}, ${grouped(read.coins)} ${read.coins === 1 ? 'coin' : 'coins'}`;
  },
  clockWentBack: 'No time went by in your room. Your cats are as you left them.',
  validate(kept) {
    const read = readSavedGame(kept);
    return typeof read === 'string' ? read : null;
  },
};
