// Dialogs that are loaded when first opened: drawings, pattern editor, time-lapse, Save as, MacPaint export, help.

import { patternOf } from '../../engine/inks.ts';
import type { OpenDrawing } from '../../OpenDrawing.ts';
import type { PaintEditor } from '../../PaintEditor.ts';
import type { Encoding } from '../artboard/canvas.ts';
import type { DialogName } from '../commands.ts';
import { customPattern } from '../files/customPattern.ts';
import { CanvasSize } from './CanvasSize.tsx';
import { Drawings } from './Drawings.tsx';
import { Keys } from './Keys.tsx';
import { MacPaintExport } from './MacPaintExport.tsx';
import { PatternEditor } from './PatternEditor.tsx';
import { SaveAs } from './SaveAs.tsx';
import { LinkedDrawing, Share } from './Share.tsx';
import { StretchAndTurn } from './StretchAndTurn.tsx';
import { TimeLapse } from './TimeLapse.tsx';

interface LazyDialogsProps {
  readonly shown: DialogName;
  close(): void;
  readonly editor: PaintEditor;
  readonly openDrawing: OpenDrawing;
  save(name: string, encoding: Encoding): Promise<void>;
  /** A drawing that is encoded in the page's address. */
  readonly linked: { readonly linkText: string | null; close(): void };
}

export default function LazyDialogs({ shown, close, editor, openDrawing, save, linked }: LazyDialogsProps) {
  const { sheet, custom, pattern } = editor.store.getState();
  return (
    <>
      <Drawings open={shown === 'drawings'} close={close} openDrawing={openDrawing} />
      <TimeLapse open={shown === 'film'} close={close} sheet={sheet} />
      <CanvasSize open={shown === 'size'} close={close} editor={editor} />
      <StretchAndTurn open={shown === 'stretch'} close={close} editor={editor} />
      <SaveAs open={shown === 'save'} close={close} editor={editor} save={save} />
      <Share open={shown === 'share'} close={close} editor={editor} />
      <LinkedDrawing linkText={linked.linkText} close={linked.close} openDrawing={openDrawing} />
      <Keys open={shown === 'keys'} close={close} />
      <MacPaintExport open={shown === 'macpaint'} close={close} editor={editor} />
      <PatternEditor
        open={shown === 'pattern'}
        pattern={custom ?? patternOf(pattern, custom)}
        close={close}
        use={own => {
          customPattern.save(own);
          editor.choose({ custom: own, pattern: 'custom' });
        }}
      />
    </>
  );
}
