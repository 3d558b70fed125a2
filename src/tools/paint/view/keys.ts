// Keys of the drawing page and what they do, while the focus is on it.
import type { Tool } from '../engine/inks.ts';

/** Everything a key can ask for. */
export interface Asked {
  tool(tool: Tool): void;
  thicker(by: 1 | -1): void;
  zoom(by: 1 | -1): void;
  fit(): void;
  actual(): void;
  fat(): void;
  undo(): void;
  redo(): void;
  save(): void;
  open(): void;
  selectAll(): void;
  trace(): void;
  clear(): void;
  cancel(): void;
}

const TOOL_KEYS: Readonly<Record<string, Tool>> = {
  p: 'pencil',
  b: 'brush',
  e: 'eraser',
  l: 'line',
  r: 'rectangle',
  R: 'filled-rectangle',
  u: 'rounded-rectangle',
  U: 'filled-rounded-rectangle',
  g: 'polygon',
  G: 'filled-polygon',
  d: 'freehand',
  D: 'filled-freehand',
  o: 'oval',
  O: 'filled-oval',
  t: 'text',
  k: 'paint-bucket',
  m: 'marquee',
  a: 'lasso',
  s: 'spray',
  i: 'eyedropper',
  h: 'hand',
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The way an arrow key points, with Shift eight pixels far. */
export function arrowOf({ key, shiftKey }: { key: string; shiftKey: boolean }): [number, number] | null {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const far = shiftKey ? 8 : 1;
  return dx === 0 && dy === 0 ? null : [dx * far, dy * far];
}

/** True if the key meant something. */
export function onKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  asked: Asked,
): boolean {
  if (event.altKey) return false;
  const act = event.ctrlKey || event.metaKey ? commandFor(event, asked) : plainFor(event.key, asked);
  act?.();
  return act !== undefined;
}

function commandFor(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  asked: Asked,
): (() => void) | undefined {
  const commands: Readonly<Record<string, () => void>> = {
    z: shiftKey ? asked.redo : asked.undo,
    y: asked.redo,
    s: asked.save,
    o: asked.open,
    a: asked.selectAll,
    e: asked.trace,
  };
  return commands[key.toLowerCase()];
}

function plainFor(key: string, asked: Asked): (() => void) | undefined {
  const tool = TOOL_KEYS[key];
  if (tool) return () => asked.tool(tool);
  const keys: Readonly<Record<string, () => void>> = {
    '[': () => asked.thicker(-1),
    ']': () => asked.thicker(1),
    '+': () => asked.zoom(1),
    '=': () => asked.zoom(1),
    '-': () => asked.zoom(-1),
    '0': asked.fit,
    '1': asked.actual,
    f: asked.fat,
    Delete: asked.clear,
    Backspace: asked.clear,
    Escape: asked.cancel,
  };
  return keys[key];
}
