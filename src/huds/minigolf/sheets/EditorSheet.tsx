// Course editor sheet: drawing, faults, proof of par, play, share as link or file.

import { useState } from 'react';
import { grouped } from '../../../../scenes/kit/core/digits.ts';
import { plural } from '../../../../scenes/kit/core/plural.ts';
import type { SessionPort } from '../../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import {
  checkDrawing,
  type Drawing,
  EMPTY,
  readDrawing,
  writeDrawing,
} from '../../../../scenes/minigolf/levels/drawing.ts';
import { trialSetup } from '../../../../scenes/minigolf/levels/trial.ts';
import { type Course, MOST_PAR, readCourse, writeCourse } from '../../../../scenes/minigolf/rules/course.ts';
import { writeLink } from '../../../../scenes/minigolf/rules/link.ts';
import type { State } from '../../../../scenes/minigolf/rules/state.ts';
import type { GolfView } from '../../../../scenes/minigolf/view.ts';
import styles from '../../../play/editor/EditorSheet.module.css';
import { PasteArea } from '../../../play/editor/PasteArea.tsx';
import { SavePart } from '../../../play/editor/SavePart.tsx';
import { TextArea } from '../../../play/editor/TextArea.tsx';
import { applyEdit, type EditHistory, newHistory } from '../../../play/editor/tileGrid.ts';
import { useTrial } from '../../../play/editor/useTrial.tsx';
import { linkTo } from '../../../play/page/address.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { draft } from './draft.ts';
import { EditorTools } from './EditorTools.tsx';
import { type ProofState, useProof } from './useProof.ts';

interface EditorSheetProps {
  readonly view: GolfView;
  readonly session: SessionPort;
  readonly definition: GameDefinition;
  /** Closes the sheet. */
  onDone(): void;
}

const PARS = Array.from({ length: MOST_PAR }, (_, index) => ({ value: index + 1, label: String(index + 1) }));

export default function EditorSheet({ view, session, definition, onDone }: EditorSheetProps) {
  const [edited, setEdited] = useState<EditHistory<Drawing>>(() => newHistory(readDrawing(draft.getState().drawing)));
  const [par, setPar] = useState(() => draft.getState().par);
  const found = checkDrawing(edited.present, par);
  const course = 'course' in found ? found.course : null;
  const proof = useProof(course);
  const trial = useTrial({
    definition,
    drawn: course && writeCourse(course),
    setupAfter: before => (course ? trialSetup(course, before as State | null) : {}),
  });
  const working = proof.state.kind === 'working';

  const change = (next: EditHistory<Drawing>) => {
    setEdited(next);
    draft.setState({ drawing: writeDrawing(next.present) });
  };
  const count = (value: number) => {
    setPar(value);
    draft.setState({ par: value });
  };
  const play = (made: Course) => {
    session.resume();
    const refusal = session.send({ type: 'open', course: writeCourse(made) });
    if (refusal) toast({ title: refusal, variant: 'destructive' });
    else onDone();
  };
  const drawOn = ({ start, hole, fairway, obstacles, par: given }: Course) => {
    change(applyEdit(edited, { start, hole, fairway, obstacles }));
    count(given);
  };

  return (
    <EditorTools
      edited={edited}
      fault={'fault' in found ? found.fault : null}
      beside={trial.beside}
      onChange={change}
      actions={
        <>
          <div className={styles.actions}>
            <Select<number> label="Par" value={par} options={PARS} onChange={count} />
            <Button disabled={!course} onClick={() => course && play({ ...course, line: proof.line ?? [] })}>
              Play it
            </Button>
            {trial.button}
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
            <Button variant="ghost" onClick={() => change(applyEdit(edited, EMPTY))}>
              Begin anew
            </Button>
          </div>
          {SavePart && (
            <SavePart
              game={definition.id}
              text={name => (course && proof.line ? writeCourse({ ...course, name, line: proof.line }) : null)}
              missing={proof.line ? null : 'Prove the par first: the line is saved with the course.'}
            />
          )}
        </>
      }
    >
      <div className={styles.texts}>
        <TextArea
          label="This drawing as a course file"
          rows={5}
          value={course ? writeCourse(course) : ''}
          {...(course && {
            link: {
              label: 'Copy a link',
              text: linkTo(definition, 0, { course: writeLink(course) }),
              fileName: 'course.json',
            },
          })}
        />
        {/* A course file may hold what no brush lays: mills, slopes, portals. Drawn on from, they are moved and pulled as all the rest. */}
        <PasteArea
          label="A course file (JSON)"
          note="Walls, sand, water; and ice, slope, hill, bumper, gate, portal, lift, mill; a fairway by its corners."
          rows={5}
          act="Play this file"
          take={text => {
            play(readCourse(text));
            return false;
          }}
          also={{
            act: 'Draw on from it',
            take: text => {
              drawOn(readCourse(text));
              return false;
            },
          }}
          offer={{ act: 'Put the course under play here', text: view.text }}
        />
      </div>
    </EditorTools>
  );
}

function inWords(state: ProofState, par: number): string {
  switch (state.kind) {
    case 'none':
      return '';
    case 'working':
      return `Looking at ${plural(state.strokes, 'stroke')} … ${grouped(state.putts)} putts tried.`;
    case 'reached':
      return `Par ${par} can be reached: ${plural(state.line.length, 'stroke')}, proven by a search.`;
    case 'unreached':
      return `Par ${par} was not reached: every way and power was tried.`;
    case 'open':
      return state.why;
  }
}
