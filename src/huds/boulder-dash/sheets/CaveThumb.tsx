// Thumbnail of a cave, drawn once it is seen: a few pixels for each cell.
import { useEffect, useRef } from 'react';
import { readBdcff } from '../../../../scenes/boulder-dash/levels/bdcff/read.ts';
import { CELL } from '../../../../scenes/boulder-dash/rules/cells.ts';
import { CLASSIC, isFirefly, isFly } from '../../../../scenes/boulder-dash/rules/classic/elements.ts';
import { css, type Ink } from '../../../../scenes/kit/core/inks.ts';
import { tryReading } from '../../../../scenes/kit/core/refusal.ts';
import styles from './Caves.module.css';

/** Pixels of a cell's side. */
const SIDE = 4;

const LOOKS: Readonly<Record<number, readonly [ink: Ink, lighter: number]>> = {
  [CELL.wall]: ['indigo', -10],
  [CELL.dirt]: ['sand', -36],
  [CELL.boulder]: ['paper', -24],
  [CELL.fallingBoulder]: ['paper', -24],
  [CELL.diamond]: ['gold', 4],
  [CELL.fallingDiamond]: ['gold', 4],
  [CLASSIC.brick]: ['plum', -12],
  [CLASSIC.magicWall]: ['plum', 12],
  [CLASSIC.amoeba]: ['moss', -8],
  [CLASSIC.slime]: ['teal', -8],
  [CLASSIC.growsAcross]: ['plum', -4],
  [CLASSIC.growsUpright]: ['plum', -4],
  [CLASSIC.growsBothWays]: ['plum', -4],
};

const lookOf = (code: number): readonly [Ink, number] | undefined => {
  if (isFly(code)) return isFirefly(code) ? ['coral', 6] : ['coral', 20];
  return LOOKS[code];
};

function draw(canvas: HTMLCanvasElement, bdcff: string): void {
  const read = tryReading(() => readBdcff(bdcff).caves[0]);
  const cave = 'value' in read ? read.value : undefined;
  const pen = canvas.getContext('2d');
  if (!cave || !pen) return;
  const { width, height, cells, player, exit } = cave;
  canvas.width = width * SIDE;
  canvas.height = height * SIDE;
  pen.fillStyle = css('navy', -4);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const mark = (cell: number, ink: Ink, lighter: number, grown = 0) => {
    pen.fillStyle = css(ink, lighter);
    const [x, y] = [(cell % width) * SIDE - grown, Math.floor(cell / width) * SIDE - grown];
    pen.fillRect(x, y, SIDE + 2 * grown, SIDE + 2 * grown);
  };
  cells.forEach((code, cell) => {
    const look = lookOf(code);
    if (look) mark(cell, ...look);
  });
  // Where it begins and where it ends is seen at a glance.
  mark(exit, 'moss', 10, 2);
  mark(player, 'fox', 6, 2);
}

export function CaveThumb({ bdcff }: { readonly bdcff: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      draw(current, bdcff);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [bdcff]);
  return <canvas ref={canvas} width={160} height={88} className={styles.thumb} aria-hidden="true" />;
}
