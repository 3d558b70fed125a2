// How Guardians & Glory is played, in three pictures out of the game's own figures.

import { figureCut } from '../../../scenes/guardians/scene/figures.ts';
import { css } from '../../../scenes/kit/core/inks.ts';
import { CutShapes } from '../../huds/widgets/CutShapes.tsx';
import styles from './FeaturedGame.module.css';

/** Figures by their place among the forty. */
const [MOUSE, OWL, BEAR, STAG] = [0, 18, 35, 30] as const;

interface Stand {
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly isTheirs?: boolean;
  readonly isFolded?: boolean;
}

const STEPS: readonly {
  readonly title: string;
  readonly text: string;
  readonly shown: readonly Stand[];
  readonly hidden: number;
  readonly stones: readonly [number, number];
}[] = [
  {
    title: 'Promise',
    text: 'Send up to two cards down the roads, whole or folded. Your opponent does the same, and nobody sees the other’s.',
    shown: [
      { card: STAG, x: 60, y: 150 },
      { card: BEAR, x: 160, y: 150, isFolded: true },
    ],
    hidden: 2,
    stones: [5, 5],
  },
  {
    title: 'Turn',
    text: 'All cards turn up at once, speak their sentences, and march. Creatures that meet an enemy fight; the survivor keeps the difference.',
    shown: [
      { card: STAG, x: 60, y: 104 },
      { card: BEAR, x: 160, y: 150, isFolded: true },
      { card: OWL, x: 60, y: 62, isTheirs: true },
      { card: MOUSE, x: 260, y: 104, isTheirs: true },
    ],
    hidden: 0,
    stones: [5, 5],
  },
  {
    title: 'Knock',
    text: 'Whoever stands stronger on a road, at its middle or beyond, knocks stones from the gate there. Break two of the three.',
    shown: [
      { card: STAG, x: 60, y: 62 },
      { card: BEAR, x: 160, y: 104 },
      { card: MOUSE, x: 260, y: 150, isTheirs: true },
    ],
    hidden: 0,
    stones: [3, 4],
  },
];

export const GuardiansSteps = () => (
  <ol className={styles.steps}>
    {STEPS.map(({ title, text, shown, hidden, stones }) => (
      <li key={title}>
        <svg viewBox="0 0 320 200" aria-hidden="true">
          {[60, 160, 260].map((x, road) => (
            <path
              key={x}
              d={`M${x - 34} 182L${x - 24} 34H${x + 24}L${x + 34} 182Z`}
              fill={css(['moss', 'sand', 'teal'][road] as 'moss')}
            />
          ))}
          {[60, 160, 260].map((x, road) => (
            <g key={x}>
              <Gate x={x} y={190} stones={road === 2 ? stones[0] : 5} />
              <Gate x={x} y={24} stones={road === 2 ? 5 : stones[1] - (road === 0 && stones[1] < 5 ? 1 : 0)} />
            </g>
          ))}
          {Array.from({ length: hidden }, (_, index) => (
            <path
              key={index}
              d={`M${134 + index * 100} 46h30v34h-30z`}
              fill={css('indigo')}
              stroke={css('paper')}
              strokeWidth="2"
            />
          ))}
          {shown.map(({ card, x, y, isTheirs = false, isFolded = false }) => (
            <g
              key={`${card} ${x} ${y}`}
              transform={`translate(${x} ${y}) scale(${isTheirs ? -0.72 : 0.72} ${isFolded ? 0.36 : 0.72})`}
            >
              <CutShapes cuts={[figureCut(card, isTheirs ? 'eagle' : 'wolf')]} />
            </g>
          ))}
        </svg>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

const Gate = ({ x, y, stones }: { readonly x: number; readonly y: number; readonly stones: number }) =>
  Array.from({ length: 5 }, (_, stone) => (
    <rect
      key={stone}
      x={x - 34 + stone * 14}
      y={y - 5}
      width="11"
      height="9"
      fill={css('cream')}
      opacity={stone < stones ? 1 : 0.25}
    />
  ));
