// Length and velocity of the note at the cursor of the piano roll.
import { type Layer, LENGTHS, type NoteLength, stepsOf } from '../../../../scenes/kit/sound/composer/piece.ts';
import { Select } from '../../../ui/Select.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import styles from '../Player.module.css';
import { useStudio, useStudioState } from '../studio/useStudio.ts';
import { noteAt, type RollCell, resizeNote, setVelocity } from '../studio/written.ts';
import { midiVelocity } from './rollInput.ts';

const LENGTH_LABELS: Readonly<Record<NoteLength, string>> = {
  '1n': 'Whole',
  '2n.': 'Dotted half',
  '2n': 'Half',
  '4n.': 'Dotted quarter',
  '4n': 'Quarter',
  '8n.': 'Dotted eighth',
  '8n': 'Eighth',
  '16n': 'Sixteenth',
};
const LENGTH_OPTIONS = (Object.keys(LENGTHS) as NoteLength[]).map(value => ({ value, label: LENGTH_LABELS[value] }));
const VELOCITIES = { min: 1, max: 127, step: 1 } as const;

interface NoteToolsProps {
  readonly layer: Layer;
  readonly cursor: RollCell | null;
}

export function NoteTools({ layer, cursor }: NoteToolsProps) {
  const studio = useStudio();
  const piece = useStudioState(state => state.sections[state.section]);
  const notes = piece.layers[layer];
  const steps = stepsOf(piece);
  const note = cursor && noteAt(notes, cursor);
  // On wide windows the room is kept, so that nothing below moves when a note is chosen.
  return (
    <div className={styles.noteRoom}>
      {note && (
        <fieldset className={styles.note} aria-label="Note at the cursor">
          <Select
            label="Note length"
            value={note.duration}
            options={LENGTH_OPTIONS}
            onChange={length => studio.write(layer, resizeNote(notes, cursor, LENGTHS[length], steps))}
          />
          <Slider
            label="Velocity"
            value={midiVelocity(note)}
            {...VELOCITIES}
            format={String}
            onChange={value => studio.write(layer, setVelocity(notes, cursor, value / VELOCITIES.max), 'velocity')}
          />
        </fieldset>
      )}
    </div>
  );
}
