// Level editor sheet: drawing, faults, proof, play.
import { useState } from 'react';
import { type Brush, checkDrawing, layTile, paintCell, toXsb } from '../../../../scenes/sokoban/levels/editorBoard.ts';
import { writeLevelFile } from '../../../../scenes/sokoban/levels/levelFile.ts';
import { trialSetup } from '../../../../scenes/sokoban/levels/trial.ts';
import { MAX_SIDE, readXsb, writeXsb } from '../../../../scenes/sokoban/levels/xsb.ts';
import type { Level } from '../../../../scenes/sokoban/rules/level.ts';
import { writeLink } from '../../../../scenes/sokoban/rules/link.ts';
import type { SokobanState } from '../../../../scenes/sokoban/rules/state.ts';
import { EditorFrame } from '../../../play/editor/EditorFrame.tsx';
import { PasteArea } from '../../../play/editor/PasteArea.tsx';
import { SavePart } from '../../../play/editor/SavePart.tsx';
import { TextArea } from '../../../play/editor/TextArea.tsx';
import type { Tool } from '../../../play/editor/TileEditor.tsx';
import { applyEdit, newHistory, type TileGrid } from '../../../play/editor/tileGrid.ts';
import { useTrial } from '../../../play/editor/useTrial.tsx';
import { linkTo } from '../../../play/page/address.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { draft, ROOM } from './draft.ts';
import { Proof } from './Proof.tsx';
import type { SheetProps } from './sheetProps.ts';
import { drawTile } from './tilePictures.ts';
import { type Proven, useProof } from './useProof.ts';

const TOOLS: readonly (Tool & { readonly id: Brush })[] = [
  { id: 'wall', label: 'Wall', tile: '#' },
  { id: 'floor', label: 'Floor', tile: ' ' },
  { id: 'goal', label: 'Goal', tile: '.' },
  { id: 'box', label: 'Parcel', tile: '$' },
  { id: 'player', label: 'Fox', tile: '@' },
];
const SAID: Readonly<Record<string, string>> = {
  '#': 'wall',
  ' ': 'floor',
  '.': 'goal',
  $: 'parcel',
  '*': 'parcel on a goal',
  '@': 'fox',
  '+': 'fox on a goal',
};

/** A level as a sheet to draw on. */
const sheetOf = (level: Level): TileGrid => {
  const rows = writeXsb({ ...level, title: '' })
    .trimEnd()
    .split('\n');
  return { columns: level.width, rows: level.height, cells: rows.map(row => row.padEnd(level.width)).join('') };
};

export default function EditorSheet({ view, session, definition, onDone }: SheetProps) {
  const [edited, setEdited] = useState(() => newHistory(draft.getState()));
  const { present } = edited;
  const found = checkDrawing(present);
  const level = 'level' in found ? found.level : null;
  const proof = useProof(level);

  const trial = useTrial({
    definition,
    drawn: level && toXsb(present),
    setupAfter: before => (level ? trialSetup(level, before as SokobanState | null) : {}),
  });

  const change = (next: typeof edited) => {
    setEdited(next);
    draft.setState(next.present, true);
  };
  const begin = (with_: TileGrid) => change(applyEdit(edited, with_));

  return (
    <EditorFrame
      edited={edited}
      tools={TOOLS}
      ground="floor"
      groundTile=" "
      sides={[3, MAX_SIDE]}
      faults={'faults' in found ? found.faults : []}
      onChange={change}
      beside={trial.beside}
      painted={(cells, cell, tool) => paintCell(cells, cell, tool as Brush)}
      lay={layTile}
      draw={drawTile}
      describe={tile => SAID[tile] ?? 'floor'}
      actions={
        <>
          <Button disabled={!level} onClick={() => level && play(level, proof.proven)}>
            Play it
          </Button>
          {trial.button}
          <Proof proof={proof} ready={level !== null} />
          <Button variant="ghost" onClick={() => begin(sheetOf(view.level))}>
            Begin with this level
          </Button>
          <Button variant="ghost" onClick={() => begin(ROOM)}>
            Begin with an empty room
          </Button>
        </>
      }
      save={
        SavePart && (
          <SavePart
            game={definition.id}
            text={title => (level && proof.proven ? writeLevelFile(level, title, proof.proven) : null)}
            missing={proof.proven ? null : 'Prove it first: the proof is saved with it.'}
          />
        )
      }
      texts={
        <>
          <TextArea
            label="Drawing (XSB)"
            rows={6}
            value={toXsb(present)}
            {...(level && {
              link: {
                label: 'Copy a link',
                text: linkTo(definition, 0, { board: writeLink(level) }),
                fileName: 'level.xsb',
              },
            })}
          />
          <PasteArea
            label="Paste a level (XSB) to draw on"
            rows={6}
            act="Draw on it"
            take={text => {
              begin(sheetOf(readXsb(text)[0] as Level));
              return true;
            }}
          />
        </>
      }
    />
  );

  function play(made: Level, proven: Proven | null): void {
    session.resume();
    const refusal = session.send({ type: 'open', xsb: writeXsb(made) });
    if (!refusal && proven) session.send({ type: 'notePar', pushes: proven.pushes });
    if (refusal) toast({ title: refusal, variant: 'destructive' });
    else onDone();
  }
}
