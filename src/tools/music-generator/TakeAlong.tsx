// The loop as files, and as a link.
import { AudioWaveform, FileMusic, Link, Music } from 'lucide-react';
import { LAYERS, type Layer } from '../../../scenes/kit/sound/piece.ts';
import { copyText } from '../../data/copyText.ts';
import { Button } from '../../ui/Button.tsx';
import { saveBlob } from './files.ts';
import styles from './Shelf.module.css';
import { linkTo } from './settings.ts';
import type { Studio } from './studio.ts';
import { useStudio, useStudioState } from './useStudio.ts';

export function TakeAlong() {
  const studio = useStudio();
  const busy = useStudioState(state => state.busy);
  return (
    <section className={styles.sheet} aria-labelledby="take-along">
      <h2 id="take-along">Take it along</h2>
      <p className={styles.lead}>
        One loop, cut where it repeats without a seam. The WAV holds what you hear; a stem is one layer alone.
      </p>
      <div className={styles.row}>
        <Button disabled={busy !== null} onClick={() => void exportWav(studio)}>
          <AudioWaveform aria-hidden />
          Export WAV
        </Button>
        <Button onClick={() => void exportMidi(studio)}>
          <FileMusic aria-hidden />
          Export MIDI
        </Button>
        <Button variant="secondary" onClick={() => void copyLink(studio)}>
          <Link aria-hidden />
          Copy link
        </Button>
      </div>
      <div className={styles.row}>
        {LAYERS.map(layer => (
          <Button
            key={layer}
            variant="outline"
            size="sm"
            disabled={busy !== null}
            onClick={() => void exportWav(studio, layer)}
          >
            <Music aria-hidden />
            Stem: {layer}
          </Button>
        ))}
      </div>
      <p className={styles.busy} role="status">
        {busy}
      </p>
    </section>
  );
}

/** 'fantasy-battle-1234' */
function baseName(studio: Studio): string {
  const { genre, intensity, seed } = studio.store.getState().settings;
  return `${genre}-${intensity}-${seed}`;
}

/** The loop as heard, or one of its layers alone. */
function exportWav(studio: Studio, only?: Layer): Promise<void> {
  return studio.during(only ? `Rendering the ${only} …` : 'Rendering the loop …', async () => {
    const { renderLoop, wavOf } = await import('./render.ts');
    const { piece } = studio.store.getState();
    const name = `${baseName(studio)}${only ? `-${only}` : ''}.wav`;
    saveBlob(name, await wavOf(await renderLoop(piece, studio.sound(only))));
  });
}

async function exportMidi(studio: Studio): Promise<void> {
  const { midiOf } = await import('./midi.ts');
  const { piece, settings } = studio.store.getState();
  const bytes = midiOf(piece, settings.tempo, studio.audible());
  saveBlob(`${baseName(studio)}.mid`, new Blob([bytes], { type: 'audio/midi' }));
}

async function copyLink(studio: Studio): Promise<void> {
  const { settings, morph } = studio.store.getState();
  const link = linkTo(location.origin + location.pathname, settings, morph);
  studio.say((await copyText(link)) ? 'Link copied.' : `This browser copies nothing. The link: ${link}`);
}
