// Gadgets: fixtures with parts that are set by hand. Pure functions from a setting to the next one, and how each part is called.
import { BOOKS } from './claims.ts';

/** One number for each cell: lamp, gauge, pipe or book; of keys those that were played. */
export type Setting = readonly number[];

export type Gadget =
  /** Each switch moves the cells that it is linked to one step on; solved when all cells are at `goal`. */
  | {
      readonly kind: 'lamps' | 'valves';
      readonly steps: number;
      readonly goal: number;
      readonly links: readonly (readonly number[])[];
      readonly start: Setting;
    }
  /** Tiles in two rows that turn by a quarter; water runs from the upper left to the lower right. */
  | { readonly kind: 'pipes'; readonly columns: number; readonly tiles: readonly Tile[]; readonly start: Setting }
  /** Each weight is put on the pan (1) or taken off; solved when the pan carries `goal`. */
  | { readonly kind: 'weights'; readonly weights: readonly number[]; readonly goal: number; readonly start: Setting }
  /** Three tanks with taps from each to each; solved when the largest, the first, holds `goal`. */
  | { readonly kind: 'pour'; readonly sizes: readonly number[]; readonly goal: number; readonly start: Setting }
  /** Each part changes places with the one to its right. */
  | { readonly kind: 'order'; readonly goal: Setting; readonly start: Setting }
  | { readonly kind: 'keys'; readonly names: readonly string[]; readonly goal: Setting; readonly start: Setting };

export type Tile = 'straight' | 'bend';
/** Sides of a tile, clockwise. */
const SIDES = ['up', 'right', 'down', 'left'] as const;
const opposite = (side: number): number => (side + 2) % 4;

/** The two open sides of a tile after a number of quarter turns. */
export const openSides = (tile: Tile, turns: number): readonly [number, number] =>
  tile === 'straight' ? [turns % 4, (turns + 2) % 4] : [turns % 4, (turns + 1) % 4];

/** The taps of three tanks, each from one to another. */
export const TAPS: readonly (readonly [from: number, to: number])[] = [
  [0, 1],
  [1, 0],
  [1, 2],
  [2, 1],
  [0, 2],
  [2, 0],
];
/** Weight on the pan. */
export const weighed = (weights: readonly number[], setting: Setting): number =>
  weights.reduce((sum, weight, i) => sum + weight * (setting[i] ?? 0), 0);

/** Number of parts that a hand can move. */
export function partsOf(gadget: Gadget): number {
  if (gadget.kind === 'pipes') return gadget.tiles.length;
  if (gadget.kind === 'weights') return gadget.weights.length;
  if (gadget.kind === 'pour') return TAPS.length;
  if (gadget.kind === 'order') return gadget.start.length - 1;
  return gadget.kind === 'keys' ? gadget.names.length : gadget.links.length;
}

/** The setting after a part was moved once. */
export function turned(gadget: Gadget, setting: Setting, part: number): Setting {
  switch (gadget.kind) {
    case 'lamps':
    case 'valves':
      return setting.map((cell, i) => (gadget.links[part]?.includes(i) ? (cell + 1) % gadget.steps : cell));
    case 'pipes':
      return setting.map((turns, i) => (i === part ? (turns + 1) % 4 : turns));
    case 'weights':
      return setting.map((cell, i) => (i === part ? 1 - cell : cell));
    case 'pour':
      return poured(gadget.sizes, setting, part);
    case 'order':
      return setting.map((one, i) => setting[i === part ? part + 1 : i === part + 1 ? part : i] ?? one);
    case 'keys':
      return [...(setting.length >= gadget.goal.length ? [] : setting), part];
  }
}

function poured(sizes: readonly number[], setting: Setting, part: number): Setting {
  const [from, to] = TAPS[part] ?? [0, 0];
  const flows = Math.min(setting[from] ?? 0, (sizes[to] ?? 0) - (setting[to] ?? 0));
  return setting.map((litres, i) => litres + (i === to ? flows : i === from ? -flows : 0));
}

export function isSet(gadget: Gadget, setting: Setting): boolean {
  switch (gadget.kind) {
    case 'lamps':
    case 'valves':
      return setting.every(cell => cell === gadget.goal);
    case 'pipes':
      return flooded(gadget, setting).isOut;
    case 'weights':
      return weighed(gadget.weights, setting) === gadget.goal;
    case 'pour':
      return setting[0] === gadget.goal;
    default:
      return setting.join() === gadget.goal.join();
  }
}

/** All keys were played, but in another order. */
export const isMisplayed = (gadget: Gadget, setting: Setting): boolean =>
  gadget.kind === 'keys' && setting.length >= gadget.goal.length && !isSet(gadget, setting);

type Pipes = Extract<Gadget, { kind: 'pipes' }>;

/** Tiles that water reaches, and whether it comes out at the end. */
export function flooded(
  { tiles, columns }: Pipes,
  setting: Setting,
): { readonly wet: readonly number[]; readonly isOut: boolean } {
  const wet: number[] = [];
  let at = 0;
  let from = 3;
  for (;;) {
    const tile = tiles[at];
    const sides = tile ? openSides(tile, setting[at] ?? 0) : null;
    if (!sides?.includes(from) || wet.includes(at)) return { wet, isOut: false };
    wet.push(at);
    const to = sides[0] === from ? sides[1] : sides[0];
    if (at === tiles.length - 1 && to === 1) return { wet, isOut: true };
    const next = neighbour(at, to, columns, tiles.length);
    if (next === null) return { wet, isOut: false };
    at = next;
    from = opposite(to);
  }
}

export function neighbour(at: number, side: number, columns: number, count: number): number | null {
  const column = at % columns;
  if (side === 1) return column === columns - 1 ? null : at + 1;
  if (side === 3) return column === 0 ? null : at - 1;
  const next = at + (side === 0 ? -columns : columns);
  return next < 0 || next >= count ? null : next;
}

/** Parts to move, in order, until it is set; `row` is the order or tune that the notes tell. Null if that is not known. */
export function partsToMove(gadget: Gadget, setting: Setting, row: Setting | null): readonly number[] | null {
  if (isSet(gadget, setting)) return [];
  switch (gadget.kind) {
    case 'lamps':
    case 'valves':
      return pressesOf(gadget, setting);
    case 'pipes':
      return turnsOf(gadget, setting);
    case 'weights':
    case 'pour':
      return shortestWay(gadget, setting);
    case 'order':
      return row && swapsOf(setting, row);
    case 'keys':
      // A wrong beginning is played to its end, after which the keys begin anew.
      return row && (setting.length < row.length ? row.slice(setting.length) : row);
  }
}

/** 1, `base`, its square and so on. */
const powers = (base: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Array.from({ length: i }, () => base).reduce((all, one) => all * one, 1));

function pressesOf(gadget: Extract<Gadget, { kind: 'lamps' | 'valves' }>, setting: Setting): readonly number[] | null {
  const { steps, links } = gadget;
  const worth = powers(steps, links.length);
  const tries = steps * (worth.at(-1) ?? 0);
  let best: readonly number[] | null = null;
  for (let code = 0; code < tries; code++) {
    const counts = links.map((_, i) => Math.floor(code / (worth[i] ?? 1)) % steps);
    const cells = setting.map(
      (cell, i) =>
        (cell + counts.reduce((all, count, part) => all + (links[part]?.includes(i) ? count : 0), 0)) % steps,
    );
    if (!cells.every(cell => cell === gadget.goal)) continue;
    const presses = counts.flatMap((count, part) => Array.from({ length: count }, () => part));
    if (!best || presses.length < best.length) best = presses;
  }
  return best;
}

/** Breadth-first over all settings: at most a few hundred. */
function shortestWay(gadget: Gadget, from: Setting): readonly number[] | null {
  const seen = new Set([from.join()]);
  let ways: readonly (readonly [Setting, readonly number[]])[] = [[from, []]];
  while (ways.length > 0) {
    const next: (readonly [Setting, readonly number[]])[] = [];
    for (const [setting, moves] of ways)
      for (let part = 0; part < partsOf(gadget); part++) {
        const to = turned(gadget, setting, part);
        if (isSet(gadget, to)) return [...moves, part];
        if (seen.has(to.join())) continue;
        seen.add(to.join());
        next.push([to, [...moves, part]]);
      }
    ways = next;
  }
  return null;
}

/** Follows the water from tile to tile and tries the turns that take it on. */
function turnsOf({ tiles, columns }: Pipes, setting: Setting): readonly number[] | null {
  const follow = (at: number, from: number, been: readonly number[]): readonly (readonly [number, number])[] | null => {
    const tile = tiles[at];
    if (!tile || been.includes(at)) return null;
    for (let turns = 0; turns < 4; turns++) {
      const sides = openSides(tile, turns);
      if (!sides.includes(from)) continue;
      const to = sides[0] === from ? sides[1] : sides[0];
      const by = (turns - (setting[at] ?? 0) + 4) % 4;
      if (at === tiles.length - 1 && to === 1) return [[at, by]];
      const next = neighbour(at, to, columns, tiles.length);
      const rest = next === null ? null : follow(next, opposite(to), [...been, at]);
      if (rest) return [[at, by], ...rest];
    }
    return null;
  };
  return follow(0, 3, [])?.flatMap(([part, by]) => Array.from({ length: by }, () => part)) ?? null;
}

/** Swaps of neighbours that put a row in order. */
function swapsOf(setting: Setting, row: Setting): readonly number[] {
  const now = [...setting];
  const swaps: number[] = [];
  for (let goal = 0; goal < row.length; goal++)
    for (let i = now.indexOf(row[goal] ?? 0); i > goal; i--) {
      swaps.push(i - 1);
      [now[i - 1], now[i]] = [now[i] ?? 0, now[i - 1] ?? 0];
    }
  return swaps;
}

const GAUGE = ['at the top', 'at the right', 'at the bottom', 'at the left'] as const;
/** Each cell in words. */
function names(gadget: Gadget, setting: Setting): readonly string[] {
  if (gadget.kind === 'lamps') return setting.map(cell => (cell ? 'lit' : 'dark'));
  if (gadget.kind === 'valves') return setting.map(cell => GAUGE[cell] ?? '');
  if (gadget.kind === 'pipes')
    return setting.map((turns, i) =>
      openSides(gadget.tiles[i] ?? 'bend', turns)
        .map(side => SIDES[side])
        .join(' and '),
    );
  if (gadget.kind === 'weights') return setting.map(cell => (cell ? 'on the pan' : 'beside the pan'));
  if (gadget.kind === 'pour') return setting.map((litres, i) => `${litres} of ${gadget.sizes[i]}`);
  if (gadget.kind === 'keys') return setting.map(key => gadget.names[key] ?? '');
  return setting.map(one => BOOKS[one] ?? '');
}

/** Label of a part, for the ear and for the place in the picture. */
export function partLabel(gadget: Gadget, setting: Setting, part: number): string {
  const said = names(gadget, setting)[part] ?? '';
  switch (gadget.kind) {
    case 'lamps':
      return `Switch ${part + 1}, lamp ${said}`;
    case 'valves':
      return `Valve ${part + 1}, gauge ${said}`;
    case 'pipes':
      return `Pipe ${part + 1}, open ${said}`;
    case 'weights':
      return `Weight ${gadget.weights[part]}, ${said}`;
    case 'pour': {
      const [from, to] = TAPS[part] ?? [0, 0];
      return `Pour ${gadget.sizes[from]} into ${gadget.sizes[to]}`;
    }
    case 'order':
      return `Book ${part + 1}, ${said}: to the right`;
    case 'keys':
      return gadget.names[part] ?? '';
  }
}

/** The setting in words. */
export function settingText(gadget: Gadget, setting: Setting): string {
  const all = names(gadget, setting);
  switch (gadget.kind) {
    case 'lamps':
      return `Lamps, from the left: ${all.join(', ')}.`;
    case 'valves':
      return `Needles, from the left: ${all.join(', ')}.`;
    case 'pipes': {
      const { wet } = flooded(gadget, setting);
      return `Upper row open: ${all.slice(0, gadget.columns).join('; ')}. Lower row open: ${all.slice(gadget.columns).join('; ')}. Water runs through ${wet.length === 0 ? 'none' : wet.map(i => i + 1).join(', ')}.`;
    }
    case 'weights': {
      const on = gadget.weights.filter((_, i) => setting[i]);
      return `On the pan: ${on.length === 0 ? 'nothing' : `${on.join(', ')}, together ${weighed(gadget.weights, setting)}`}. Beside it: ${gadget.weights.filter((_, i) => !setting[i]).join(', ') || 'nothing'}.`;
    }
    case 'pour':
      return `Litres in the tanks: ${all.join('; ')}.`;
    case 'order':
      return `From the left: ${all.join(', ')}.`;
    case 'keys':
      return all.length === 0 ? 'Nothing is played yet.' : `Played: ${all.join(', ')}.`;
  }
}
