// The sheet of every level editor: the bench, what can be done with the drawing, and its text out and in.
import type { ComponentProps, ReactNode } from 'react';
import styles from './EditorSheet.module.css';
import type { Sheet } from './sheet.ts';
import { TileEditor } from './TileEditor.tsx';

interface EditorFrameProps extends Omit<ComponentProps<typeof TileEditor>, 'children' | 'fine' | 'paint'> {
  /** The cells after a tool touched one; the same where it changes nothing. */
  painted(cells: string, cell: number, tool: string): string;
  /** Numbers and names that belong to the drawing. */
  readonly fields?: ReactNode;
  /** Play it, prove it, begin anew. */
  readonly actions: ReactNode;
  /** Its text to copy, and a slip to paste into. */
  readonly texts: ReactNode;
}

export function EditorFrame({ painted, fields, actions, texts, ...bench }: EditorFrameProps) {
  const paint = (sheet: Sheet, cell: number, tool: string): Sheet => {
    const cells = painted(sheet.cells, cell, tool);
    return cells === sheet.cells ? sheet : { ...sheet, cells };
  };
  return (
    <TileEditor {...bench} fine="Nothing is missing." paint={paint}>
      {fields}
      <div className={styles.actions}>{actions}</div>
      <div className={styles.texts}>{texts}</div>
    </TileEditor>
  );
}
