// Keyboard shortcuts of the paint page.
import { isTyping } from '../../../ui/keyTargets.ts';
import type { Tool } from '../engine/inks.ts';

/** The actions that keys can run. */
export interface KeyActions {
  tool(tool: Tool): void;
  stepSize(by: 1 | -1): void;
  zoom(by: 1 | -1): void;
  fit(): void;
  actual(): void;
  fat(): void;
  undo(): void;
  redo(): void;
  save(): void;
  saveAs(): void;
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

/** Direction of an arrow key, in pixels: 1, or 8 with Shift. */
export function arrowOf({ key, shiftKey }: { key: string; shiftKey: boolean }): [number, number] | null {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const far = shiftKey ? 8 : 1;
  return dx === 0 && dy === 0 ? null : [dx * far, dy * far];
}

/** Widgets that take letters themselves, also those outside of the paint window. */
const LETTER_WIDGETS = '[role="menu"], [role="listbox"], [role="dialog"]';

/** Whether a key is a shortcut of the page: wherever it is pressed, but in fields and in what takes letters itself. */
export function isForPage({
  target,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey'>): boolean {
  const takesLetters = target instanceof Element && target.closest(LETTER_WIDGETS) !== null;
  return !isTyping(target) && (ctrlKey || metaKey || !takesLetters);
}

/** Runs a key's action; false if the key has none. */
export function onKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  actions: KeyActions,
): boolean {
  if (event.altKey) return false;
  const act = event.ctrlKey || event.metaKey ? modifierKey(event, actions) : plainKey(event.key, actions);
  act?.();
  return act !== undefined;
}

function modifierKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  actions: KeyActions,
): (() => void) | undefined {
  const commands: Readonly<Record<string, () => void>> = {
    z: shiftKey ? actions.redo : actions.undo,
    y: actions.redo,
    s: shiftKey ? actions.saveAs : actions.save,
    o: actions.open,
    a: actions.selectAll,
    e: actions.trace,
  };
  return commands[key.toLowerCase()];
}

function plainKey(key: string, actions: KeyActions): (() => void) | undefined {
  const tool = TOOL_KEYS[key];
  if (tool) return () => actions.tool(tool);
  const keys: Readonly<Record<string, () => void>> = {
    '[': () => actions.stepSize(-1),
    ']': () => actions.stepSize(1),
    '+': () => actions.zoom(1),
    '=': () => actions.zoom(1),
    '-': () => actions.zoom(-1),
    '0': actions.fit,
    '1': actions.actual,
    f: actions.fat,
    Delete: actions.clear,
    Backspace: actions.clear,
    Escape: actions.cancel,
  };
  return keys[key];
}
