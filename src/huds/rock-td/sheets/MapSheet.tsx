// Map editor: draws a map, says what is missing and how long the way is, plays it, shares it.
import { useState } from 'react';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { COLUMNS, MOST_TITLE, OPEN, ROWS, WALL } from '../../../../scenes/rock-td/levels/map.ts';
import {
  checkMap,
  drawingOfMap,
  FLAG,
  layMap,
  type MapDrawing,
  paintMap,
  textOfMap,
} from '../../../../scenes/rock-td/levels/mapDrawing.ts';
import { EditorFrame } from '../../../play/editor/EditorFrame.tsx';
import { PasteArea } from '../../../play/editor/PasteArea.tsx';
import { SavePart } from '../../../play/editor/SavePart.tsx';
import { TextArea } from '../../../play/editor/TextArea.tsx';
import type { Tool } from '../../../play/editor/TileEditor.tsx';
import { applyEdit, type EditHistory, newHistory, type TileGrid } from '../../../play/editor/tileGrid.ts';
import { useTrial } from '../../../play/editor/useTrial.tsx';
import { linkTo } from '../../../play/page/address.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { draft } from './draft.ts';
import { drawTile } from './tilePictures.ts';

const TOOLS: readonly Tool[] = [
  { id: FLAG, label: 'Next flag', tile: FLAG },
  { id: WALL, label: 'Cliff', tile: WALL },
  { id: OPEN, label: 'Grass', tile: OPEN },
];

interface MapSheetProps {
  readonly definition: GameDefinition;
  /** Starts a run on this map. */
  onPlay(text: string): void;
}

const gridOf = ({ cells }: MapDrawing): TileGrid => ({ columns: COLUMNS, rows: ROWS, cells });

export default function MapSheet({ definition, onPlay }: MapSheetProps) {
  const [drawing, setDrawing] = useState(() => draft.getState());
  const [edited, setEdited] = useState<EditHistory>(() => newHistory(gridOf(drawing)));
  const found = checkMap(drawing);
  const text = 'map' in found ? textOfMap(drawing) : null;

  const trial = useTrial({ definition, drawn: text, setupAfter: () => ({ difficulty: 'EASY', own: text ?? '' }) });

  const change = (next: MapDrawing) => {
    setDrawing(next);
    draft.setState(next, true);
  };
  return (
    <EditorFrame
      edited={edited}
      tools={TOOLS}
      ground={OPEN}
      faults={'faults' in found ? found.faults : []}
      onChange={next => {
        setEdited(next);
        change({ ...drawing, cells: next.present.cells });
      }}
      beside={trial.beside}
      painted={paintMap}
      lay={layMap}
      draw={drawTile}
      describe={tile => (tile === OPEN ? 'grass' : tile === WALL ? 'cliff' : `flag ${tile}`)}
      fields={
        <TextField
          label="Name"
          value={drawing.title}
          maxLength={MOST_TITLE}
          onChange={title => change({ ...drawing, title })}
        />
      }
      actions={
        <>
          <Button disabled={text === null} onClick={() => text !== null && onPlay(text)}>
            Play this map
          </Button>
          {trial.button}
          <span role="status">{'steps' in found ? `The way without a rock: ${found.steps} steps.` : ''}</span>
        </>
      }
      save={
        SavePart && (
          <SavePart
            game={definition.id}
            title={drawing.title}
            longest={MOST_TITLE}
            text={title => ('map' in found ? textOfMap({ ...drawing, title }) : null)}
            missing={text === null ? 'There is no map yet that can be played.' : null}
          />
        )
      }
      texts={
        <>
          <TextArea
            label="Map as text"
            rows={7}
            value={text ?? ''}
            {...(text !== null && {
              link: { label: 'Copy a link', text: linkTo(definition, 0, { own: text }), fileName: 'map.txt' },
            })}
          />
          <PasteArea
            label="Paste a map to draw on"
            rows={7}
            act="Draw on it"
            take={pasted => {
              const next = drawingOfMap(pasted);
              setEdited(applyEdit(edited, gridOf(next)));
              change(next);
              return true;
            }}
          />
        </>
      }
    />
  );
}
