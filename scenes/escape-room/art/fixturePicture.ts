// Picture of a fixture in its present condition: shapes and readable labels. It shows nothing that the texts do not say.
import type { Ink } from '../../kit/core/inks.ts';
import { type Cut, polygon } from '../../kit/phaser/paper.ts';
import { CRYSTALS, ROMAN } from '../draws.ts';
import type { Fixture } from '../item.ts';
import { type EscapeState, isBlocked, isDone, isOpen } from '../state.ts';
import { CONTROL_FIGURES, colourMark } from './control.ts';
import { LAB_FIGURES } from './lab.ts';
import { CLOCK_FACE, LIBRARY_FIGURES } from './library.ts';
import { OFFICE_FIGURES } from './office.ts';
import { type Figure, flat, part, round, star } from './shapes.ts';

/** A text on a fixture, in px from its centre. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly ink: Ink;
}
export interface FixturePicture {
  readonly key: string;
  readonly cuts: readonly Cut[];
  readonly labels: readonly Label[];
}

const FIGURES: Readonly<Record<string, Figure>> = {
  ...LAB_FIGURES,
  ...OFFICE_FIGURES,
  ...LIBRARY_FIGURES,
  ...CONTROL_FIGURES,
};
const CRYSTAL_INKS: readonly Ink[] = ['gold', 'moss', 'rose', 'sky'];
const SYMBOLS = ['H', 'He', 'Li', 'Be', 'B', 'C', 'N', 'O', 'F'];

/** Fixtures whose text is a scrawl in the room and readable in the close-up. */
const SCRAWLED: ReadonlySet<string> = new Set(['note', 'legend']);
const isNoScrawl = ({ ink, edge }: Cut): boolean => ink !== 'navy' || edge !== 0;

/** Picture of a fixture in its room, or in the close-up. `key` names the texture. */
export function fixturePicture(state: Readonly<EscapeState>, fixture: Fixture, isClose: boolean): FixturePicture {
  const { id, image } = fixture;
  const figure = FIGURES[image];
  const isLit = fixture.requiredNodes.includes('panel') && !isBlocked(state, fixture);
  const gaveWay = isDone(state, fixture) || isOpen(state, fixture) || (id === 'terminal' && isLit);
  const cuts = (gaveWay ? solvedCuts(fixture, figure) : undefined) ?? figure?.shut ?? [];
  const stamp = `${gaveWay ? 'open' : 'shut'}${isLit ? '-lit' : ''}${state.fitted.includes(id) ? '-fitted' : ''}`;
  const through = isClose && id === 'microscope' && gaveWay;
  return {
    key: `${id}-${stamp}${through ? '-through' : ''}`,
    cuts: through
      ? eyepiece(state)
      : [
          ...(isClose && SCRAWLED.has(id) ? cuts.filter(isNoScrawl) : cuts),
          ...detailsOf(state, fixture, gaveWay, isLit),
        ],
    labels: isClose ? labelsOf(state, fixture, gaveWay, isLit) : [],
  };
}

/** Shapes of a solved fixture: of several parts alike the one that was the answer has moved. */
const solvedCuts = ({ codeRequired }: Fixture, figure: Figure | undefined): readonly Cut[] | undefined =>
  codeRequired === null ? figure?.open : (figure?.answered?.(Number(codeRequired)) ?? figure?.open);

/** Shapes that depend on the draws and on solved nodes. */
function detailsOf(state: Readonly<EscapeState>, { id }: Fixture, gaveWay: boolean, isLit: boolean): readonly Cut[] {
  const { dots, quarters, hour, minute } = state.draws;
  switch (id) {
    case 'monitors':
      return isLit ? dots.map((colour, i) => colourMark(colour, -109 + i * 72, -14, 17)) : [];
    case 'gauges':
      return dots.flatMap((colour, i) => {
        const height = isLit ? (quarters[i] ?? 0) * 12 : 3;
        const x = -102 + i * 68;
        return [
          flat(isLit ? 'gold' : 'sky', `M${x - 16} 30v${-height}h32v${height}Z`, isLit ? 0 : -30),
          ...[1, 2, 3].map(q => flat('paper', `M${x - 22} ${30 - q * 12}h6v1.5h-6Z`, -20)),
          ...(isLit ? [colourMark(colour, x, -32, 8)] : []),
        ];
      });
    case 'poster':
      return gaveWay
        ? state.draws.elements.map(number => part('gold', star(...elementAt(number - 1), 13, 9, 9), [], 8, 1))
        : [];
    case 'clock':
      return gaveWay || state.fitted.includes(id) ? clockHands(CLOCK_FACE, gaveWay ? [hour, minute] : [12, 0]) : [];
    case 'calendar':
      return clockHands({ x: 17, y: 17, hour: 8, minute: 12 }, [hour, minute]);
    case 'exit':
      return [part(state.done.includes('terminal') ? 'moss' : 'coral', round(0, -118, 9), [], 8, 1)];
    default:
      return [];
  }
}

/** Position of an element on the poster. */
const elementAt = (i: number): [number, number] => [-29.5 + (i % 3) * 30, -29 + Math.floor(i / 3) * 32];

interface Face {
  readonly x: number;
  readonly y: number;
  /** Lengths of its hands. */
  readonly hour: number;
  readonly minute: number;
}

/** The hands of a clock. */
function clockHands({ x, y, ...long }: Face, [hour, minute]: readonly [number, number]): readonly Cut[] {
  const hand = (turn: number, length: number, width: number) => {
    const [s, c] = [Math.sin(turn * 2 * Math.PI), Math.cos(turn * 2 * Math.PI)];
    return flat(
      'navy',
      polygon([
        [x - c * width, y - s * width],
        [x + s * length, y - c * length],
        [x + c * width, y + s * width],
        [x - s * 4, y + c * 4],
      ]),
    );
  };
  const width = long.minute / 10;
  return [
    hand((hour + minute / 60) / 12, long.hour, width),
    hand(minute / 60, long.minute, width * 0.7),
    flat('coral', round(x, y, width, 8)),
  ];
}

/** View through the microscope: four crystals, each a polygon with as many corners as it has faces. */
const eyepiece = ({ draws }: Readonly<EscapeState>): readonly Cut[] => [
  part('navy', round(0, 0, 54, 24), [], 6),
  part('paper', round(0, 0, 47, 24), [], 0, 1),
  ...CRYSTALS.map((_, i) =>
    part(CRYSTAL_INKS[i] as Ink, round(-18 + (i % 2) * 36, -18 + Math.floor(i / 2) * 36, 14, draws.faces[i]), [], 4, 2),
  ),
];

function labelsOf(state: Readonly<EscapeState>, fixture: Fixture, gaveWay: boolean, isLit: boolean): readonly Label[] {
  const { draws } = state;
  const word = (x: number, y: number, text: string | number, size: number, ink: Ink = 'navy'): Label => ({
    x,
    y,
    text: String(text),
    size,
    ink,
  });
  switch (fixture.id) {
    case 'note': {
      const words =
        draws.sets.lab === 'first' ? ['Cabinet:', 'lightest', 'last'] : ['Cabinet:', 'fewest', 'faces first'];
      return words.map((text, i) => word(0, -16 + i * 15, text, 12));
    }
    case 'legend':
      return draws.legend.map((digit, i) => word(-5 + (i % 2) * 46, -38 + Math.floor(i / 2) * 36, digit, 17));
    case 'poster':
      return SYMBOLS.map((symbol, i) => {
        const isAglow = gaveWay && draws.elements.includes(i + 1);
        return word(...elementAt(i), `${i + 1} ${symbol}`, 8, isAglow || !gaveWay ? 'navy' : 'paper');
      });
    case 'microscope':
      return gaveWay
        ? draws.faces.map((faces, i) => word(-18 + (i % 2) * 36, -18 + Math.floor(i / 2) * 36, faces, 11))
        : [];
    case 'painting':
      return gaveWay
        ? [
            word(-30, -16, `Case: ${[...draws.caseDigits].reverse().join('')}`, 11),
            word(-30, 2, 'the wrong', 8),
            word(-30, 12, 'way round', 8),
          ]
        : [];
    case 'whiteboard':
      return [word(10, 24, `Meeting at ${draws.hour}:${String(draws.minute).padStart(2, '0')}`, 13)];
    case 'calendar':
      return [word(0, -45, `Short hand ${draws.hour}`, 9, 'paper'), word(0, 46, `long hand ${draws.minute / 5}`, 10)];
    case 'computer':
      return gaveWay ? [word(0, 4, `Library: ${draws.shelf}`, 11, 'paper')] : [];
    case 'reader':
      return gaveWay ? [word(0, -34, `Library: ${draws.shelf}`, 9)] : [];
    case 'book':
      return ROMAN.map((_, i) => word(-94, -111 + i * 32, i + 1, 12));
    case 'busts':
      return draws.plates.map((number, i) => word(-112 + i * 32, 38, ROMAN[number - 1] ?? '', 8));
    case 'gauges':
      return [word(0, 45.5, 'From empty to full', 7)];
    case 'terminal':
      return isLit ? [word(0, -4, isDone(state, fixture) ? 'EXIT UNLOCKED' : '_ _ _ _', 10, 'paper')] : [];
    default:
      return [];
  }
}
