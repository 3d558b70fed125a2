// Frame of every level editor: tile editor, fields, actions, and text areas for export and import.
import type { ComponentProps, ReactNode } from 'react';
import styles from './EditorSheet.module.css';
import { TileEditor } from './TileEditor.tsx';
import type { TileGrid } from './tileGrid.ts';

interface EditorFrameProps extends Omit<ComponentProps<typeof TileEditor>, 'children' | 'fine' | 'paint'> {
  /** Cells after a tool was used on one of them; the same string if nothing changes. */
  painted(cells: string, cell: number, tool: string): string;
  /** Form fields of the level: name, numbers. */
  readonly fields?: ReactNode;
  /** Buttons: play, check, clear. */
  readonly actions: ReactNode;
  /** Save part, in development. */
  readonly save?: ReactNode;
  /** Text areas for export and import. */
  readonly texts: ReactNode;
}

export function EditorFrame({ painted, fields, actions, save, texts, ...editor }: EditorFrameProps) {
  const paint = (sheet: TileGrid, cell: number, tool: string): TileGrid => {
    const cells = painted(sheet.cells, cell, tool);
    return cells === sheet.cells ? sheet : { ...sheet, cells };
  };
  return (
    <TileEditor {...editor} fine="Nothing is missing." paint={paint}>
      {fields}
      <div className={styles.actions}>{actions}</div>
      {save}
      <div className={styles.texts}>{texts}</div>
    </TileEditor>
  );
}
