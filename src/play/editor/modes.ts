// Drawing modes of a tile editor: what a press and a drag on the drawing do, with the key of each.
export const MODES = [
  { id: 'pen', label: 'Pen', key: 'KeyB', letter: 'B' },
  { id: 'line', label: 'Line', key: 'KeyL', letter: 'L' },
  { id: 'outline', label: 'Rectangle', key: 'KeyR', letter: 'R' },
  { id: 'filled', label: 'Filled rectangle', key: 'KeyT', letter: 'T' },
  { id: 'fill', label: 'Fill', key: 'KeyF', letter: 'F' },
  { id: 'select', label: 'Select a region', key: 'KeyS', letter: 'S' },
  { id: 'stamp', label: 'Lay the copy', key: 'KeyV', letter: 'V' },
  { id: 'hand', label: 'Move the view', key: 'KeyH', letter: 'H' },
] as const;

export type Mode = (typeof MODES)[number]['id'];

/** Modes in which a drag goes from one cell to another and counts when it ends. */
export const isDragged = (mode: Mode): boolean => ['line', 'outline', 'filled', 'select'].includes(mode);
