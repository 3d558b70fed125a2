// Basic paper shapes of the four rooms. (0, 0) is the centre of an object.
import type { Ink } from '../../../kit/core/inks.ts';
import { type Cut, type Fold, polygon } from '../../../kit/phaser/paper.ts';

/** Shapes of a fixture before and after it is solved; `answered` makes the latter of the number that solved it, one of many alike. */
export interface Figure {
  readonly shut: readonly Cut[];
  readonly open?: readonly Cut[];
  readonly answered?: (answer: number) => readonly Cut[];
}

export const part = (ink: Ink, path: string, folds: readonly Fold[] = [], lighter = 0, lift = 3): Cut => ({
  path,
  ink,
  lighter,
  folds,
  lift,
  edge: 2,
});
export const flat = (ink: Ink, path: string, lighter = 0): Cut => ({ path, ink, lighter, lift: 0, edge: 0 });
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
export const round = (x: number, y: number, r: number, corners = 12): string =>
  polygon(
    Array.from({ length: corners }, (_, i) => {
      const angle = ((i + 0.5) * 2 * Math.PI) / corners;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
    }),
  );
export const star = (x: number, y: number, far: number, near: number, points: number): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) => {
      const reach = i % 2 === 0 ? far : near;
      const angle = (i * Math.PI) / points - Math.PI / 2;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
    }),
  );

/** A path whose first point is lowered by so much; the rest of it is relative. */
export const shifted = (path: string, by: number): string =>
  path.replace(/^M(\S+?) (\S+?)h/, (_, x: string, y: string) => `M${x} ${Number(y) + by}h`);

/** A rectangle whose right part is shaded. */
export const slab = (ink: Ink, x: number, y: number, w: number, h: number, lighter = 0, shade = -8): Cut =>
  part(
    ink,
    box(x, y, w, h),
    [[`M${x + w * 0.62} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x + w * 0.38} ${y + h}Z`, shade]],
    lighter,
  );

/** A sheet of paper with lines on it. */
export const page = (w: number, h: number, lines: number, ink: Ink = 'paper'): readonly Cut[] => [
  part(ink, `M${-w / 2} ${-h / 2}h${w}v${h - 14}l-14 14h${14 - w}Z`, [[`M${w / 2} ${h / 2 - 14}l-14 14v-14Z`, -16]]),
  ...Array.from({ length: lines }, (_, i) =>
    flat('navy', box(-w / 2 + 10, -h / 2 + 14 + (i * (h - 30)) / lines, (w - 20) * (i % 3 === 2 ? 0.55 : 1), 3.5), 22),
  ),
];

/** A door in its frame, shut and ajar. */
export function door(ink: Ink, lighter: number, w: number, h: number, light: Ink, sign: readonly Cut[] = []): Figure {
  const [x, y] = [-w / 2, -h / 2];
  const frame = part(ink, box(x, y, w, h), [], lighter - 16);
  return {
    shut: [
      frame,
      part(
        ink,
        box(x + 9, y + 9, w - 18, h - 9),
        [[`M${x + w - 9} ${y + 9}V${h / 2}H${x + w * 0.3}Z`, -6]],
        lighter,
        1,
      ),
      part(
        ink,
        box(x + 20, y + 22, w - 40, h * 0.36),
        [[`M${x + w - 20} ${y + 22}v${h * 0.36}h${40 - w}Z`, -6]],
        lighter + 6,
        1,
      ),
      part(ink, box(x + 20, y + h * 0.54, w - 40, h * 0.36), [], lighter + 6, 1),
      part('gold', round(w / 2 - 20, 8, 6), [[`M${w / 2 - 20} 2l6 6l-6 6Z`, -12]]),
      ...sign,
    ],
    open: [
      frame,
      flat(light, box(x + 9, y + 9, w - 18, h - 9), 8),
      flat('paper', `M${x + 9} ${h / 2}L${x + w * 0.4} ${y + h * 0.3}L${w / 2 - 9} ${y + h * 0.2}V${h / 2}Z`, 0),
      part(
        ink,
        `M${x + 9} ${y + 9}L${x + w * 0.42} ${y + 24}V${h / 2 - 4}L${x + 9} ${h / 2}Z`,
        [[`M${x + w * 0.3} ${y + 19}L${x + w * 0.42} ${y + 24}V${h / 2 - 4}L${x + 9} ${h / 2}Z`, -7]],
        lighter,
      ),
      part('gold', round(x + w * 0.42 - 9, 8, 4.5)),
    ],
  };
}
