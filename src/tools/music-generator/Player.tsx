// Player: waveform, piano roll, transport buttons, mute buttons and the recorder.
import { Pause, Play, Square, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { LAYERS, type Layer } from '../../../scenes/kit/sound/composer/piece.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Player.module.css';
import { Finishing } from './record/Finishing.tsx';
import { Recorder } from './record/Recorder.tsx';
import { Reel } from './record/Reel.tsx';
import { NoteTools } from './roll/NoteTools.tsx';
import { RollEditor } from './roll/RollEditor.tsx';
import { useStudio, useStudioState } from './studio/useStudio.ts';
import type { RollCell } from './studio/written.ts';
import { Waveform } from './Waveform.tsx';

const LAYER_LABELS: Readonly<Record<Layer, string>> = {
  melody: 'Melody',
  bass: 'Bass',
  chords: 'Chords',
  drums: 'Drums',
};

export function Player() {
  const phase = useStudioState(state => state.phase);
  const message = useStudioState(state => state.message);
  const drums = useStudioState(state => state.settings.drums);
  const [chosen, setLayer] = useState<Layer>('melody');
  /** The cell of the roll that keys and controls change. */
  const [cursor, setCursor] = useState<RollCell | null>(null);
  const layer = chosen === 'drums' && !drums ? 'melody' : chosen;
  return (
    <section className={styles.player} data-folded aria-label="Player" data-phase={phase}>
      <div className={styles.deck}>
        <Reel />
        <div className={styles.screens}>
          <Waveform />
          <RollEditor layer={layer} setLayer={setLayer} cursor={cursor} setCursor={setCursor} />
        </div>
        <Reel />
      </div>
      <NoteTools layer={layer} cursor={cursor} />
      <div className={styles.buttons}>
        <MainButton />
        <Layers />
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
      <Finishing />
      {phase === 'playing' && <Recorder />}
    </section>
  );
}

function MainButton() {
  const studio = useStudio();
  const phase = useStudioState(state => state.phase);
  return (
    <div className={styles.transport}>
      {phase === 'playing' ? (
        <Button size="lg" onClick={studio.pause}>
          <Pause aria-hidden />
          Pause Music
        </Button>
      ) : phase === 'paused' ? (
        <Button size="lg" onClick={() => void studio.resume()}>
          <Play aria-hidden />
          Resume Music
        </Button>
      ) : (
        <Button size="lg" aria-busy={phase === 'starting'} onClick={() => void studio.play()}>
          <Play aria-hidden />
          Generate & Play
        </Button>
      )}
      {(phase === 'playing' || phase === 'paused') && (
        <Button size="lg" variant="outline" onClick={studio.stop}>
          <Square aria-hidden />
          Stop Music
        </Button>
      )}
    </div>
  );
}

function Layers() {
  const studio = useStudio();
  const muted = useStudioState(state => state.muted);
  const drums = useStudioState(state => state.settings.drums);
  return (
    <fieldset className={styles.layers} aria-label="Layers">
      {LAYERS.filter(layer => drums || layer !== 'drums').map(layer => (
        <button
          key={layer}
          type="button"
          className={styles.layer}
          data-layer={layer}
          aria-pressed={muted[layer]}
          aria-label={`Mute ${LAYER_LABELS[layer]}`}
          onClick={() => studio.mute(layer, !muted[layer])}
        >
          {muted[layer] ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
          {LAYER_LABELS[layer]}
        </button>
      ))}
    </fieldset>
  );
}
