// Menu commands of the paint page.

import type { EditorState } from '../EditorState.ts';
import { MIRRORS, type Mirror } from '../engine/inks.ts';
import { rotateQuarter, traceEdges } from '../engine/transform.ts';
import type { PaintEditor } from '../PaintEditor.ts';
import type { CanvasView, CanvasViewState } from './artboard/CanvasView.ts';
import type { Menu } from './MenuBar.tsx';

const MIRROR_NAMES: Readonly<Record<Mirror, string>> = {
  none: 'No mirror',
  'left-right': 'Mirror left and right',
  'up-down': 'Mirror up and down',
  both: 'Mirror both ways',
};

export type DialogName =
  | 'about'
  | 'new'
  | 'drawings'
  | 'pattern'
  | 'film'
  | 'keys'
  | 'macpaint'
  | 'size'
  | 'stretch'
  | 'share'
  | 'save'
  | null;

interface Actions {
  show(dialog: DialogName): void;
  open(): void;
  save(): void;
  print(): void;
  cut(): void;
  copy(): void;
  paste(): void;
  insert(from: 'file' | 'camera'): void;
}

export function menusFor(
  editor: PaintEditor,
  canvasView: CanvasView,
  state: EditorState,
  { grid, inset, hasCamera }: Pick<CanvasViewState, 'grid' | 'inset'> & { readonly hasCamera: boolean },
  actions: Actions,
): readonly Menu[] {
  const none = state.selection === null;
  const file: Menu = {
    label: 'File',
    groups: [
      [
        { label: 'New', run: () => actions.show('new') },
        { label: 'Open picture', keys: 'Ctrl+O', run: actions.open },
        { label: 'Drawings', run: () => actions.show('drawings') },
      ],
      [
        { label: 'Save PNG', keys: 'Ctrl+S', run: actions.save },
        { label: 'Save as', keys: 'Ctrl+Shift+S', run: () => actions.show('save') },
        { label: 'Share by link', run: () => actions.show('share') },
        { label: 'Export as MacPaint', run: () => actions.show('macpaint') },
        { label: 'Print', keys: 'Ctrl+P', run: actions.print },
      ],
    ],
  };
  const edit: Menu = {
    label: 'Edit',
    groups: [
      [
        { label: 'Undo', keys: 'Ctrl+Z', disabled: !state.canUndo, run: () => editor.undo() },
        { label: 'Redo', keys: 'Ctrl+Y', disabled: !state.canRedo, run: () => editor.redo() },
      ],
      [
        { label: 'Cut', keys: 'Ctrl+X', disabled: none, run: actions.cut },
        { label: 'Copy', keys: 'Ctrl+C', disabled: none, run: actions.copy },
        { label: 'Paste', keys: 'Ctrl+V', run: actions.paste },
        { label: 'Insert from file', run: () => actions.insert('file') },
        ...(hasCamera ? [{ label: 'Insert from camera', run: () => actions.insert('camera') }] : []),
        { label: 'Delete', keys: 'Del', disabled: none, run: () => editor.selectionTool.clear() },
      ],
      [{ label: 'Select all', keys: 'Ctrl+A', run: () => editor.selectionTool.selectAll() }],
    ],
  };
  const view: Menu = {
    label: 'View',
    groups: [
      [
        { label: 'Zoom in', keys: '+', run: () => canvasView.zoomBy(1) },
        { label: 'Zoom out', keys: '−', run: () => canvasView.zoomBy(-1) },
        { label: 'Fit', keys: '0', run: canvasView.fit },
        { label: 'Actual size', keys: '1', run: canvasView.actualSize },
      ],
      [
        { label: 'FatBits', keys: 'F', run: canvasView.toggleFatBits },
        { label: 'Actual-size inset', checked: inset, run: canvasView.toggleInset },
        { label: 'Pixel grid', checked: grid, run: canvasView.toggleGrid },
      ],
    ],
  };
  const picture: Menu = {
    label: 'Picture',
    groups: [
      [
        { label: 'Turn left', run: () => editor.selectionTool.transform(piece => rotateQuarter(piece, 'left')) },
        { label: 'Turn right', run: () => editor.selectionTool.transform(piece => rotateQuarter(piece, 'right')) },
        { label: 'Flip left and right', run: () => editor.selectionTool.flip('left-right') },
        { label: 'Flip up and down', run: () => editor.selectionTool.flip('up-down') },
        { label: 'Stretch and turn', run: () => actions.show('stretch') },
      ],
      [
        { label: 'Invert', run: () => editor.selectionTool.invert() },
        { label: 'Trace edges', keys: 'Ctrl+E', run: () => editor.selectionTool.transform(traceEdges) },
      ],
      [
        { label: 'Canvas size', run: () => actions.show('size') },
        { label: 'Crop to selection', disabled: none, run: () => editor.crop() },
      ],
    ],
  };
  const goodies: Menu = {
    label: 'Goodies',
    groups: [
      MIRRORS.map(mirror => ({
        label: MIRROR_NAMES[mirror],
        checked: state.mirror === mirror,
        run: () => editor.choose({ mirror }),
      })),
      [
        { label: 'Edit pattern', run: () => actions.show('pattern') },
        { label: 'Time-lapse', run: () => actions.show('film') },
        { label: 'Keys and gestures', run: () => actions.show('keys') },
      ],
    ],
  };
  return [file, edit, view, picture, goodies];
}
