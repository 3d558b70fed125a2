// Social sharing images (Open Graph), 1200 × 630: a page's title over a paper scene.
import { css, type Ink } from '../../../scenes/kit/core/inks.ts';
import { brand } from '../../site/brand.ts';
import { crane, die, fox, gem, robot, rocket } from './figures.ts';
import { guardiansParts } from './guardians.ts';
import { lemonadeParts } from './lemonade.ts';
import { background, cut, disc, hillCrest, type Point, scene, sheet } from './paper.ts';

export const SOCIAL = { width: 1200, height: 630 } as const;

const text = (words: string, [x, y]: Point, size: number, fill: string) =>
  `<text x="${x}" y="${y}" font-family="Bricolage" font-weight="760" font-size="${size}" letter-spacing="${-size * 0.032}" fill="${fill}">${words.replaceAll('&', '&amp;')}</text>`;

const signature = (fill: string) => [
  fox({ at: [104, 558], scale: 0.5, lift: 3 }),
  text(brand.name, [150, 570], 34, fill),
];

interface Place {
  readonly lines: readonly string[];
  readonly sky: readonly [Ink, number];
  /** Four sheets, back to front. */
  readonly sheets: readonly (readonly [Ink, number])[];
  readonly figures: readonly string[];
}

const DAWN = {
  sky: ['sand', 7],
  sheets: [
    ['fox', 9],
    ['coral', -3],
    ['plum', 0],
    ['plum', -14],
  ],
} as const;
const DAY = {
  sky: ['sky', 14],
  sheets: [
    ['teal', 14],
    ['teal', 0],
    ['moss', -6],
    ['moss', -22],
  ],
} as const;
const DUSK = {
  sky: ['rose', 14],
  sheets: [
    ['rose', 0],
    ['plum', 4],
    ['indigo', 0],
    ['indigo', -14],
  ],
} as const;

function landscape({ lines, sky, sheets, figures }: Place): string {
  const crests = [
    hillCrest(360, 46, 1250, 3.6),
    hillCrest(430, 34, 980, 1.4),
    hillCrest(486, 22, 1300, 4.2),
    hillCrest(540, 12, 900, 0.6),
  ];
  const hills = crests.map((crest, i) =>
    sheet({ crest, ink: sheets[i]?.[0] ?? 'plum', lighter: sheets[i]?.[1] ?? 0, width: 1200, bottom: 670 }),
  );
  const size = Math.max(...lines.map(line => line.length)) > 13 ? 94 : 112;
  const title = lines.map((line, i) => text(line, [76, 164 + i * size * 1.02], size, css('navy')));
  const parts = [
    background(...sky),
    disc([965, 186], 118, 'gold', 0, 6),
    ...hills.slice(0, 3),
    ...figures,
    hills[3] ?? '',
    ...title,
    ...signature(css('paper')),
  ];
  return scene(parts, { ...SOCIAL, grain: 0.2 });
}

/** A featured game's own picture, its name on a strip of paper across the foot. */
function featured(name: string, parts: readonly string[]): string {
  const strip = cut({
    outline: 'M-40 508H1010L980 544 1010 580H-40Z',
    ink: 'paper',
    lift: 12,
    facets: [['M-40 544H980L1010 580H-40Z', 'paper', -3]],
  });
  const whole = `<svg width="1200" height="630" viewBox="0 70 1600 840" preserveAspectRatio="xMidYMid slice">${parts.join('')}</svg>`;
  return scene([whole, strip, fox({ at: [78, 544], scale: 0.44, lift: 3 }), text(name, [120, 559], 44, css('navy'))], {
    ...SOCIAL,
    grain: 0.2,
  });
}

const envelope = cut({
  at: [930, 410],
  turn: -6,
  scale: 2.3,
  lift: 12,
  edge: 3,
  outline: 'M-90-58H90V58H-90Z',
  ink: 'cream',
  lighter: 2,
  facets: [
    ['M-90-58 0 16 90-58Z', 'cream', -8],
    ['M-90 58-20 0 0 16 20 0 90 58Z', 'cream', -3],
    ['M-14 4 0-8 14 4 0 20Z', 'coral'],
    ['M0-8 14 4 0 20Z', 'coral', -9],
  ],
});

const leaf = (at: Point, turn: number) =>
  cut({
    at,
    turn,
    scale: 2.3,
    lift: 12,
    edge: 3,
    outline: 'M-62-84H36L62-58V84H-62Z',
    ink: 'paper',
    lighter: 1,
    facets: [
      ['M36-84 62-58H36Z', 'cream', -6],
      ['M-42-44H20V-37H-42ZM-42-22H42V-15H-42ZM-42 0H38V7H-42ZM-42 22H42V29H-42ZM-42 44H4V51H-42Z', 'sand', -8],
    ],
  });

const padlock =
  cut({
    at: [930, 330],
    scale: 2.2,
    edge: 3,
    outline: 'M-46 20V-20L-30-56 0-68 30-56 46-20V20H26V-14L16-38 0-46-16-38-26-14V20Z',
    ink: 'navy',
    lighter: 20,
    facets: [['M0-68 30-56 46-20V20H26V-14L16-38 0-46Z', 'navy', 10]],
  }) +
  cut({
    at: [930, 430],
    scale: 2.2,
    lift: 12,
    edge: 3,
    outline: 'M-64-44H64L58 56H-58Z',
    ink: 'gold',
    facets: [
      ['M0-44H64L58 56H0Z', 'gold', -8],
      ['M0-16 16 0 8 30H-8L-16 0Z', 'navy'],
    ],
  });

const ball = cut({
  at: [930, 420],
  scale: 3.6,
  lift: 12,
  edge: 3,
  outline: 'M-36-12-20-34 2-40 26-30 40-6 34 20 12 38-14 36-34 20Z',
  ink: 'cream',
  facets: [
    ['M-36-12-20-34 2-40-6-14Z', 'paper', 2],
    ['M2-40 26-30 12-6-6-14Z', 'cream', -2],
    ['M26-30 40-6 14 10 12-6Z', 'cream', -9],
    ['M-36-12-6-14-16 14-34 20Z', 'cream', -5],
    ['M-6-14 12-6 14 10-16 14Z', 'paper', -1],
    ['M14 10 40-6 34 20 12 38Z', 'cream', -16],
    ['M-16 14 14 10 12 38-14 36Z', 'cream', -10],
    ['M-34 20-16 14-14 36Z', 'cream', -18],
  ],
});

const cup = cut({
  at: [930, 300],
  scale: 1.35,
  lift: 12,
  edge: 3,
  outline: 'M-74-120H74L54-4 18 36V66H44L58 118H-58L-44 66H-18V36L-54-4Z',
  ink: 'gold',
  facets: [
    ['M-74-120H0V36H-18L-54-4Z', 'gold', 8],
    ['M36-120H74L54-4 18 36H0Z', 'gold', -7],
    ['M-18 36H18V66H-18Z', 'gold', -12],
    ['M-44 66H44L58 118H-58Z', 'plum'],
    ['M-44 66H0V118H-58Z', 'plum', 9],
  ],
});

const big = { at: [960, 404], scale: 2.4, turn: -3, lift: 12, edge: 3 } as const;
const birds = [
  crane({ at: [762, 292], scale: 1.2, turn: -12 }, 'rose'),
  crane({ at: [1124, 90], scale: 0.9, turn: 8 }, 'rose'),
];

/** Files under assets/images/social/, without their ending, and what is drawn there. */
export const SOCIAL_SCENES: Readonly<Record<string, string>> = {
  home: landscape({ ...DAWN, lines: ['Small games,', 'folded by hand.'], figures: [...birds, fox(big)] }),
  'our-story': landscape({
    ...DAY,
    lines: ['Our Story'],
    figures: [
      leaf([800, 400], -12),
      crane({ at: [960, 300], scale: 3.4, turn: -10, lift: 12, edge: 3 }, 'coral'),
      crane({ at: [1100, 150], scale: 1.6, turn: 8 }, 'rose'),
    ],
  }),
  games: landscape({
    ...DUSK,
    lines: ['Games'],
    figures: [
      rocket({ at: [1040, 250], scale: 2, turn: 26, lift: 12, edge: 3 }),
      robot({ at: [730, 420], scale: 2.5, lift: 12, edge: 3 }),
      die({ at: [930, 420], scale: 1.15, turn: 6, lift: 12, edge: 3 }, 'fox', [5, 3, 6], 'navy'),
      gem({ at: [1110, 440], scale: 2, lift: 12, edge: 3 }, 'coral'),
    ],
  }),
  support: landscape({ ...DAY, lines: ['Support'], figures: [...birds, envelope] }),
  terms: landscape({ ...DAWN, lines: ['Terms &', 'Conditions'], figures: [leaf([930, 380], 5)] }),
  credits: landscape({ ...DAY, lines: ['Credits'], figures: [...birds, fox(big)] }),
  today: landscape({
    ...DAWN,
    lines: ['Today'],
    figures: [
      ...birds,
      die({ at: [820, 420], scale: 1.3, turn: -7, lift: 12, edge: 3 }, 'fox', [5, 3, 6], 'navy'),
      die({ at: [1040, 440], scale: 1, turn: 12, lift: 12, edge: 3 }, 'teal', [1, 4, 2], 'navy'),
    ],
  }),
  trophies: landscape({
    ...DUSK,
    lines: ['Trophies'],
    figures: [
      gem({ at: [760, 440], scale: 2, lift: 12, edge: 3 }, 'teal'),
      cup,
      gem({ at: [1120, 440], scale: 2, lift: 12, edge: 3 }, 'coral'),
    ],
  }),
  'whats-new': landscape({ ...DAY, lines: ['What’s new'], figures: [...birds, envelope] }),
  privacy: landscape({ ...DUSK, lines: ['Privacy', 'Policy'], figures: [padlock] }),
  'not-found': landscape({ ...DUSK, lines: ['404 Page', 'Not Found'], figures: [ball] }),
  'guardians-and-glory': featured('Guardians & Glory, a tactical card battle', guardiansParts),
  'lemonade-billionaire': featured('Lemonade Billionaire starts with $20', lemonadeParts),
};
