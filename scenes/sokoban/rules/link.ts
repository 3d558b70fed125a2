// Link format of a position: the board as one line of run-length encoded XSB. Writer, and reader of untrusted text.

import { refusalOf } from '../../kit/core/refusal.ts';
import { levelFile } from '../levels/levelFile.ts';
import { readXsb, writeXsb } from '../levels/xsb.ts';
import { type Level, type Position, positionOf } from './level.ts';
import { beginLevel, type SokobanState } from './state.ts';

/** The board in one line, with run lengths: `4#|#@-#|…`. */
export function writeLink(level: Level, position: Position = positionOf(level)): string {
  const rows = writeXsb({ ...level, title: '' }, position)
    .trimEnd()
    .split('\n');
  return rows
    .map(row => row.replaceAll(' ', '-').replace(/(.)\1+/g, run => `${run.length}${run[0] as string}`))
    .join('|');
}

/** State with the board that a link brought, or with a complaint that says why it cannot be read. */
export function openLink(state: SokobanState, text: string): SokobanState {
  try {
    const levels = readXsb(text);
    const [level] = levels;
    if (!level) return state;
    const number = state.levels.findIndex(known => isSameBoard(levelFile(known).level, level)) + 1;
    if (number === 0) return beginLevel(state, { own: writeXsb(level) });
    const start = beginLevel(state, { number, own: null });
    const { player, boxes } = positionOf(level);
    const isStart =
      writeXsb({ ...level, title: '' }) ===
      writeXsb({ ...levelFile(state.levels[number - 1] as string).level, title: '' });
    return isStart ? start : { ...start, player, boxes, placed: true };
  } catch (error) {
    const why = refusalOf(error);
    return {
      ...state,
      complaint: `This link holds no board that can be read. ${why} This is level ${state.number} instead.`,
    };
  }
}

/** Same walls, same goals, same number of boxes. */
function isSameBoard(a: Level, b: Level): boolean {
  const fixed = ({ width, walls, goals, boxes }: Level) => JSON.stringify([width, walls, goals, boxes.length]);
  return fixed(a) === fixed(b);
}
