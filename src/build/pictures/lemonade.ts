// Picture of Lemonade Billionaire: the fox behind its stand, the city behind it, a lemon on the tallest roof.
import { css, type Ink } from '../../../scenes/kit/core/inks.ts';
import { cat, crane, fox, lemon, topHat } from './figures.ts';
import { background, cut, disc, type Facet, hillCrest, type Point, poly, seededRandom, sheet } from './paper.ts';

/** A tower: lit side, shaded side, a roof, and windows of which some are lit. */
function tower(x: number, top: number, width: number, ink: Ink, lighter: number): string {
  const random = seededRandom(x * 31 + top);
  const side = width * 0.36;
  const windows: Facet[] = [];
  for (let wy = top + 34; wy < 720; wy += 34)
    for (let wx = 14; wx < width - side - 18; wx += 30)
      windows.push([
        poly([x + wx, wy], [x + wx + 16, wy], [x + wx + 16, wy + 18], [x + wx, wy + 18]),
        random() < 0.3 ? 'gold' : ink,
        random() < 0.3 ? 8 : lighter + 8,
      ]);
  return cut({
    outline: poly([x, 760], [x, top + 14], [x + width - side, top], [x + width, top + 22], [x + width, 760]),
    ink,
    lighter,
    edge: 1.8,
    facets: [
      [
        poly([x + width - side, top], [x + width, top + 22], [x + width, 760], [x + width - side, 760]),
        ink,
        lighter - 9,
      ],
      ...windows,
    ],
  });
}

const cloud = (at: Point, scale: number) =>
  cut({
    at,
    scale,
    outline: 'M-120 30-96-8-54-12-30-48 22-52 48-20 92-22 124 30Z',
    ink: 'paper',
    lift: 6,
    facets: [
      ['M-30-48 22-52 48-20 30 30H-20Z', 'paper', 2],
      ['M48-20 92-22 124 30H30Z', 'paper', -6],
      ['M-120 30-96-8-54-12-20 30Z', 'paper', -4],
    ],
  });

const ray = (turn: number) =>
  `<g transform="translate(236 214) rotate(${turn})">${cut({ outline: 'M-15-150 0-208 15-150Z', ink: 'gold', lighter: 4, lift: 3, facets: [['M0-208 15-150H0Z', 'gold', -6]] })}</g>`;

const AWNING = { left: 462, right: 1206, top: 158, bottom: 292, inset: 52, stripes: 8 };

/** The striped roof, each stripe ending in a scallop. */
function awning(): string {
  const { left, right, top, bottom, inset, stripes } = AWNING;
  const wide = (right - left) / stripes;
  const narrow = (right - left - 2 * inset) / stripes;
  const strips = Array.from({ length: stripes }, (_, i) => {
    const [a, b] = [left + inset + i * narrow, left + inset + (i + 1) * narrow];
    const [c, d] = [left + i * wide, left + (i + 1) * wide];
    const ink: Ink = i % 2 ? 'cream' : 'coral';
    const flap = `M${c} ${bottom}H${d}V${bottom + 18}A${wide / 2} ${wide / 2.4} 0 0 1 ${c} ${bottom + 18}Z`;
    return [
      cut({ outline: flap, ink, lighter: i % 2 ? -3 : -9, lift: 6, edge: 1.6 }),
      `<path d="${poly([a, top], [b, top], [d, bottom], [c, bottom])}" fill="${css(ink, i % 2 ? 4 : 0)}"/>`,
    ] as const;
  });
  const back = cut({
    outline: poly([left + inset, top], [right - inset, top], [right, bottom], [left, bottom]),
    ink: 'coral',
    lift: 12,
  });
  return strips.map(([flap]) => flap).join('') + back + strips.map(([, roof]) => roof).join('');
}

const post = (x: number) =>
  cut({
    outline: poly([x - 13, 270], [x + 13, 270], [x + 13, 700], [x - 13, 700]),
    ink: 'sand',
    lighter: -12,
    facets: [[poly([x, 270], [x + 13, 270], [x + 13, 700], [x, 700]), 'sand', -22]],
  });

function counter(): string {
  const planks: Facet[] = Array.from({ length: 6 }, (_, i) => [
    poly([504 + i * 110, 690], [600 + i * 110, 690], [600 + i * 110, 916], [504 + i * 110, 916]),
    'sand',
    i % 2 ? -7 : -3,
  ]);
  return (
    cut({ outline: 'M500 676H1168L1158 920H510Z', ink: 'sand', lighter: -15, lift: 12, facets: planks }) +
    cut({
      outline: 'M462 646 1206 646 1196 690H472Z',
      ink: 'sand',
      lighter: -2,
      lift: 12,
      facets: [['M467 668 1201 668 1196 690H472Z', 'sand', -16]],
    })
  );
}

const sign = `<g transform="rotate(-1.5 834 800)">${cut({
  at: [834, 802],
  outline: 'M-232-66H232V40L206 66H-232Z',
  ink: 'paper',
  lift: 6,
  facets: [['M232 40 206 66 206 40Z', 'cream', -10]],
})}<text x="834" y="832" text-anchor="middle" font-family="Bricolage" font-weight="780" font-size="86" letter-spacing="-2.4" fill="${css('navy')}">lemonade</text></g>`;

const jug = (at: Point) =>
  cut({
    at,
    scale: 1.15,
    outline: 'M-40-92 40-98 52-84 38-70 44 0H-44ZM46-58 74-62 70-8 44-4 45-18 58-21 61-48 45-46Z',
    ink: 'sky',
    lighter: 16,
    facets: [
      ['M-42-56 40-62 44 0H-44Z', 'gold', 4],
      ['M0-59 40-62 44 0H0Z', 'gold', -5],
      ['M0-95 40-98 52-84 38-70 40-62 0-59Z', 'sky', 10],
      ['M-30-52-12-54-14-36-32-34ZM8-40 24-44 27-28 11-24Z', 'paper', 2],
    ],
  });

const glass = (at: Point) =>
  cut({
    at,
    outline: 'M-22-62H22L17 0H-17Z',
    ink: 'sky',
    lighter: 17,
    lift: 3,
    facets: [
      ['M-20-42H20L17 0H-17Z', 'gold', 5],
      ['M0-42H20L17 0H0Z', 'gold', -5],
      ['M6-40 18-84 24-82 12-38Z', 'coral'],
    ],
  });

const coin = ([x, y]: Point) =>
  cut({
    at: [x, y],
    outline: 'M-46-7-26-17H26L46-7V7L26 17H-26L-46 7Z',
    ink: 'gold',
    lift: 3,
    edge: 1.8,
    facets: [
      ['M-46-7-26-17H26L46-7 26 3H-26Z', 'gold', 7],
      ['M26 3 46-7V7L26 17Z', 'gold', -14],
      ['M-26 3H26V17H-26Z', 'gold', -7],
    ],
  });

const stack = (x: number, count: number) =>
  Array.from({ length: count }, (_, i) => coin([x + (i % 3) * 4 - 4, 946 - i * 19])).join('');

export const lemonadeParts: readonly string[] = [
  background('sky', 12),
  `<path d="M-50-50H1150L-50 900Z" fill="${css('sky', 15)}"/>`,
  ...Array.from({ length: 14 }, (_, i) => ray((i * 360) / 14)),
  disc([236, 214], 128, 'gold', 4, 12),
  cloud([520, 120], 0.9),
  cloud([1010, 86], 0.7),
  cloud([1500, 300], 0.9),
  tower(40, 470, 130, 'sky', -6),
  tower(1420, 420, 170, 'sky', -8),
  tower(330, 400, 130, 'sky', -14),
  tower(170, 540, 170, 'teal', 2),
  tower(1180, 360, 130, 'teal', -6),
  tower(1270, 224, 190, 'indigo', 8),
  lemon({ at: [1362, 172], scale: 2.1, turn: -12, lift: 12 }),
  tower(1490, 560, 140, 'teal', 4),
  crane({ at: [1130, 190], scale: 1, turn: -10 }, 'paper'),
  sheet({ crest: hillCrest(690, 22, 1300, 0.4), ink: 'moss', lighter: 8 }),
  sheet({ crest: hillCrest(752, 18, 1000, 2.6), ink: 'moss', lighter: -4 }),
  sheet({ crest: x => 882 + Math.sin(x / 170) * 6, ink: 'sand', lighter: 4 }),
  post(516),
  post(1152),
  fox({ at: [834, 556], scale: 2.05, lift: 12, edge: 3 }),
  topHat({ at: [836, 482], scale: 1.75, turn: 4, lift: 6 }),
  awning(),
  counter(),
  sign,
  jug([1020, 648]),
  glass([630, 650]),
  glass([690, 652]),
  lemon({ at: [562, 622], scale: 0.6, turn: 10, lift: 3 }),
  lemon({ at: [1118, 628], scale: 0.58, turn: -14, lift: 3 }),
  lemon({ at: [1146, 594], scale: 0.5, turn: 20, lift: 3 }),
  cat({ at: [322, 862], scale: 1.75, lift: 12, edge: 3 }, 'sand'),
  cat({ at: [166, 880], scale: 1.5, lift: 12, edge: 3 }, 'plum'),
  stack(1290, 3),
  stack(1398, 7),
  stack(1506, 12),
];
