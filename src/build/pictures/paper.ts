// Paper look as SVG: cut-outs with facets, torn sheets one before the other, drop shadows, and grain over all.
import { css, type Ink } from '../../../scenes/kit/core/inks.ts';

export type Point = readonly [x: number, y: number];

/** A facet of a cut-out: its path, its ink, and how many points of lightness are added. */
export type Facet = readonly [corners: string, ink: Ink, lighter?: number];

/** A cut-out shape. */
interface Cut {
  readonly at?: Point;
  readonly scale?: number;
  /** Degrees. */
  readonly turn?: number;
  readonly flip?: boolean;
  /** Path of the whole shape. */
  readonly outline: string;
  readonly ink: Ink;
  readonly lighter?: number;
  readonly facets?: readonly Facet[];
  /** Height above what is behind it, as length of its shadow in pixels. */
  readonly lift?: number;
  /** Width of the cut edge at final size. */
  readonly edge?: number;
}

const LIFTS = [3, 6, 12] as const;

/** One cut-out. */
export function cut({ at = [0, 0], scale = 1, turn = 0, flip = false, lift = 6, edge = 2.4, ...shape }: Cut): string {
  const { outline, ink, lighter = 0, facets = [] } = shape;
  const place = `translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})`;
  const width = round((edge * 2) / scale);
  const body = `<path d="${outline}" fill="${css(ink, lighter)}" stroke="${css('paper')}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"/>`;
  const folds = facets.map(([corners, inked, l = 0]) => `<path d="${corners}" fill="${css(inked, l)}"/>`).join('');
  return `<g filter="url(#lift${nearest(lift)})"><g transform="${place}">${body}${folds}</g></g>`;
}

const nearest = (lift: number) => LIFTS.reduce((a, b) => (Math.abs(b - lift) < Math.abs(a - lift) ? b : a));
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A path through corners, closed. */
export const poly = (...corners: readonly Point[]): string => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** Seeded random generator (linear congruential), 0 to 1: where edges tear and windows are lit. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** Crest of a hill from two sine waves: y at x. */
export const hillCrest = (y: number, swing: number, length: number, phase: number) => (x: number) =>
  y +
  Math.sin((x / length) * 2 * Math.PI + phase) * swing +
  Math.sin((x / length) * 4.6 * Math.PI + phase) * swing * 0.3;

interface Sheet {
  readonly crest: (x: number) => number;
  readonly ink: Ink;
  readonly lighter?: number;
  readonly width?: number;
  readonly bottom?: number;
}

/** A sheet from a crest down to the bottom, torn along the crest with a light rim. */
export function sheet({ crest, ink, lighter = 0, width = 1600, bottom = 1040 }: Sheet): string {
  const random = seededRandom(Math.round(crest(0) * 7 + crest(width)));
  const xs = Array.from({ length: Math.ceil(width / 14) + 3 }, (_, i) => i * 14 - 14);
  const edge = (tear: number) =>
    `M-20 ${bottom}${xs.map(x => `L${x} ${round(crest(x) - tear + (random() - 0.5) * 5)}`).join('')}L${width + 20} ${bottom}Z`;
  return `<g filter="url(#sheet)"><path d="${edge(6)}" fill="${css(ink, lighter + 17)}"/></g><path d="${edge(0)}" fill="${css(ink, lighter)}"/>`;
}

/** A sheet over the whole picture with a round hole, whose rim casts a shadow on what is behind. */
export function sheetWithHole(centre: Point, radius: number, ink: Ink, lighter: number, turn: number): string {
  const sides = 22;
  const random = seededRandom(Math.round(radius));
  const hole = Array.from({ length: sides }, (_, i): Point => {
    const angle = (i / sides) * 2 * Math.PI + turn;
    const reach = radius * (0.965 + random() * 0.07);
    return [round(centre[0] + Math.cos(angle) * reach), round(centre[1] + Math.sin(angle) * reach)];
  });
  return `<path d="M-100-100H1700V1140H-100Z${poly(...hole)}" fill-rule="evenodd" fill="${css(ink, lighter)}" stroke="${css(ink, lighter + 13)}" stroke-width="3" stroke-linejoin="round" filter="url(#sheet)"/>`;
}

/** A disc folded once across. */
export function disc([x, y]: Point, radius: number, ink: Ink, lighter = 0, lift = 6): string {
  const d = round(radius * Math.SQRT1_2);
  return cut({
    at: [x, y],
    outline: `M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`,
    ink,
    lighter,
    facets: [[`M${-d} ${-d}A${radius} ${radius} 0 0 1 ${d} ${d}Z`, ink, lighter - 6]],
    lift,
  });
}

const shadow = (id: string, dx: number, dy: number, blur: number, opacity: number) =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="170%" color-interpolation-filters="sRGB"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#140f28" flood-opacity="${opacity}"/></filter>`;

const GRAIN =
  '<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .3  0 0 0 0 .3  .5 .5 0 0 -.42"/></filter>';

interface Scene {
  readonly width: number;
  readonly height: number;
  /** View box in SVG units; `0 0 width height` unless told. */
  readonly view?: string;
  /** Opacity of the grain; 0 for sprites and for files that must stay small. */
  readonly grain?: number;
}

/** A whole picture as an SVG document. */
export function scene(parts: readonly string[], { width, height, view, grain = 0 }: Scene): string {
  const [x, y, w, h] = (view ?? `0 0 ${width} ${height}`).split(' ');
  const filters = [
    ...LIFTS.map(lift => shadow(`lift${lift}`, round(lift * 0.35), round(lift * 0.8), round(lift * 0.75), 0.34)),
    shadow('sheet', 0, -3, 10, 0.38),
  ];
  const over = `<rect x="${x}" y="${y}" width="${w}" height="${h}" filter="url(#grain)" opacity="${grain}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}"><defs>${filters.join('')}${grain ? GRAIN : ''}</defs>${parts.join('')}${grain ? over : ''}</svg>`;
}

/** A plain background of one ink. */
export const background = (ink: Ink, lighter = 0, alpha = 1): string =>
  `<rect x="-200" y="-200" width="2000" height="1400" fill="${css(ink, lighter, alpha)}"/>`;
