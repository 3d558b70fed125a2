// Places of the names of hot spots: under or over the thing that they name, within the picture, none on another.
export interface LabelPlace {
  readonly side: 'under' | 'over' | 'on';
  /** Shift sideways from the middle of the thing, in world units. */
  readonly shift: number;
}
/** A thing with a name: its centre and height, in world units. */
export interface Named {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
type Size = { readonly width: number; readonly height: number };

/** Width of a letter and height of a line at the text's size; padding at both ends; gap to the thing. In parts of the size. */
const [LETTER, LINE, PADDING, GAP] = [0.56, 1.5, 1.1, 0.15];

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Places of all names; `size` is that of the text in world units. The order of the spots decides who chooses first: under, else over, else on the
 * thing's lower edge where it is as high as the picture.
 */
export function placeLabels(spots: readonly Named[], world: Size, size: number): readonly LabelPlace[] {
  const taken: Box[] = [];
  return spots.map(({ label, x, y, height }) => {
    const wide = (label.length * LETTER + PADDING) * size;
    const high = LINE * size;
    const middle = Math.min(Math.max(x, wide / 2), world.width - wide / 2);
    const boxAt = (top: number): Box => ({
      left: middle - wide / 2,
      right: middle + wide / 2,
      top,
      bottom: top + high,
    });
    const places = [
      { side: 'under', box: boxAt(y + height / 2 + GAP * size) },
      { side: 'over', box: boxAt(y - height / 2 - GAP * size - high) },
    ] as const;
    const inside = places.filter(({ box }) => box.top >= 0 && box.bottom <= world.height);
    const cost = (box: Box) => taken.reduce((sum, other) => sum + overlap(box, other), 0);
    const best = inside.toSorted((a, b) => cost(a.box) - cost(b.box))[0];
    taken.push(best?.box ?? boxAt(y + height / 2 - high));
    return { side: best?.side ?? 'on', shift: middle - x };
  });
}
