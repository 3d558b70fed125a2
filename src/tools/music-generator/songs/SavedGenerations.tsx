// Saves the current settings under a name, and lists what was saved.
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from '../Panels.module.css';
import { spaced } from '../studio/form.ts';
import { GENRE_LABELS } from '../studio/settings.ts';
import { useStudio, useStudioState } from '../studio/useStudio.ts';

export function SaveGeneration() {
  const studio = useStudio();
  const [name, setName] = useState('');
  return (
    <section className={styles.sheet} data-folded aria-labelledby="save-generation">
      <h2 id="save-generation">Save This Generation</h2>
      <form
        className={styles.saving}
        onSubmit={event => {
          event.preventDefault();
          studio.save(name);
          setName('');
        }}
      >
        <TextField label="Name" maxLength={80} autoComplete="off" value={name} onChange={setName} />
        <Button type="submit">Save</Button>
      </form>
    </section>
  );
}

export function SavedGenerations() {
  const studio = useStudio();
  const saved = useStudioState(state => state.saved);
  if (saved.length === 0) return null;
  return (
    <section className={styles.sheet} data-folded aria-labelledby="saved-generations">
      <h2 id="saved-generations">Saved Generations</h2>
      <ul className={styles.list}>
        {saved.map(generation => (
          <li key={generation.id}>
            <div className={styles.words}>
              <strong>{generation.name}</strong>
              <span>
                {GENRE_LABELS[generation.genre]} · {generation.tempo} BPM · {generation.complexity}% · seed{' '}
                {generation.seed}
                {generation.form && ` · ${spaced(generation.form)}`}
                {generation.written && ' · with your notes'}
              </span>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Load ${generation.name}`}
              onClick={() => studio.load(generation)}
            >
              Load
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Delete ${generation.name}`}
              title="Delete"
              onClick={() => studio.deleteSaved(generation.id)}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
