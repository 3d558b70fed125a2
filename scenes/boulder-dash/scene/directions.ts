// Directions to what is out of sight: a mark's place at the view's edge, and the words for the way there.

interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** Place of a mark, and the angle to what it points to, in radians: 0 is to the right. */
export interface EdgeMark extends Point {
  readonly angle: number;
}

/** Mark of a target at the edge of the view, `inset` inside it; null while the target is in sight. */
export function edgeMark(view: Area, target: Point, inset: number): EdgeMark | null {
  const isSeen =
    target.x >= view.x && target.x <= view.x + view.width && target.y >= view.y && target.y <= view.y + view.height;
  if (isSeen) return null;
  const x = Math.min(view.x + view.width - inset, Math.max(view.x + inset, target.x));
  const y = Math.min(view.y + view.height - inset, Math.max(view.y + inset, target.y));
  return { x, y, angle: Math.atan2(target.y - y, target.x - x) };
}

/** From so many cells on it is far. */
const FAR = 10;

/** The way in words, from the offset in cells: 'far right, down'. The longer part comes first; empty at the same place. */
export function wayInWords(across: number, down: number): string {
  const part = (cells: number, before: string, after: string) => {
    const away = Math.abs(cells);
    return { away, words: `${away >= FAR ? 'far ' : ''}${cells < 0 ? before : after}` };
  };
  return [part(across, 'left', 'right'), part(down, 'up', 'down')]
    .filter(({ away }) => away > 0)
    .toSorted((a, b) => b.away - a.away)
    .map(({ words }) => words)
    .join(', ');
}
