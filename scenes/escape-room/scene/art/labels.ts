// Readable labels of fixtures in the close-up, in px from their centres. They say nothing that the texts do not say.

import { officeWord, shortHandText, timeOf } from '../../levels/building/links.ts';
import { FLOORS, KEYS, ROMAN } from '../../levels/draws.ts';
import { TAPS } from '../../rules/gadgets.ts';
import type { Fixture } from '../../rules/item.ts';
import { type EscapeState, isDone, settingOf } from '../../rules/state.ts';
import { type Label, sheetLabels, word, wrapped } from './sheets.ts';

export type { Label } from './sheets.ts';

const SYMBOLS = ['H', 'He', 'Li', 'Be', 'B', 'C', 'N', 'O', 'F'];

/** Position of an element on the poster. */
export const elementAt = (i: number): [number, number] => [-29.5 + (i % 3) * 30, -29 + Math.floor(i / 3) * 32];

export function labelsOf(
  state: Readonly<EscapeState>,
  fixture: Fixture,
  gaveWay: boolean,
  isLit: boolean,
): readonly Label[] {
  const { draws } = state;
  switch (fixture.id) {
    case 'note': {
      const words =
        draws.plots.lab === 'ultraviolet' ? ['Cabinet:', 'lightest', 'last'] : ['Cabinet:', 'fewest', 'faces first'];
      return words.map((text, i) => word(0, -16 + i * 15, text, 12));
    }
    case 'legend':
      return draws.legend.map((digit, i) => word(-5 + (i % 2) * 46, -30 + Math.floor(i / 2) * 30, digit, 16));
    case 'poster':
      return SYMBOLS.map((symbol, i) => {
        const isAglow = gaveWay && draws.elements.includes(i + 1);
        return word(...elementAt(i), `${i + 1} ${symbol}`, 8, isAglow || !gaveWay ? 'navy' : 'paper');
      });
    case 'microscope':
      return gaveWay
        ? draws.faces.map((faces, i) => word(-18 + (i % 2) * 36, -18 + Math.floor(i / 2) * 36, faces, 11))
        : [];
    case 'whiteboard':
      return [word(0, 8, 'Meeting at', 11), word(0, 22, timeOf(draws), 13)];
    case 'calendar':
      return [
        word(0, -45, `Short: ${shortHandText(draws)}`, 7, 'paper'),
        word(0, 46, `Long: on ${draws.minute / 5}`, 10),
      ];
    case 'computer':
      return gaveWay ? wrapped(officeWord(draws), 18, 8, -8, 'paper') : [];
    case 'reader':
      return gaveWay ? wrapped(officeWord(draws), 15, 6, -34) : [];
    case 'book':
      return ROMAN.map((_, i) => word(-94, -111 + i * 32, i + 1, 12));
    case 'busts':
      return draws.plates.map((number, i) => word(-112 + i * 32, 38, ROMAN[number - 1] ?? '', 8));
    case 'gauges':
      return [word(0, 45.5, 'From empty to full', 7)];
    case 'terminal':
      return isLit
        ? [
            word(
              0,
              -4,
              isDone(state, fixture)
                ? 'EXIT UNLOCKED'
                : Array(fixture.codePrompt?.digits ?? 0)
                    .fill('_')
                    .join(' '),
              10,
              'paper',
            ),
          ]
        : [];
    case 'piano':
      return gaveWay || state.fitted.includes('piano') ? KEYS.map((key, i) => word(-60 + i * 24, 26, key, 12)) : [];
    case 'floors':
      return FLOORS.map((floor, i) => word(-56 + i * 28, 24, floor, 12));
    case 'liftLog':
      return wrapped(fixture.noteText ?? '', 20, 8, 0);
    case 'counterweight':
    case 'balance': {
      const { weights, goal } = draws.counter;
      const setting = settingOf(state, fixture);
      if (fixture.toolRequired && !gaveWay && !state.fitted.includes(fixture.id)) return [];
      return [
        ...weights.map((weight, i) => word(-76 + i * 38, (setting[i] ? 6 : 48) - 8 - weight * 0.2, weight, 9)),
        word(0, -42, fixture.id === 'balance' ? `Pan: ${goal}` : `Empty cage: ${goal}`, 9),
      ];
    }
    case 'tanks': {
      const { sizes } = draws.tanks;
      return TAPS.map(([from, to], i) => word(-85 + i * 34, 52, `${sizes[from]} to ${sizes[to]}`, 7));
    }
    default:
      return sheetLabels(fixture, draws);
  }
}
