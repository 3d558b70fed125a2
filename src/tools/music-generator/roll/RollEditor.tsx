// Piano roll editor: draw, drag and erase notes by pointer or keys, lock a layer, undo.
import { Lock, LockOpen, Pencil, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LAYERS, type Layer, stepsOf } from '../../../../scenes/kit/sound/composer/piece.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Part, PartOpener } from '../Part.tsx';
import { sectionsOf } from '../studio/form.ts';
import { useStudio, useStudioState } from '../studio/useStudio.ts';
import { eraseNote, type RollCell } from '../studio/written.ts';
import { cellAt, PianoRoll } from './PianoRoll.tsx';
import styles from './RollEditor.module.css';
import { applyDrag, applyKey, type Drag, describeCell, startDrag } from './rollInput.ts';

const LABELS: Readonly<Record<Layer, string>> = { melody: 'Melody', bass: 'Bass', chords: 'Chords', drums: 'Drums' };

interface RollEditorProps {
  readonly layer: Layer;
  setLayer(layer: Layer): void;
  readonly cursor: RollCell | null;
  setCursor(cursor: RollCell): void;
}

export function RollEditor({ layer, setLayer, cursor, setCursor }: RollEditorProps) {
  const studio = useStudio();
  const section = useStudioState(state => state.section);
  const piece = useStudioState(state => state.sections[state.section]);
  const locked = useStudioState(state => state.locked[state.section]);
  const form = useStudioState(state => state.settings.form);
  const drums = useStudioState(state => state.settings.drums);
  const canUndo = useStudioState(state => state.canUndo);
  /** Whether touch draws; otherwise touch scrolls the page. Mouse and pen always draw. */
  const [touchDraws, setTouchDraws] = useState(false);
  const [isPen, setIsPen] = useState(false);
  const drag = useRef<Drag | null>(null);
  const layers = LAYERS.filter(one => drums || one !== 'drums');
  const notes = piece.layers[layer];
  const steps = stepsOf(piece);

  const roll = useRef<HTMLDivElement>(null);

  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (!roll.current || (event.pointerType === 'touch' && !touchDraws)) return;
    const spot = cellAt(roll.current, event, piece);
    setCursor(spot);
    if (event.button === 2) return studio.write(layer, eraseNote(notes, spot));
    roll.current.setPointerCapture(event.pointerId);
    drag.current = startDrag(notes, spot);
    // A press on an empty cell draws a note at once; a press on a note waits for the drag.
    if (drag.current.how === 'draws') studio.write(layer, applyDrag(drag.current, spot, steps), 'drag');
  });
  const onPointerMove = useEffectEvent((event: PointerEvent) => {
    if (!drag.current || !roll.current) return;
    const spot = cellAt(roll.current, event, piece);
    if (spot.at === cursor?.at && spot.pitch === cursor.pitch) return;
    setCursor(spot);
    studio.write(layer, applyDrag(drag.current, spot, steps), 'drag');
  });
  /** The browser took the pointer for scrolling: restores the notes. */
  const onPointerCancel = useEffectEvent(() => {
    if (drag.current) studio.write(layer, drag.current.before, 'drag');
    drag.current = null;
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
      event.preventDefault();
      return studio.undo();
    }
    const spot = cursor ?? { at: 0, pitch: notes[0]?.notes[0] ?? 60 };
    const after = applyKey(notes, spot, event, steps);
    if (!after || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setCursor(after.spot);
    if (after.notes !== notes) studio.write(layer, after.notes);
  });
  useEffect(() => {
    const listening = new AbortController();
    const endDrag = () => {
      drag.current = null;
    };
    roll.current?.addEventListener('pointerdown', event => onPointerDown(event), listening);
    roll.current?.addEventListener('pointermove', event => onPointerMove(event), listening);
    roll.current?.addEventListener('pointerup', endDrag, listening);
    roll.current?.addEventListener('pointercancel', () => onPointerCancel(), listening);
    roll.current?.addEventListener('pointerenter', event => setIsPen(event.pointerType === 'pen'), listening);
    roll.current?.addEventListener('contextmenu', event => event.preventDefault(), listening);
    roll.current?.addEventListener('keydown', event => onKeyDown(event), listening);
    return () => listening.abort();
  }, []);

  return (
    <div className={styles.writing}>
      <div
        role="application"
        aria-label="Piano roll: arrows move, Enter draws or erases, Shift and arrows drag, plus and minus change the length, comma and full stop the velocity"
        className={styles.roll}
        data-writes={touchDraws || isPen}
        tabIndex={0}
        ref={roll}
      >
        <PianoRoll layer={layer} cursor={cursor} />
      </div>
      <p data-aloud aria-live="polite">
        {cursor && describeCell(notes, cursor)}
      </p>
      <div className={styles.tools}>
        <Part id="notes" title="Notes">
          {form !== 'A' && (
            <fieldset className={styles.sections} aria-label="Section in the roll">
              {sectionsOf(form).map(one => (
                <button
                  key={one}
                  type="button"
                  className={styles.section}
                  aria-pressed={one === section}
                  onClick={() => studio.showSection(one)}
                >
                  Section {one}
                </button>
              ))}
            </fieldset>
          )}
          <Select
            label="Write in"
            value={layer}
            options={layers.map(value => ({ value, label: LABELS[value] }))}
            onChange={value => setLayer(value)}
          />
          <Button
            size="sm"
            variant="secondary"
            aria-pressed={locked[layer]}
            title="A locked layer stays while the others are drawn anew"
            onClick={() => studio.lock(layer, !locked[layer])}
          >
            {locked[layer] ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
            Lock {LABELS[layer]}
          </Button>
        </Part>
        <Button
          size="sm"
          className={styles.finger}
          variant={touchDraws ? 'default' : 'secondary'}
          aria-pressed={touchDraws}
          onClick={() => setTouchDraws(!touchDraws)}
        >
          <Pencil aria-hidden />
          Edit by finger
        </Button>
        <Button size="sm" variant="secondary" disabled={!canUndo} onClick={studio.undo}>
          <Undo2 aria-hidden />
          Undo
        </Button>
        <PartOpener id="notes">Notes</PartOpener>
      </div>
    </div>
  );
}
