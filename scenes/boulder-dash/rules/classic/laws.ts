// The classic laws of a cave, those of Boulder Dash 1 and 2: one scan a tick, from the upper left to the lower right; what was scanned does not act twice.
import { type Action, actFox, type Cave, type EmitCaveEvent } from '../cave.ts';
import { CELL } from '../cells.ts';
import { BLAST_TICKS, CLASSIC, isFly, isGrowingWall } from './elements.ts';
import { dropFalling, dropResting } from './falling.ts';
import { moveFly } from './flies.ts';
import { growAmoeba, growWall, judgeAmoeba, seepSlime } from './growth.ts';
import { actRecorded, nextMove } from './recorded.ts';
import { type ClassicCave, Scan } from './Scan.ts';

export const isClassic = (cave: Cave): cave is ClassicCave => cave.classic !== undefined;

/** One cave tick. The fox acts when the scan reaches it. */
export function classicTick(cave: ClassicCave, action: Action, pushCells: number, emit: EmitCaveEvent): void {
  cave.moved = [];
  cave.from = cave.player;
  const scan = new Scan(cave, emit);
  const { cells } = cave;
  const { recording } = cave.classic;
  const move = recording && nextMove(cave, recording);
  let amoeba = -1;
  for (let at = 0; at < cells.length; at++) {
    const code = cells[at] as number;
    if (code <= CELL.dirt || scan.isScanned(at)) continue;
    if (code === CELL.player) {
      moveFox(scan, () =>
        recording ? actRecorded(scan, move ?? '.', recording) : actFox(cave, action, pushCells, emit),
      );
      if (cave.outcome === 'out') return;
    } else if (code === CLASSIC.amoeba) {
      amoeba = at;
      growAmoeba(scan, at);
    } else actElement(scan, at, code);
  }
  judgeAmoeba(scan, amoeba);
}

/** The fox, and the boulder that it pushed, have acted. */
function moveFox(scan: Scan, act: () => void): void {
  const { cave } = scan;
  const before = cave.moved.length;
  act();
  scan.mark(cave.player);
  for (let i = before + 1; i < cave.moved.length; i += 2) scan.mark(cave.moved[i] as number);
}

function actElement(scan: Scan, at: number, code: number): void {
  if (code === CELL.boulder || code === CELL.diamond) dropResting(scan, at, code);
  else if (code === CELL.fallingBoulder || code === CELL.fallingDiamond) dropFalling(scan, at, code);
  else if (isFly(code)) moveFly(scan, at, code);
  else if (code === CLASSIC.slime) seepSlime(scan, at);
  else if (isGrowingWall(code)) growWall(scan, at, code);
  else if (code >= CLASSIC.blast) passBlast(scan, at, code);
}

/** The next stage of an explosion or of a diamond's birth. */
function passBlast(scan: Scan, at: number, code: number): void {
  const isBirth = code >= CLASSIC.birth;
  const last = (isBirth ? CLASSIC.birth : CLASSIC.blast) + BLAST_TICKS - 1;
  if (code < last) scan.put(at, code + 1);
  else scan.put(at, isBirth ? CELL.diamond : CELL.empty);
}
