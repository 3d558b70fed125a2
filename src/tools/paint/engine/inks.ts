// Tools, colours, fill patterns, sizes and mirrors, by their names (specification part 3, §3 and §9).
import { own } from '../../../../scenes/kit/core/own.ts';
import { rgb, WHITE } from './bitmap.ts';
import { FURTHER_PATTERNS, type FurtherPattern } from './furtherPatterns.ts';

export const WIDTH = 512;
export const HEIGHT = 342;

export const DRAWING_TOOLS = [
  'pencil',
  'brush',
  'eraser',
  'line',
  'rectangle',
  'filled-rectangle',
  'oval',
  'filled-oval',
  'text',
  'paint-bucket',
] as const;
export const FURTHER_TOOLS = [
  'rounded-rectangle',
  'filled-rounded-rectangle',
  'polygon',
  'filled-polygon',
  'freehand',
  'filled-freehand',
  'marquee',
  'lasso',
  'spray',
  'eyedropper',
  'hand',
] as const;
export const TOOLS = [...DRAWING_TOOLS, ...FURTHER_TOOLS] as const;
export type Tool = (typeof TOOLS)[number];

export const COLOURS = {
  black: rgb(0, 0, 0),
  red: rgb(255, 0, 0),
  blue: rgb(0, 0, 255),
  green: rgb(0, 128, 0),
  orange: rgb(255, 165, 0),
  purple: rgb(128, 0, 128),
  brown: rgb(165, 42, 42),
  grey: rgb(128, 128, 128),
} as const;
/** A named colour of the eight, or any other as #rrggbb. */
export type Colour = keyof typeof COLOURS | `#${string}`;

export const inkOf = (colour: Colour): number => {
  if (!colour.startsWith('#')) return COLOURS[colour as keyof typeof COLOURS];
  const [r, g, b] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  return rgb(r, g, b);
};

/** The colour of a pixel: by name if it is one of the eight. */
export function colourOf(word: number): Colour {
  const named = (Object.keys(COLOURS) as (keyof typeof COLOURS)[]).find(name => COLOURS[name] === word);
  const hex = (shift: number) => ((word >> shift) & 255).toString(16).padStart(2, '0');
  return named ?? `#${hex(0)}${hex(8)}${hex(16)}`;
}

/** Eight rows of eight bits, the leftmost pixel in the highest bit, aligned to the picture's top left corner. */
export type Pattern = readonly number[];

export const PATTERNS = {
  solid: [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
  'diagonal-lines': [0x88, 0x44, 0x22, 0x11, 0x88, 0x44, 0x22, 0x11],
  'horizontal-lines': [0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00],
  'vertical-lines': [0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88],
  grid: [0xff, 0x88, 0x88, 0x88, 0xff, 0x88, 0x88, 0x88],
  dots: [0x88, 0x00, 0x22, 0x00, 0x88, 0x00, 0x22, 0x00],
} as const satisfies Record<string, Pattern>;
/** `custom` is the pattern of the pattern editor. */
export type PatternName = keyof typeof PATTERNS | FurtherPattern | 'custom';

export function patternOf(name: PatternName, custom: Pattern | null): Pattern {
  const named: Readonly<Record<string, Pattern>> = { ...PATTERNS, ...FURTHER_PATTERNS, ...(custom && { custom }) };
  return own(named, name) ?? PATTERNS.solid;
}

export const SIZES = [1, 3, 5] as const;
export type Size = (typeof SIZES)[number];

export const BRUSH_RADIUS = 3;
export const ERASER_RADIUS = 5;

export const MIRRORS = ['none', 'left-right', 'up-down', 'both'] as const;
export type Mirror = (typeof MIRRORS)[number];

/** Ink, and the pattern it is drawn in; pixels outside the pattern are white. */
export interface Paint {
  readonly ink: number;
  readonly pattern: Pattern;
}

export const solid = (ink: number): Paint => ({ ink, pattern: PATTERNS.solid });
export const isSolid = ({ pattern }: Paint): boolean => pattern.every(row => row === 0xff);

export const wordAt = ({ ink, pattern }: Paint, x: number, y: number): number =>
  ((pattern[y & 7] as number) >> (7 - (x & 7))) & 1 ? ink : WHITE;
