// Dialog "Keys and gestures".
import { Dialog } from '../../../../ui/Dialog.tsx';
import styles from './dialogs.module.css';
import type { DialogProps } from './dialogs.tsx';

const KEYS: readonly (readonly [what: string, keys: string])[] = [
  ['Undo, redo', 'Ctrl+Z, Ctrl+Y; two fingers undo by a tap'],
  ['Save, open', 'Ctrl+S, Ctrl+O'],
  ['Print the sheet', 'Ctrl+P'],
  ['Save with a name, larger, as another type', 'Ctrl+Shift+S'],
  ['Select all, cut, copy, paste', 'Ctrl+A, X, C, V'],
  ['Delete the selection', 'Delete'],
  ['Stretch the selection', 'Its handles, with Shift in proportion'],
  ['Trace edges', 'Ctrl+E'],
  ['Move the selection', 'Arrows, with Shift 8 pixels'],
  ['Straight lines, squares, circles', 'Shift while drawing'],
  ['Polygon', 'Press at each corner, twice at the last; Delete takes one back'],
  ['Move a copy', 'Alt while dragging a selection'],
  ['Cancel a shape, words, a selection', 'Esc'],
  ['Keep typed words, begin a line', 'Enter, Shift+Enter'],
  ['Bold, italic, underlined words', 'Ctrl+B, I, U'],
  ['Move words', 'Drag them, Alt and arrows'],
  ['Thinner, thicker', '[ and ]'],
  ['Zoom', '+ and −, Ctrl and wheel, pinch'],
  ['FatBits', 'F'],
  ['All of it, actual size', '0, 1'],
  ['Move the sheet', 'H or Space and drag, wheel, two fingers'],
  ['Draw without a mouse', 'Arrows carry the pen, Enter puts it down and lifts it'],
  ['Take a colour from the drawing', 'I, or Alt and a press'],
  ['Tools', 'P B E L R U O G D T K M A S I H; Shift with R, U, O, G, D fills'],
];

export function Keys({ open, close }: DialogProps) {
  return (
    <Dialog open={open} onClose={close} title="Keys and gestures">
      <dl className={styles.keys}>
        {KEYS.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{keys}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
