// Dialog of the sheets: levels, collections, text import and export, and the editor, which is loaded on first use.
import { Suspense } from 'react';
import { lazyPart } from '../../../site/lazy/lazyPart.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Sheet } from '../SheetButtons.tsx';
import { CollectionsSheet } from './CollectionsSheet.tsx';
import { LevelsSheet } from './LevelsSheet.tsx';
import type { SheetProps } from './sheetProps.ts';
import { TextSheet } from './TextSheet.tsx';

const EditorSheet = lazyPart(() => import('./EditorSheet.tsx'));

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
      <Dialog open={sheet === 'levels'} onClose={onClose} title="Levels" size="wide">
        <LevelsSheet {...rest} onDone={onClose} />
      </Dialog>
      <Dialog open={sheet === 'collections'} onClose={onClose} title="Collections" size="wide">
        <CollectionsSheet {...rest} onDone={onClose} />
      </Dialog>
      <Dialog open={sheet === 'editor'} onClose={onClose} title="Level editor" size="wide">
        <Suspense>
          <EditorSheet {...rest} onDone={onClose} />
        </Suspense>
      </Dialog>
    </>
  );
}
