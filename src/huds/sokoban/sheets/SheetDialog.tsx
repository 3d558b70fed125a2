// The sheets that lie over the game: text in and out, and the editor, which is fetched when it is first wanted.
import { lazy, Suspense } from 'react';
import type { SessionPort } from '../../../../scenes/kit/core/session.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import type { SokobanView } from '../../../../scenes/sokoban/view.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Sheet } from '../More.tsx';
import { TextSheet } from './TextSheet.tsx';

const EditorSheet = lazy(() => import('./EditorSheet.tsx'));

export interface SheetProps {
  readonly view: SokobanView;
  readonly session: SessionPort;
  readonly definition: GameDefinition;
  /** Closes the sheet. */
  onDone(): void;
}

interface SheetDialogProps extends Omit<SheetProps, 'onDone'> {
  readonly sheet: Sheet | null;
  onClose(): void;
}

export default function SheetDialog({ sheet, onClose, ...rest }: SheetDialogProps) {
  return (
    <>
      <Dialog open={sheet === 'text'} onClose={onClose} title="Copy & paste" size="wide">
        <TextSheet {...rest} onDone={onClose} />
      </Dialog>
      <Dialog open={sheet === 'editor'} onClose={onClose} title="Level editor" size="wide">
        <Suspense>
          <EditorSheet {...rest} onDone={onClose} />
        </Suspense>
      </Dialog>
    </>
  );
}
