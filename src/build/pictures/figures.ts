// Figures of the pictures: fox, wolf, eagle, cat, crane, gem, robot, rocket, lemon, die.
import { css, type Ink } from '../../../scenes/kit/core/inks.ts';
import { PIPS } from '../../../scenes/kit/core/pips.ts';
import { cut, type Facet } from './paper.ts';

type Pose = Pick<Parameters<typeof cut>[0], 'at' | 'scale' | 'turn' | 'flip' | 'lift' | 'edge'>;

export const fox = (pose: Pose): string =>
  cut({
    ...pose,
    outline: 'M-60-58-30-30H30L60-58 56 4 0 62-56 4Z',
    ink: 'fox',
    facets: [
      ['M-30-30H0V20L-38-8Z', 'fox', 4],
      ['M0-30H30L60-58 56 4 0 62Z', 'fox', -8],
      ['M0-30H30L38-8 0 20Z', 'fox', -4],
      ['M-60-58-30-30-58-10Z', 'fox', -14],
      ['M-56-46-37-29-55-18Z', 'fox', -24],
      ['M60-58 30-30 58-10Z', 'fox', -20],
      ['M56-46 37-29 55-18Z', 'fox', -29],
      ['M-56 4-22 6 0 62Z', 'cream', 3],
      ['M56 4 22 6 0 62Z', 'cream', -6],
      ['M-9 45H9L0 62Z', 'navy'],
      ['M0 45H9L0 62Z', 'navy', -6],
      ['M-29-3-13-10-11 1ZM29-3 13-10 11 1Z', 'navy'],
      ['M-20-4.6-16-6.4-15.4-3.8ZM22-4.6 18-6.4 17.4-3.8Z', 'paper'],
    ],
  });

export const topHat = (pose: Pose): string =>
  cut({
    ...pose,
    outline: 'M-30 0-26-52 26-56 30 0 44 3 42 12-43 12-45 3Z',
    ink: 'navy',
    lighter: 4,
    facets: [
      ['M0-54 26-56 30 0 44 3 42 12H0Z', 'navy', -4],
      ['M-30 0-29-13 29-14 30 0Z', 'coral'],
      ['M0-13.5 29-14 30 0H0Z', 'coral', -9],
    ],
  });

/** A wolf's bust in profile, looking right; 600 high. */
export const wolf = (pose: Pose): string =>
  cut({
    ...pose,
    outline:
      'M150 0 192 98 244 118 372 198 426 222 415 254 384 282 330 288 284 320 262 420 310 620-90 620-40 470-76 430-14 350-46 300 22 236 2 190 78 150 100 96Z',
    ink: 'teal',
    facets: [
      ['M150 0 192 98 134 114Z', 'teal', -22],
      ['M150 22 178 96 144 106Z', 'rose', -10],
      ['M150 0 134 114 100 96Z', 'teal', 8],
      ['M192 98 244 118 262 174 152 190 134 114Z', 'teal', 12],
      ['M244 118 372 198 304 214 262 174Z', 'teal', 6],
      ['M372 198 426 222 415 254 330 288 262 268 304 214Z', 'cream', 2],
      ['M330 288 384 282 415 254 326 262Z', 'cream', -14],
      ['M388 206 426 222 415 254 396 240Z', 'navy'],
      ['M388 206 426 222 400 224Z', 'navy', 10],
      ['M262 174 304 214 262 268 182 250 152 190Z', 'teal', -2],
      ['M182 250 262 268 330 288 284 320 214 352Z', 'cream', -5],
      ['M182 250 214 352 284 320 262 420 310 620 150 620Z', 'teal', -20],
      ['M152 190 182 250 214 352 150 620 40 620 78 330Z', 'teal', -10],
      ['M134 114 152 190 78 330 22 236 2 190 78 150 100 96Z', 'teal', 2],
      ['M78 330 22 236-46 300-14 350Z', 'teal', -8],
      ['M78 330-14 350-76 430-40 470-90 620 40 620Z', 'teal', -15],
      ['M232 182 280 200 246 208Z', 'gold', 4],
      ['M254 190 268 196 256 203Z', 'navy'],
      ['M222 172 286 196 262 174Z', 'teal', -26],
    ],
  });

/** An eagle's bust in profile, looking right; 600 high. */
export const eagle = (pose: Pose): string =>
  cut({
    ...pose,
    outline:
      'M62 44 152 20 246 52 306 92 394 118 438 182 424 262 388 222 334 216 304 268 344 372 310 620-100 620-62 470-104 430-40 384-84 312-18 300-58 218 14 214-26 118 60 130Z',
    ink: 'plum',
    facets: [
      ['M62 44 152 20 246 52 232 128 120 118 60 130Z', 'cream', 3],
      ['M246 52 306 92 342 176 300 168 232 128Z', 'cream', -3],
      ['M60 130 120 118 96 236 14 214-26 118Z', 'cream', -7],
      ['M120 118 232 128 300 168 334 216 304 268 196 276 96 236Z', 'cream', -2],
      ['M196 276 304 268 334 216 342 176 300 168Z', 'cream', -12],
      ['M306 92 394 118 438 182 342 176Z', 'gold', 3],
      ['M438 182 424 262 388 222 334 216 342 176Z', 'gold', -10],
      ['M342 176 438 182 400 204 334 216Z', 'fox', -4],
      ['M96 236 196 276 304 268 344 372 210 420Z', 'coral', -4],
      ['M344 372 310 620 160 620 210 420Z', 'coral', -13],
      ['M14 214 96 236 210 420 60 380-18 300-58 218Z', 'plum', 10],
      ['M-18 300 60 380 30 470-40 384-84 312Z', 'plum', 2],
      ['M60 380 210 420 160 620 10 620 30 470Z', 'plum', -6],
      ['M-40 384 30 470 10 620-100 620-62 470-104 430Z', 'plum', -12],
      ['M214 118 300 152 250 164Z', 'navy'],
      ['M250 138 282 149 262 157Z', 'gold', 4],
      ['M196 98 312 142 300 152 210 120Z', 'plum', -8],
    ],
  });

export const cat = (pose: Pose, ink: Ink = 'sand'): string =>
  cut({
    ...pose,
    outline: 'M-34 30-38-4-30-34-12-18H12L30-34 38-4 34 30 42 92H-42Z',
    ink,
    facets: [
      ['M0-18H12L30-34 38-4 34 30H0Z', ink, -7],
      ['M-34 30H0V92H-42Z', ink, -10],
      ['M0 30H34L42 92H0Z', ink, -17],
      ['M-30-34-12-18-34-10ZM30-34 12-18 34-10Z', 'fox', -12],
      ['M-20 2-8-2-9 7ZM20 2 8-2 9 7Z', 'navy'],
      ['M-5 12H5L0 18Z', 'coral'],
    ],
  });

export const crane = (pose: Pose, ink: Ink): string =>
  cut({
    ...pose,
    outline: 'M-40-6-6 4 0-26 10 2 44-10 14 14 0 26-10 12Z',
    ink,
    lighter: 4,
    facets: [
      ['M0-26 10 2 0 26Z', ink, -5],
      ['M10 2 44-10 14 14Z', ink, -11],
      ['M-40-6-6 4-10 12Z', ink, 12],
    ],
  });

export const gem = (pose: Pose, ink: Ink): string =>
  cut({
    ...pose,
    outline: 'M-26-12-12-28H12L26-12 0 30Z',
    ink,
    facets: [
      ['M-26-12-12-28 0-12Z', ink, 13],
      ['M12-28 26-12H0Z', ink, -6],
      ['M26-12H0V30Z', ink, -15],
      ['M-12-28H12L0-12Z', ink, 6],
    ],
  });

export const robot = (pose: Pose, ink: Ink = 'teal'): string =>
  cut({
    ...pose,
    outline: 'M-26-18H-8L-5-34H5L8-18H26L34 30H-34Z',
    ink,
    facets: [
      ['M-26-18H0V30H-34Z', ink, 5],
      ['M0-18H26L34 30H0Z', ink, -10],
      ['M-5-34H5L6-28H-6Z', 'coral'],
      ['M-18-10H18L20 5H-20Z', 'navy'],
      ['M-13-6H-4V1H-13ZM4-6H13V1H4Z', 'gold', 6],
      ['M-20 14H20L21 19H-21Z', ink, -20],
    ],
  });

export const rocket = (pose: Pose): string =>
  cut({
    ...pose,
    outline: 'M0-46 20-10 18 30H-18L-20-10Z',
    ink: 'paper',
    facets: [
      ['M0-46 20-10 18 30H0Z', 'paper', -9],
      ['M0-46 20-10H-20Z', 'coral'],
      ['M0-46 20-10H0Z', 'coral', -10],
      ['M-9 2H9V18H-9Z', 'sky', -4],
    ],
  });

export const lemon = (pose: Pose): string =>
  cut({
    ...pose,
    outline: 'M-46 0-30-24 0-32 28-24 42-8 56 0 42 10 28 25 0 32-30 24Z',
    ink: 'gold',
    lighter: 6,
    facets: [
      ['M-46 0-30-24 0-32 6-6Z', 'gold', 12],
      ['M0-32 28-24 42-8 6-6Z', 'gold', 4],
      ['M-46 0 6-6 0 32-30 24Z', 'gold', 1],
      ['M6-6 42-8 56 0 42 10 28 25 0 32Z', 'gold', -8],
    ],
  });

/** A die seen from a corner above: pips on top, left and right. Side 100. */
export function die(pose: Pose, ink: Ink, [top, left, right]: readonly [number, number, number], pip: Ink): string {
  const faces: readonly Facet[] = [
    ['M0-100 87-50 0 0-87-50Z', ink, 8],
    ['M-87-50 0 0V100L-87 50Z', ink, -2],
    ['M87-50 0 0V100L87 50Z', ink, -13],
  ];
  const spots = (count: number, matrix: string) =>
    `<g transform="matrix(${matrix})">${(PIPS[count] ?? []).map(([x, y]) => `<circle cx="${x * 26}" cy="${-y * 26}" r="9.5" fill="${css(pip)}"/>`).join('')}</g>`;
  const body = cut({ ...pose, outline: 'M0-100 87-50V50L0 100-87 50V-50Z', ink, facets: faces });
  const marks =
    spots(top, '.87 .5 -.87 .5 0 -50') + spots(left, '.87 .5 0 1 -43.5 25') + spots(right, '.87 -.5 0 1 43.5 25');
  return body.replace(/<\/g><\/g>$/, `${marks}</g></g>`);
}
