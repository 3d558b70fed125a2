// The menus: every command of the drawing page by name.
import { MIRRORS, type Mirror } from '../engine/inks.ts';
import type { Studio } from '../Studio.ts';
import type { StudioState } from '../StudioState.ts';
import type { Glass } from './Glass.ts';
import type { MenuOf } from './MenuBar.tsx';

const MIRROR_NAMES: Readonly<Record<Mirror, string>> = {
  none: 'No mirror',
  'left-right': 'Mirror left and right',
  'up-down': 'Mirror up and down',
  both: 'Mirror both ways',
};

interface Actions {
  show(dialog: 'new' | 'drawings' | 'pattern' | 'film' | 'keys' | 'macpaint'): void;
  open(): void;
  save(): void;
  cut(): void;
  copy(): void;
  paste(): void;
}

export function menusFor(
  studio: Studio,
  glass: Glass,
  state: StudioState,
  grid: boolean,
  actions: Actions,
): readonly MenuOf[] {
  const none = state.selection === null;
  const file: MenuOf = {
    label: 'File',
    groups: [
      [
        { label: 'New', run: () => actions.show('new') },
        { label: 'Open picture', keys: 'Ctrl+O', run: actions.open },
        { label: 'Drawings', run: () => actions.show('drawings') },
      ],
      [
        { label: 'Save PNG', keys: 'Ctrl+S', run: actions.save },
        { label: 'Export as MacPaint', run: () => actions.show('macpaint') },
      ],
    ],
  };
  const edit: MenuOf = {
    label: 'Edit',
    groups: [
      [
        { label: 'Undo', keys: 'Ctrl+Z', disabled: !state.canUndo, run: () => studio.undo() },
        { label: 'Redo', keys: 'Ctrl+Y', disabled: !state.canRedo, run: () => studio.redo() },
      ],
      [
        { label: 'Cut', keys: 'Ctrl+X', disabled: none, run: actions.cut },
        { label: 'Copy', keys: 'Ctrl+C', disabled: none, run: actions.copy },
        { label: 'Paste', keys: 'Ctrl+V', run: actions.paste },
        { label: 'Delete', keys: 'Del', disabled: none, run: () => studio.clear() },
      ],
      [
        { label: 'Select all', keys: 'Ctrl+A', run: () => studio.selectAll() },
        { label: 'Invert', run: () => studio.invert() },
        { label: 'Flip left and right', run: () => studio.flip('left-right') },
        { label: 'Flip up and down', run: () => studio.flip('up-down') },
      ],
    ],
  };
  const view: MenuOf = {
    label: 'View',
    groups: [
      [
        { label: 'Zoom in', keys: '+', run: () => glass.zoomBy(1) },
        { label: 'Zoom out', keys: '−', run: () => glass.zoomBy(-1) },
        { label: 'Fit', keys: '0', run: glass.fit },
        { label: 'Actual size', keys: '1', run: glass.actual },
      ],
      [
        { label: 'FatBits', keys: 'F', run: glass.toggleFat },
        { label: 'Pixel grid', checked: grid, run: glass.toggleGrid },
      ],
    ],
  };
  const goodies: MenuOf = {
    label: 'Goodies',
    groups: [
      MIRRORS.map(mirror => ({
        label: MIRROR_NAMES[mirror],
        checked: state.mirror === mirror,
        run: () => studio.choose({ mirror }),
      })),
      [
        { label: 'Edit pattern', run: () => actions.show('pattern') },
        { label: 'Time-lapse', run: () => actions.show('film') },
        { label: 'Keys and gestures', run: () => actions.show('keys') },
      ],
    ],
  };
  return [file, edit, view, goodies];
}
