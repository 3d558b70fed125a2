// The piano roll and what is written in it: draw, drag and erase by hand or by keys, lock a layer, take back.
import { Lock, LockOpen, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LAYERS, type Layer, stepsOf } from '../../../scenes/kit/sound/piece.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { begun, type Drag, dragged, keyed, said } from './hands.ts';
import { PianoRoll, spotIn } from './PianoRoll.tsx';
import styles from './RollEditor.module.css';
import { useStudio, useStudioState } from './useStudio.ts';
import { erased, type Spot } from './written.ts';

const LABELS: Readonly<Record<Layer, string>> = { melody: 'Melody', bass: 'Bass', chords: 'Chords', drums: 'Drums' };

export function RollEditor() {
  const studio = useStudio();
  const piece = useStudioState(state => state.piece);
  const locked = useStudioState(state => state.locked);
  const drums = useStudioState(state => state.settings.drums);
  const canUndo = useStudioState(state => state.canUndo);
  const [chosen, setLayer] = useState<Layer>('melody');
  const [cursor, setCursor] = useState<Spot | null>(null);
  const drag = useRef<Drag | null>(null);
  const layers = LAYERS.filter(layer => drums || layer !== 'drums');
  const layer = layers.includes(chosen) ? chosen : 'melody';
  const notes = piece.layers[layer];
  const steps = stepsOf(piece);

  const hand = useRef<HTMLDivElement>(null);

  const press = useEffectEvent((event: PointerEvent) => {
    if (!hand.current) return;
    const spot = spotIn(hand.current, event, piece);
    setCursor(spot);
    if (event.button === 2) return studio.write(layer, erased(notes, spot));
    hand.current.setPointerCapture(event.pointerId);
    drag.current = begun(notes, spot);
    // A press on an empty place is a note already; one on a note waits for the drag.
    if (drag.current.how === 'draws') studio.write(layer, dragged(drag.current, spot, steps), 'drag');
  });
  const pull = useEffectEvent((event: PointerEvent) => {
    if (!drag.current || !hand.current) return;
    const spot = spotIn(hand.current, event, piece);
    if (spot.at === cursor?.at && spot.pitch === cursor.pitch) return;
    setCursor(spot);
    studio.write(layer, dragged(drag.current, spot, steps), 'drag');
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
      event.preventDefault();
      return studio.undo();
    }
    const spot = cursor ?? { at: 0, pitch: notes[0]?.notes[0] ?? 60 };
    const after = keyed(notes, spot, event, steps);
    if (!after || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setCursor(after.spot);
    if (after.notes !== notes) studio.write(layer, after.notes);
  });
  useEffect(() => {
    const listening = new AbortController();
    const letGo = () => {
      drag.current = null;
    };
    hand.current?.addEventListener('pointerdown', event => press(event), listening);
    hand.current?.addEventListener('pointermove', event => pull(event), listening);
    hand.current?.addEventListener('pointerup', letGo, listening);
    hand.current?.addEventListener('pointercancel', letGo, listening);
    hand.current?.addEventListener('contextmenu', event => event.preventDefault(), listening);
    hand.current?.addEventListener('keydown', event => key(event), listening);
    return () => listening.abort();
  }, []);

  return (
    <div className={styles.writing}>
      <div
        role="application"
        aria-label="Piano roll: arrows move, Enter draws or erases, Shift and arrows drag, plus and minus change the length"
        className={styles.hand}
        tabIndex={0}
        ref={hand}
      >
        <PianoRoll layer={layer} cursor={cursor} />
      </div>
      <p data-aloud aria-live="polite">
        {cursor && said(notes, cursor)}
      </p>
      <div className={styles.tools}>
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
        <Button size="sm" variant="secondary" disabled={!canUndo} onClick={studio.undo}>
          <Undo2 aria-hidden />
          Undo
        </Button>
      </div>
    </div>
  );
}
