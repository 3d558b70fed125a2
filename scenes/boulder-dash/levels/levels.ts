// Levels: plain caves by the specification, and themed ones between them in a teaching order.
import type { T } from '../constants.ts';

/** The grid, where the fox begins and where the exit appears. */
export const GRID = { width: 40, height: 22 } as const;
export const START = { column: 2, row: 2 } as const;
export const EXIT = { column: 38, row: 20 } as const;

/** Most caves of one seed and level that the search tries; sub-seeds count from 1. */
export const MOST_TRIES = 50;
/** The sub-seed that is played where none was proven solvable. */
export const UNPROVEN = MOST_TRIES + 1;

export type ThemeName = 'plain' | 'narrow' | 'rockfall' | 'lamplight' | 'nest';

export interface Theme {
  readonly name: ThemeName;
  readonly title: string;
  /** What it teaches, in one sentence. */
  readonly line: string;
  /** Percent of the cells. */
  readonly dirt: number;
  readonly boulders: number;
  readonly diamonds: number;
  readonly monsters: number;
  readonly segments: number;
  /** Number of rooms across and down, with walls and doors between; null for an open cave. */
  readonly rooms: readonly [across: number, down: number] | null;
  /** Seconds of light for each needed diamond; null without a lamp. */
  readonly lamp: number | null;
}

/** The four themes, in the order in which they are met. */
const THEMES: readonly Omit<Theme, 'dirt'>[] = [
  {
    name: 'narrow',
    title: 'Narrow rooms',
    line: 'Every room has few doors. Look before you go through.',
    boulders: 7,
    diamonds: 6,
    monsters: 1,
    segments: 0,
    rooms: [5, 3],
    lamp: null,
  },
  {
    name: 'rockfall',
    title: 'Rockfall',
    line: 'More stone than earth. Dig where nothing hangs above.',
    boulders: 20,
    diamonds: 7,
    monsters: 0.5,
    segments: 8,
    rooms: null,
    lamp: null,
  },
  {
    name: 'lamplight',
    title: 'Lamplight',
    line: 'The lamp burns down. Choose the short way.',
    boulders: 9,
    diamonds: 7,
    monsters: 1.5,
    segments: 16,
    rooms: null,
    lamp: 2.2,
  },
  {
    name: 'nest',
    title: 'Moth nest',
    line: 'Drop a boulder on a moth: it bursts into diamonds.',
    boulders: 15,
    diamonds: 3,
    monsters: 3,
    segments: 12,
    rooms: null,
    lamp: null,
  },
];
/** First themed level. Levels 1, 2 and every even level are plain. */
const FIRST_THEMED = 3;
/** From this level on every themed cave has a lamp. */
const LAMP_FROM = 11;
const LAMP_AGAIN = 3;
const THEMED_DIRT = 100;

export const neededAt = (level: number, t: T): number => t.neededFirst + t.neededPerLevel * level;

export function themeOf(level: number, isPlainOnly: boolean, t: T): Theme {
  const isPlain = isPlainOnly || level < FIRST_THEMED || level % 2 === 0;
  const theme = THEMES[((level - FIRST_THEMED) >> 1) % THEMES.length];
  if (isPlain || !theme)
    return {
      name: 'plain',
      title: 'Plain cave',
      line: 'Collect diamonds, then find the exit.',
      dirt: t.dirtPercent,
      boulders: t.boulderPercent,
      diamonds: t.diamondPercent,
      monsters: level >= t.monstersFrom ? t.monsterPercent : 0,
      segments: t.wallSegments,
      rooms: null,
      lamp: null,
    };
  const { boulders, diamonds, monsters } = theme;
  // About a seventh stays empty, as in a plain cave.
  const dirt = (THEMED_DIRT - boulders - diamonds - monsters) * 0.85;
  return { ...theme, dirt, lamp: theme.lamp ?? (level >= LAMP_FROM ? LAMP_AGAIN : null) };
}

/** Ticks of light of a cave; null without a lamp. */
export const lampTicks = ({ lamp }: Theme, level: number, t: T): number | null =>
  lamp === null ? null : Math.round(Math.max(t.lampSeconds, lamp * neededAt(level, t)) * 60);
