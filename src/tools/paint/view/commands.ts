// The menus: every command of the drawing page by name.
import { MIRRORS, type Mirror } from '../engine/inks.ts';
import { traced, turned } from '../engine/transform.ts';
import type { Studio } from '../Studio.ts';
import type { StudioState } from '../StudioState.ts';
import type { Glass, GlassState } from './Glass.ts';
import type { MenuOf } from './MenuBar.tsx';

const MIRROR_NAMES: Readonly<Record<Mirror, string>> = {
  none: 'No mirror',
  'left-right': 'Mirror left and right',
  'up-down': 'Mirror up and down',
  both: 'Mirror both ways',
};

export type Shown =
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
  | null;

interface Actions {
  show(dialog: Shown): void;
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
  { grid, inset }: Pick<GlassState, 'grid' | 'inset'>,
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
        { label: 'Share by link', run: () => actions.show('share') },
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
        { label: 'Delete', keys: 'Del', disabled: none, run: () => studio.selecting.clear() },
      ],
      [{ label: 'Select all', keys: 'Ctrl+A', run: () => studio.selecting.all() }],
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
        { label: 'Actual-size inset', checked: inset, run: glass.toggleInset },
        { label: 'Pixel grid', checked: grid, run: glass.toggleGrid },
      ],
    ],
  };
  const picture: MenuOf = {
    label: 'Picture',
    groups: [
      [
        { label: 'Turn left', run: () => studio.selecting.change(piece => turned(piece, 'left')) },
        { label: 'Turn right', run: () => studio.selecting.change(piece => turned(piece, 'right')) },
        { label: 'Flip left and right', run: () => studio.selecting.flip('left-right') },
        { label: 'Flip up and down', run: () => studio.selecting.flip('up-down') },
        { label: 'Stretch and turn', run: () => actions.show('stretch') },
      ],
      [
        { label: 'Invert', run: () => studio.selecting.invert() },
        { label: 'Trace edges', keys: 'Ctrl+E', run: () => studio.selecting.change(traced) },
      ],
      [
        { label: 'Canvas size', run: () => actions.show('size') },
        { label: 'Crop to selection', disabled: none, run: () => studio.crop() },
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
  return [file, edit, view, picture, goodies];
}
