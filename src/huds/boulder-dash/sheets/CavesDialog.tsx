// Dialog of caves, and the cave editor as a dialog of its own.
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../site/lazy/lazyPart.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { setupOf } from '../shelf.ts';
import { CavesSheet } from './CavesSheet.tsx';
import type { CavesProps, SheetProps } from './sheetProps.ts';

const EditorSheet = lazyPart(() => import('./EditorSheet.tsx'));

export default function CavesDialog({ open, onClose, ...rest }: CavesProps) {
  const { session } = rest;
  const [draws, setDraws] = useState(false);
  const close = () => {
    setDraws(false);
    onClose();
    session.resume();
  };
  const play: SheetProps['play'] = (bdcff, solution = null) => {
    setDraws(false);
    onClose();
    session.start(setupOf(bdcff, solution));
  };
  const sheet = { ...rest, play, onClose: close };
  return (
    <>
      <Dialog open={open && !draws} onClose={close} title="Caves" size="wide">
        <CavesSheet {...sheet} onDraw={() => setDraws(true)} />
      </Dialog>
      <Dialog open={open && draws} onClose={() => setDraws(false)} title="Cave editor" size="wide">
        <Suspense>
          <EditorSheet {...sheet} />
        </Suspense>
      </Dialog>
    </>
  );
}
