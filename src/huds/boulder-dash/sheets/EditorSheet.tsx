// Cave editor: draws a cave, lists its faults, solves it on request, and starts it.
import { useState } from 'react';
import { CONSTANTS } from '../../../../scenes/boulder-dash/constants.ts';
import { writeCaveFile } from '../../../../scenes/boulder-dash/levels/bdcff/customCave.ts';
import { BdcffError, readBdcff } from '../../../../scenes/boulder-dash/levels/bdcff/read.ts';
import {
  type Drawing,
  drawingOf,
  faceOf,
  MOST_NEEDED,
  MOST_SECONDS,
  paintCell,
  SIDES,
  validateDrawing,
} from '../../../../scenes/boulder-dash/levels/drawing.ts';
import { type CaveNumber, generate } from '../../../../scenes/boulder-dash/levels/generate.ts';
import { drawingOfLevel } from '../../../../scenes/boulder-dash/levels/levelDrawing.ts';
import { trialSetup } from '../../../../scenes/boulder-dash/levels/trial.ts';
import type { State } from '../../../../scenes/boulder-dash/rules/state.ts';
import type { CaveView } from '../../../../scenes/boulder-dash/view.ts';
import { tune } from '../../../../scenes/kit/core/constants.ts';
import { tryReading } from '../../../../scenes/kit/core/refusal.ts';
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
import { toast } from '../../../ui/toast.ts';
import { keepDrawn } from '../shelf.ts';
import styles from './Caves.module.css';
import { draft, EARTH, withinSides } from './draft.ts';
import type { SheetProps } from './sheetProps.ts';
import { drawTile } from './tilePictures.ts';
import { useSolver } from './useSolver.ts';

const TOOLS: readonly Tool[] = [
  { id: '.', label: 'Dirt', tile: '.' },
  { id: ' ', label: 'Empty', tile: ' ' },
  { id: 'w', label: 'Brick wall', tile: 'w' },
  { id: 'W', label: 'Steel wall', tile: 'W' },
  { id: 'r', label: 'Boulder', tile: 'r' },
  { id: 'd', label: 'Diamond', tile: 'd' },
  { id: 'R', label: 'Falling boulder', tile: 'R' },
  { id: 'D', label: 'Falling diamond', tile: 'D' },
  { id: 'Q', label: 'Firefly', tile: 'Q' },
  { id: 'o', label: 'Firefly up', tile: 'o' },
  { id: 'O', label: 'Firefly right', tile: 'O' },
  { id: 'q', label: 'Firefly down', tile: 'q' },
  { id: 'B', label: 'Butterfly', tile: 'B' },
  { id: 'c', label: 'Butterfly down', tile: 'c' },
  { id: 'C', label: 'Butterfly left', tile: 'C' },
  { id: 'b', label: 'Butterfly up', tile: 'b' },
  { id: 'a', label: 'Amoeba', tile: 'a' },
  { id: 'M', label: 'Magic wall', tile: 'M' },
  { id: 's', label: 'Slime', tile: 's' },
  { id: 'x', label: 'Growing wall', tile: 'x' },
  { id: 'v', label: 'Wall that grows upright', tile: 'v' },
  { id: 'e', label: 'Wall that grows all ways', tile: 'e' },
  { id: 'P', label: 'Fox', tile: 'P' },
  { id: 'X', label: 'Exit', tile: 'X' },
];
const TILE_NAMES: Readonly<Record<string, string>> = {
  '.': 'dirt',
  ' ': 'empty',
  w: 'brick wall',
  W: 'steel wall',
  M: 'magic wall',
  x: 'wall that grows to the sides',
  v: 'wall that grows up and down',
  e: 'wall that grows all ways',
  a: 'amoeba',
  s: 'slime',
  Q: 'firefly to the left',
  o: 'firefly upwards',
  O: 'firefly to the right',
  q: 'firefly downwards',
  C: 'butterfly to the left',
  b: 'butterfly upwards',
  B: 'butterfly to the right',
  c: 'butterfly downwards',
  r: 'boulder',
  R: 'falling boulder',
  d: 'diamond',
  D: 'falling diamond',
  P: 'fox',
  X: 'exit',
};

const sheetOf = ({ columns, rows, cells }: Drawing): TileGrid => ({ columns, rows, cells });
const countOf = (text: string, most: number): number => Math.min(most, Math.max(0, Math.floor(Number(text)) || 0));

export default function EditorSheet({ definition, session, play }: SheetProps) {
  const [drawing, setDrawing] = useState<Drawing>(() => draft.getState());
  const [edited, setEdited] = useState<EditHistory>(() => newHistory(sheetOf(drawing)));
  const found = validateDrawing(drawing);
  const text = 'text' in found ? found.text : null;
  const solver = useSolver(text);

  const trial = useTrial({
    definition,
    drawn: text,
    setupAfter: before => trialSetup(drawing, before as State | null),
  });

  const change = (next: Drawing) => {
    setDrawing(next);
    draft.setState(next, true);
  };
  const onSheet = (next: EditHistory) => {
    setEdited(next);
    change({ ...drawing, ...next.present });
  };
  const begin = (next: Drawing) => {
    setEdited(applyEdit(edited, sheetOf(next)));
    change(next);
  };
  const playedCave = () => (session.store.getState().view as CaveView).cave;
  const beginWithPlayed = () => {
    const cave = playedCave();
    const played = cave && tryReading(() => ('bdcff' in cave ? toDrawOn(cave.bdcff) : drawnLevel(cave)));
    if (played && 'value' in played) begin(played.value);
    else if (played) toast({ title: played.refusal, variant: 'destructive' });
  };
  const keep = async () => {
    if ('cave' in found) toast({ title: await keepDrawn(definition.id, found.cave) });
  };
  return (
    <EditorFrame
      edited={edited}
      tools={TOOLS}
      ground="."
      sides={SIDES}
      faults={'faults' in found ? found.faults : []}
      onChange={onSheet}
      beside={trial.beside}
      painted={paintCell}
      lay={paintCell}
      face={faceOf}
      draw={drawTile}
      describe={letter => TILE_NAMES[letter] ?? letter}
      fields={
        <div className={styles.fields}>
          <TextField label="Name" value={drawing.name} maxLength={80} onChange={name => change({ ...drawing, name })} />
          <TextField
            label="Diamonds needed"
            inputMode="numeric"
            value={String(drawing.needed)}
            onChange={value => change({ ...drawing, needed: countOf(value, MOST_NEEDED) })}
          />
          <TextField
            label="Seconds of light (0: no end)"
            inputMode="numeric"
            value={String(drawing.seconds)}
            onChange={value => change({ ...drawing, seconds: countOf(value, MOST_SECONDS) })}
          />
        </div>
      }
      actions={
        <>
          <Button disabled={text === null} onClick={() => text !== null && play(text)}>
            Try it out
          </Button>
          {trial.button}
          <Button
            variant="secondary"
            disabled={text === null}
            onClick={() => (solver.working ? solver.cancel() : solver.prove())}
          >
            {solver.working ? 'Cancel' : 'Prove'}
          </Button>
          <Button variant="secondary" disabled={text === null} onClick={() => void keep()}>
            Add to your caves
          </Button>
          <Button variant="ghost" disabled={playedCave() === null} onClick={beginWithPlayed}>
            Begin with this cave
          </Button>
          <Button variant="ghost" onClick={() => begin(EARTH)}>
            Begin with earth
          </Button>
          <span role="status">{text === null ? '' : solver.status}</span>
        </>
      }
      save={
        SavePart && (
          <SavePart
            game={definition.id}
            title={drawing.name}
            text={name => ('cave' in found && solver.proof ? writeCaveFile(found.cave, name, solver.proof) : null)}
            missing={solver.proof ? null : 'Prove it first: the way through is saved with it.'}
          />
        )
      }
      texts={
        <>
          <TextArea
            label="Drawing (BDCFF)"
            rows={6}
            value={text ?? ''}
            {...(text !== null && {
              link: { label: 'Copy a link', text: linkTo(definition, 0, { cave: text }), fileName: 'cave.bd' },
            })}
          />
          <PasteArea
            label="Paste a cave (BDCFF) to draw on"
            rows={6}
            act="Draw on it"
            take={pasted => {
              begin(toDrawOn(pasted));
              return true;
            }}
          />
        </>
      }
    />
  );
}

const drawnLevel = (cave: CaveNumber): Drawing =>
  drawingOfLevel(generate(cave, tune(CONSTANTS)), `Level ${cave.level}`);

function toDrawOn(text: string): Drawing {
  const [cave] = readBdcff(text).caves;
  if (!cave) throw new BdcffError('There is no cave in the text.');
  const drawing = drawingOf(cave);
  if (!withinSides(drawing)) throw new BdcffError(`Caves to draw on have ${SIDES[0]} to ${SIDES[1]} cells a side.`);
  return drawing;
}
