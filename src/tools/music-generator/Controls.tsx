// Settings panel: genre, intensity, tempo, volume, complexity, seed, form and morph.
import { Copy, Dices } from 'lucide-react';
import { GENRES, INTENSITIES } from '../../../scenes/kit/sound/composer/piece.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { copyText } from '../../ui/share/clipboard.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Controls.module.css';
import { GenreIcon } from './GenreIcon.tsx';
import { Part } from './Part.tsx';
import { FORMS, type Form, spaced } from './studio/form.ts';
import { GENRE_LABELS, INTENSITY_LABELS, RANGES, seedFrom } from './studio/settings.ts';
import { useStudio, useStudioState } from './studio/useStudio.ts';

const FORM_LABELS: Readonly<Record<Form, string>> = {
  A: 'A: one section',
  AABA: `${spaced('AABA')}: B in the middle`,
  AB: `${spaced('AB')}: in turn`,
  AABB: `${spaced('AABB')}: each twice`,
};

export function Controls() {
  const studio = useStudio();
  const { genre, intensity, tempo, ownTempo, volume, complexity, drums, form } = useStudioState(
    state => state.settings,
  );
  return (
    <section className={styles.controls} aria-label="Settings">
      <fieldset className={styles.group}>
        <legend>Genre</legend>
        <div className={styles.genres}>
          {GENRES.map(one => (
            <button
              key={one}
              type="button"
              className={styles.genre}
              aria-pressed={one === genre}
              onClick={() => studio.changeKind({ genre: one })}
            >
              <GenreIcon genre={one} />
              {GENRE_LABELS[one]}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Intensity</legend>
        <div className={styles.intensities}>
          {INTENSITIES.map(one => (
            <button
              key={one}
              type="button"
              className={styles.intensity}
              data-intensity={one}
              aria-pressed={one === intensity}
              onClick={() => studio.changeKind({ intensity: one })}
            >
              {INTENSITY_LABELS[one]}
            </button>
          ))}
        </div>
      </fieldset>
      <Part id="sound" title="Sound">
        <Slider
          label="Tempo"
          value={tempo}
          {...RANGES.tempo}
          format={value => `${value} BPM`}
          note={ownTempo ? `${GENRE_LABELS[genre]}’s own tempo, until you choose one.` : undefined}
          onChange={value => studio.change({ tempo: value })}
        />
        <Slider
          label="Volume"
          value={volume}
          {...RANGES.volume}
          format={value => `${value} dB`}
          onChange={value => studio.change({ volume: value })}
        />
        <Slider
          label="Complexity"
          value={complexity}
          {...RANGES.complexity}
          format={value => `${value}%`}
          onChange={value => studio.change({ complexity: value })}
        />
        <Seed />
        <Switch label="Drums" checked={drums} onChange={on => studio.change({ drums: on })} />
        <Select
          label="Form"
          value={form}
          options={FORMS.map(value => ({ value, label: FORM_LABELS[value] }))}
          onChange={value => studio.change({ form: value })}
        />
        <Morphing />
      </Part>
    </section>
  );
}

function Seed() {
  const studio = useStudio();
  const seed = useStudioState(state => state.settings.seed);
  const copy = async () => {
    if ((await copyText(String(seed), 'Seed')) === 'copied') studio.showMessage(`Seed ${seed} copied.`);
  };
  return (
    <div className={styles.seed}>
      <TextField
        label="Seed"
        type="number"
        inputMode="numeric"
        step="1"
        value={String(seed)}
        onChange={text => studio.change({ seed: seedFrom(text) })}
        onBlur={event => {
          // Normalizes the text: '007' is 7.
          event.currentTarget.value = String(seed);
        }}
      />
      <Button
        variant="secondary"
        size="icon"
        aria-label="Generate new random seed"
        title="Generate new random seed"
        onClick={studio.newSeed}
      >
        <Dices aria-hidden />
      </Button>
      <Button variant="secondary" size="icon" aria-label="Copy seed" title="Copy seed" onClick={() => void copy()}>
        <Copy aria-hidden />
      </Button>
    </div>
  );
}

/** Morph into another genre. */
function Morphing() {
  const studio = useStudio();
  const genre = useStudioState(state => state.settings.genre);
  const { to, amount } = useStudioState(state => state.morph);
  const others = GENRES.filter(one => one !== genre);
  return (
    <div className={styles.morph}>
      <Slider
        label="Morph"
        value={amount}
        min={0}
        max={100}
        step={1}
        format={value => (value === 0 ? 'off' : `${value}%`)}
        note={`Bar by bar from ${GENRE_LABELS[genre]} into another genre, without a break.`}
        onChange={value => studio.change({}, { amount: value, ...(to === genre && { to: others[0] ?? genre }) })}
      />
      <Select
        label="Morph into"
        value={to === genre ? (others[0] ?? genre) : to}
        options={others.map(value => ({ value, label: GENRE_LABELS[value] }))}
        onChange={value => studio.change({}, { to: value })}
      />
    </div>
  );
}
