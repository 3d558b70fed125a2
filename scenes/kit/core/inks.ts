// Colour palette: the studio's twelve inks and navy in OKLCH, and their lighter and darker shades. src/ui/tokens.css has the same values.

/** Lightness in percent, chroma, hue in degrees. */
type Oklch = readonly [l: number, c: number, h: number];

export const INKS = {
  paper: [97, 0.012, 85],
  cream: [93, 0.03, 85],
  sand: [84, 0.06, 80],
  fox: [70, 0.17, 50],
  coral: [66, 0.19, 25],
  rose: [72, 0.13, 5],
  plum: [45, 0.12, 330],
  indigo: [42, 0.12, 275],
  sky: [76, 0.1, 235],
  teal: [62, 0.1, 195],
  moss: [62, 0.12, 140],
  gold: [82, 0.15, 85],
  navy: [28, 0.05, 265],
} as const satisfies Record<string, Oklch>;

export type Ink = keyof typeof INKS;

/** `safe` moves the inks apart in hue and lightness for colour-blind players (after Okabe and Ito). */
export type Palette = 'paper' | 'safe';

const PALETTES: Readonly<Record<Palette, Readonly<Record<Ink, Oklch>>>> = {
  paper: INKS,
  safe: {
    ...INKS,
    fox: [78, 0.15, 75],
    coral: [60, 0.19, 42],
    plum: [60, 0.12, 347],
    indigo: [42, 0.12, 255],
    teal: [60, 0.11, 175],
    moss: [50, 0.1, 150],
    gold: [90, 0.17, 105],
  },
};

/** The ink as a CSS colour, lighter or darker by so many points of lightness. */
export function css(ink: Ink, lighter = 0, alpha = 1, palette: Palette = 'paper'): string {
  const [l, c, h] = PALETTES[palette][ink];
  const light = Math.min(100, Math.max(0, l + lighter));
  return alpha === 1 ? `oklch(${light}% ${c} ${h})` : `oklch(${light}% ${c} ${h} / ${alpha})`;
}

/** The ink as 0xRRGGBB for Phaser's Graphics, which has no OKLCH: conversion by Ottosson's matrices. */
export function rgb(ink: Ink, lighter = 0, palette: Palette = 'paper'): number {
  const [l, c, h] = PALETTES[palette][ink];
  const light = Math.min(100, Math.max(0, l + lighter)) / 100;
  const hue = (h * Math.PI) / 180;
  const a = c * Math.cos(hue);
  const b = c * Math.sin(hue);
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(linear => {
    const level = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, level)) * 255);
  });
  return channels.reduce((sum, channel) => sum * 256 + channel, 0);
}
