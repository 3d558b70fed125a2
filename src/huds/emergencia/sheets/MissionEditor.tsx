// Mission editor: draw the map and the ways, set what people do, prove the mission, play it, share it.
import { Plus, Route, Trash2 } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { type Mission, readMission } from '../../../../scenes/emergencia/levels/mission.ts';
import {
  addPiece,
  addPlace,
  faultOf,
  isRemovable,
  PIECE_KINDS,
  type Piece,
  type PieceKind,
  placeOf,
  removePiece,
  writeMission,
} from '../../../../scenes/emergencia/levels/missionDrawing.ts';
import { inWords, isProven, SHUFFLES } from '../../../../scenes/emergencia/levels/missionProof.ts';
import type { SessionPort } from '../../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import frame from '../../../play/editor/EditorSheet.module.css';
import { PasteArea } from '../../../play/editor/PasteArea.tsx';
import { SavePart } from '../../../play/editor/SavePart.tsx';
import { TextArea } from '../../../play/editor/TextArea.tsx';
import shared from '../../../play/editor/TileEditor.module.css';
import { applyEdit, type EditHistory, newHistory } from '../../../play/editor/tileGrid.ts';
import { UndoRedo } from '../../../play/editor/UndoRedo.tsx';
import { useEditorKeys } from '../../../play/editor/useEditorKeys.ts';
import { useView } from '../../../play/editor/useView.ts';
import { ViewBar } from '../../../play/editor/ViewBar.tsx';
import { linkTo } from '../../../play/page/address.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { MissionBoard } from './MissionBoard.tsx';
import { MissionFields, PieceFields } from './MissionFields.tsx';
import { missionDraft } from './missionDraft.ts';
import { useMissionProof } from './useMissionProof.ts';

interface MissionEditorProps {
  /** Text of the mission under play: the first drawing. */
  readonly text: string;
  readonly session: SessionPort;
  readonly definition: GameDefinition;
  /** Closes the sheet. */
  onDone(): void;
}

/** Tools: choosing (null), then what a press lays. */
const TOOLS: readonly (PieceKind | null)[] = [null, ...PIECE_KINDS];
const nameOf = (tool: PieceKind | null) => (tool === null ? 'Move' : tool.charAt(0).toUpperCase() + tool.slice(1));

/** The kept drawing, else the mission under play. */
function firstDrawing(text: string): Mission {
  try {
    return readMission(missionDraft.getState().mission || text);
  } catch {
    return readMission(text);
  }
}

export default function MissionEditor({ text, session, definition, onDone }: MissionEditorProps) {
  const [edited, setEdited] = useState<EditHistory<Mission>>(() => newHistory(firstDrawing(text)));
  const [tool, setTool] = useState<PieceKind | null>(null);
  const [picked, setPicked] = useState<Piece | null>(null);
  const bench = useRef<HTMLDivElement>(null);
  const view = useView();
  const { present } = edited;
  const chosen = picked && placeOf(present, picked) ? picked : null;
  const fault = faultOf(present);
  const written = fault === null ? writeMission(present) : null;
  const { state: proof, prove, cancel } = useMissionProof(written);

  const change = (next: EditHistory<Mission>) => {
    setEdited(next);
    // Only what can be read again is kept.
    if (faultOf(next.present) === null) missionDraft.setState({ mission: writeMission(next.present) });
  };
  const edit = (mission: Mission, onwards = false) => change(applyEdit(edited, mission, onwards));
  const add = () => {
    const { width, height } = present.world;
    const { mission, piece } = addPiece(present, tool ?? 'enemy', { x: width / 2, y: height / 2 });
    edit(mission);
    setPicked(piece);
  };
  const longer = chosen && addPlace(present, chosen);
  useEditorKeys(bench, {
    edited,
    onChange: change,
    choose: number => {
      const wanted = TOOLS[number - 1];
      if (wanted !== undefined) setTool(wanted);
      return wanted !== undefined;
    },
  });
  const play = (mission: string) => {
    // After its end a run is begun anew first.
    if (session.store.getState().phase === 'over') session.restart();
    session.resume();
    const refusal = session.send({ type: 'open', mission });
    if (refusal) toast({ title: refusal, variant: 'destructive' });
    else onDone();
  };
  const drawMap = useCallback(
    (pen: CanvasRenderingContext2D, width: number) => drawPlan(pen, present, width / present.world.width),
    [present],
  );
  return (
    <div ref={bench} className={shared.bench}>
      <div className={shared.bar}>
        <fieldset className={shared.palette}>
          <legend>Lay</legend>
          {TOOLS.map((one, index) => (
            <label key={nameOf(one)} className={shared.tool} title={`${nameOf(one)} (${index + 1})`}>
              <input type="radio" name="tool" checked={tool === one} onChange={() => setTool(one)} />
              <span>{nameOf(one)}</span>
            </label>
          ))}
        </fieldset>
        <div className={shared.steps}>
          <Button variant="secondary" size="icon" aria-label={`Add: ${nameOf(tool ?? 'enemy')}`} onClick={add}>
            <Plus aria-hidden />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label="One more place on this way"
            title="One more place on this way"
            disabled={!longer}
            onClick={() => {
              if (!longer) return;
              edit(longer.mission);
              setPicked(longer.piece);
            }}
          >
            <Route aria-hidden />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label="Take away"
            disabled={!chosen || !isRemovable(present, chosen)}
            onClick={() => {
              if (!chosen) return;
              edit(removePiece(present, chosen));
              setPicked(null);
            }}
          >
            <Trash2 aria-hidden />
          </Button>
          <UndoRedo edited={edited} onChange={change} />
        </div>
      </div>
      <MissionBoard mission={present} brush={tool} chosen={chosen} view={view} onChange={edit} onChoose={setPicked} />
      <ViewBar view={view} shape={present.world.width / present.world.height} drawMap={drawMap} />
      <div className={shared.faults} role="status" data-fine={fault === null || undefined}>
        <p>{fault ?? 'Nothing is missing.'}</p>
      </div>
      {chosen && <PieceFields mission={present} piece={chosen} onChange={edit} />}
      <MissionFields mission={present} onChange={edit} />
      <div className={frame.actions}>
        <Button disabled={written === null} onClick={() => written !== null && play(written)}>
          Play it
        </Button>
        {proof.kind === 'working' ? (
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button variant="secondary" disabled={written === null} onClick={prove}>
            Prove it
          </Button>
        )}
        <p className={frame.proof} role="status" data-proof={proof.kind}>
          {proof.kind === 'working' && `Shuffle ${proof.played + 1} of ${SHUFFLES} is played …`}
          {proof.kind === 'done' && inWords(proof.proof)}
          {proof.kind === 'failed' && proof.why}
        </p>
        <Button variant="ghost" onClick={() => edit(readMission(text))}>
          The mission under play
        </Button>
      </div>
      {SavePart && (
        <SavePart
          game={definition.id}
          title={present.name}
          text={name => (fault === null ? writeMission({ ...present, name }) : null)}
          missing={proof.kind === 'done' && isProven(proof.proof) ? null : 'Prove it first.'}
        />
      )}
      <div className={frame.texts}>
        <TextArea
          label="This drawing as a mission file"
          rows={5}
          value={written ?? ''}
          {...(written !== null && {
            link: {
              label: 'Copy a link',
              text: linkTo(definition, 0, { mission: written }),
              fileName: 'mission.json',
            },
          })}
        />
        <PasteArea
          label="A mission file (JSON)"
          rows={5}
          act="Draw on from it"
          take={given => {
            edit(readMission(given));
            return true;
          }}
        />
      </div>
    </div>
  );
}

/** The plan, small: houses, trees and ways. */
function drawPlan(pen: CanvasRenderingContext2D, { world, obstacles, vips, enemies }: Mission, scale: number): void {
  pen.save();
  pen.scale(scale, scale);
  pen.fillStyle = 'oklch(90% 0.05 85)';
  pen.fillRect(0, 0, world.width, world.height);
  pen.fillStyle = 'oklch(45% 0.12 330)';
  for (const one of obstacles) {
    pen.beginPath();
    if (one.shape === 'circle') pen.arc(one.x, one.y, one.radius, 0, 2 * Math.PI);
    else pen.rect(one.x, one.y, one.width, one.height);
    pen.fill();
  }
  pen.lineWidth = 10;
  for (const [ways, ink] of [
    [vips, 'oklch(65% 0.18 10)'],
    [enemies, 'oklch(45% 0.15 270)'],
  ] as const) {
    pen.strokeStyle = ink;
    for (const { path } of ways) {
      pen.beginPath();
      for (const { x, y } of path) pen.lineTo(x, y);
      pen.stroke();
    }
  }
  pen.restore();
}
