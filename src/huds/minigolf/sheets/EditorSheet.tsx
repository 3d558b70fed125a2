// Draws a course on squares, says at once what it lacks, proves its par, plays it, and hands it on as a link or a file.
import { useState } from 'react';
import type { SessionPort } from '../../../../scenes/kit/core/session.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { type Course, CourseError, MOST_PAR, readCourse, writeCourse } from '../../../../scenes/minigolf/course.ts';
import { BRUSHES, COLUMNS, drawn, EMPTY, painted, ROWS } from '../../../../scenes/minigolf/drawing.ts';
import { writeLink } from '../../../../scenes/minigolf/link.ts';
import { counted } from '../../../../scenes/minigolf/score.ts';
import type { GolfView } from '../../../../scenes/minigolf/view.ts';
import { linkTo } from '../../../play/address.ts';
import { EditorFrame } from '../../../play/editor/EditorFrame.tsx';
import styles from '../../../play/editor/EditorSheet.module.css';
import { PasteSlip } from '../../../play/editor/PasteSlip.tsx';
import { type Edited, edit, opened } from '../../../play/editor/sheet.ts';
import { TextSlip } from '../../../play/editor/TextSlip.tsx';
import type { Tool } from '../../../play/editor/TileEditor.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { draft } from './draft.ts';
import { drawTile } from './tilePictures.ts';
import { type ProofState, useProof } from './useProof.ts';

interface EditorSheetProps {
  readonly view: GolfView;
  readonly session: SessionPort;
  readonly definition: GameDefinition;
  /** Closes the sheet. */
  onDone(): void;
}

const TOOLS: readonly Tool[] = Object.entries(BRUSHES).map(([id, tile]) => ({
  id,
  label: id.charAt(0).toUpperCase() + id.slice(1),
  tile,
}));
const SAID = new Map<string, string>(Object.entries(BRUSHES).map(([name, tile]) => [tile, name]));
const PARS = Array.from({ length: MOST_PAR }, (_, index) => ({ value: index + 1, label: String(index + 1) }));

export default function EditorSheet({ view, session, definition, onDone }: EditorSheetProps) {
  const [edited, setEdited] = useState<Edited>(() =>
    opened({ columns: COLUMNS, rows: ROWS, cells: draft.getState().cells }),
  );
  const [par, setPar] = useState(() => draft.getState().par);
  const found = drawn(edited.sheet.cells, par);
  const course = 'course' in found ? found.course : null;
  const proof = useProof(course);
  const working = proof.state.kind === 'working';

  const change = (next: Edited) => {
    setEdited(next);
    draft.setState({ cells: next.sheet.cells });
  };
  const play = (made: Course) => {
    session.resume();
    const refusal = session.send({ type: 'open', course: writeCourse(made) });
    if (refusal) toast({ title: refusal, variant: 'destructive' });
    else onDone();
  };

  return (
    <EditorFrame
      edited={edited}
      tools={TOOLS}
      ground="grass"
      faults={'faults' in found ? found.faults : []}
      onChange={change}
      painted={painted}
      draw={drawTile}
      say={tile => SAID.get(tile) ?? 'grass'}
      actions={
        <>
          <Select<number>
            label="Par"
            value={par}
            options={PARS}
            onChange={value => {
              setPar(value);
              draft.setState({ par: value });
            }}
          />
          <Button disabled={!course} onClick={() => course && play({ ...course, line: proof.line ?? [] })}>
            Play it
          </Button>
          {working ? (
            <Button variant="secondary" onClick={proof.cancel}>
              Cancel
            </Button>
          ) : (
            <Button variant="secondary" disabled={!course} onClick={proof.prove}>
              Prove the par
            </Button>
          )}
          <p className={styles.proof} role="status" data-proof={proof.state.kind}>
            {inWords(proof.state, par)}
          </p>
          <Button variant="ghost" onClick={() => change(edit(edited, { columns: COLUMNS, rows: ROWS, cells: EMPTY }))}>
            Begin anew
          </Button>
        </>
      }
      texts={
        <>
          <TextSlip
            label="This drawing as a course file"
            rows={5}
            value={course ? writeCourse(course) : ''}
            copies={
              course ? [{ label: 'Copy a link', text: linkTo(definition, 0, { course: writeLink(course) }) }] : []
            }
          />
          {/* A course file may hold more than can be drawn on squares: mills, slopes, portals. */}
          <PasteSlip
            label="A course file to play (JSON)"
            note="Walls, sand, water; and ice, slope, bumper, gate, portal, lift, mill."
            rows={5}
            act="Play this file"
            refusal={CourseError}
            take={text => {
              play(readCourse(text));
              return false;
            }}
            more={write => (
              <Button variant="ghost" onClick={() => write(view.text)}>
                Put the course under play here
              </Button>
            )}
          />
        </>
      }
    />
  );
}

function inWords(state: ProofState, par: number): string {
  switch (state.kind) {
    case 'none':
      return '';
    case 'working':
      return `Looking at ${counted(state.strokes, 'stroke')} … ${state.putts.toLocaleString('en')} putts tried.`;
    case 'reached':
      return `Par ${par} can be reached: ${counted(state.line.length, 'stroke')}, proven by a search.`;
    case 'unreached':
      return `Par ${par} was not reached: every way and power was tried.`;
    case 'open':
      return state.why;
  }
}
