// Picture of a fixture in its present condition: shapes and readable labels. It shows nothing that the texts do not say.
import type { Ink } from '../../../kit/core/inks.ts';
import { type Cut, polygon } from '../../../kit/phaser/paper.ts';
import { CRYSTALS } from '../../levels/draws.ts';
import type { Fixture } from '../../rules/item.ts';
import { type EscapeState, isBlocked, isDone, isOpen, settingOf } from '../../rules/state.ts';
import { BARS, CONTROL_FIGURES, colourMark } from './control.ts';
import { CAGE, CONTROL_MORE_FIGURES } from './controlMore.ts';
import { gadgetCuts } from './gadgetCuts.ts';
import { LAB_FIGURES } from './lab.ts';
import { elementAt, type Label, labelsOf } from './labels.ts';
import { LAST_FIGURES } from './last.ts';
import { CLOCK_FACE, LIBRARY_FIGURES, PIANO_LID_UP } from './library.ts';
import { OFFICE_FIGURES, SHUTTER } from './office.ts';
import { type Figure, flat, part, round, star } from './shapes.ts';
import { SHEET_FIGURES, sheetCuts } from './sheets.ts';

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
  ...CONTROL_MORE_FIGURES,
  ...SHEET_FIGURES,
  ...LAST_FIGURES,
};
const CRYSTAL_INKS: readonly Ink[] = ['gold', 'moss', 'rose', 'sky'];

/** Fixtures whose text is a scrawl in the room and readable in the close-up. */
const SCRAWLED: ReadonlySet<string> = new Set(['note', 'legend', 'liftLog', ...Object.keys(SHEET_FIGURES)]);
const isNoScrawl = ({ ink, edge }: Cut): boolean => ink !== 'navy' || edge !== 0;

/** Picture of a fixture in its room, or in the close-up. `key` names the texture. */
export function fixturePicture(state: Readonly<EscapeState>, fixture: Fixture, isClose: boolean): FixturePicture {
  const { id, image } = fixture;
  const figure = FIGURES[image];
  const isLit = fixture.requiredNodes.length > 0 && !isBlocked(state, fixture);
  const gaveWay =
    isDone(state, fixture) || isOpen(state, fixture) || state.found[id] !== undefined || (id === 'terminal' && isLit);
  const cuts =
    (gaveWay ? solvedCuts(fixture, figure) : undefined) ?? hinderedCuts(state, fixture) ?? figure?.shut ?? [];
  const setting = fixture.gadget ? `-${settingOf(state, fixture).join('')}` : '';
  const bars = fixture.isExit && ['hatch', 'floors'].some(node => state.done.includes(node)) ? '-free' : '';
  const stamp = `${gaveWay ? 'open' : 'shut'}${isLit ? '-lit' : ''}${state.fitted.includes(id) ? '-fitted' : ''}`;
  const through = isClose && id === 'microscope' && gaveWay;
  return {
    key: `${id}-${stamp}${setting}${bars}${through ? '-through' : ''}`,
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

/** Shapes of a fixture that is not itself yet: behind a shutter; or of one that has its tool, but is not solved. */
function hinderedCuts(state: Readonly<EscapeState>, fixture: Fixture): readonly Cut[] | undefined {
  if (fixture.id === 'boltBox' && isBlocked(state, fixture)) return SHUTTER;
  return fixture.id === 'piano' && state.fitted.includes('piano') ? PIANO_LID_UP : undefined;
}

/** Shapes that depend on the draws and on solved nodes. */
function detailsOf(state: Readonly<EscapeState>, fixture: Fixture, gaveWay: boolean, isLit: boolean): readonly Cut[] {
  const { dots, quarters, hour, minute } = state.draws;
  const { id } = fixture;
  if (fixture.gadget)
    return gadgetCuts(
      fixture.gadget,
      settingOf(state, fixture),
      gaveWay || !fixture.toolRequired || state.fitted.includes(id),
    );
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
      return [
        ...(fixture.requiredNodes.includes('hatch') && !state.done.includes('hatch') ? BARS : []),
        ...(fixture.requiredNodes.includes('floors') && !state.done.includes('floors') ? CAGE : []),
        part(isLit ? 'moss' : 'coral', round(0, -118, 9), [], 8, 1),
      ];
    default:
      return sheetCuts(state.draws, id);
  }
}

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
