// What is seldom opened and fetched only then: drawings, pattern editor, time-lapse, MacPaint export, help.
import type { Drawer } from '../Drawer.ts';
import { patternOf } from '../engine/inks.ts';
import type { Studio } from '../Studio.ts';
import { CanvasSize } from './CanvasSize.tsx';
import type { Shown } from './commands.ts';
import { keepPattern } from './customPattern.ts';
import { Drawings } from './Drawings.tsx';
import { Keys } from './Keys.tsx';
import { MacPaintExport } from './MacPaintExport.tsx';
import { PatternEditor } from './PatternEditor.tsx';
import { Arrival, Share } from './Share.tsx';
import { StretchAndTurn } from './StretchAndTurn.tsx';
import { TimeLapse } from './TimeLapse.tsx';

interface FurtherProps {
  readonly shown: Shown;
  close(): void;
  readonly studio: Studio;
  readonly drawer: Drawer;
  /** A drawing that came with the address. */
  readonly arrival: { readonly letters: string | null; close(): void };
}

export default function Further({ shown, close, studio, drawer, arrival }: FurtherProps) {
  const { sheet, custom, pattern } = studio.store.getState();
  return (
    <>
      <Drawings open={shown === 'drawings'} close={close} drawer={drawer} />
      <TimeLapse open={shown === 'film'} close={close} sheet={sheet} />
      <CanvasSize open={shown === 'size'} close={close} studio={studio} />
      <StretchAndTurn open={shown === 'stretch'} close={close} studio={studio} />
      <Share open={shown === 'share'} close={close} studio={studio} />
      <Arrival letters={arrival.letters} close={arrival.close} drawer={drawer} />
      <Keys open={shown === 'keys'} close={close} />
      <MacPaintExport open={shown === 'macpaint'} close={close} studio={studio} />
      <PatternEditor
        open={shown === 'pattern'}
        pattern={custom ?? patternOf(pattern, custom)}
        close={close}
        use={own => {
          keepPattern(own);
          studio.choose({ custom: own, pattern: 'custom' });
        }}
      />
    </>
  );
}
