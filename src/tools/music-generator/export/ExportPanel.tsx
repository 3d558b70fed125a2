// Export panel: WAV, stems, MIDI, so many bars, and the link.
import { AudioWaveform, FileMusic, Link, Music, Repeat, X } from 'lucide-react';
import { useState } from 'react';
import { LAYERS, type Layer } from '../../../../scenes/kit/sound/composer/piece.ts';
import { Button } from '../../../ui/Button.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { copyText } from '../../../ui/share/clipboard.ts';
import { saveFile } from '../../../ui/share/files.ts';
import styles from '../Panels.module.css';
import { repeatToBars, withEnding } from '../studio/arrangement.ts';
import { spaced } from '../studio/form.ts';
import { linkTo } from '../studio/settings.ts';
import type { Studio } from '../studio/studio.ts';
import { useStudio, useStudioState } from '../studio/useStudio.ts';

const BARS = { min: 4, max: 64, step: 4 } as const;

export function ExportPanel() {
  const studio = useStudio();
  const busy = useStudioState(state => state.busy);
  const piece = useStudioState(state => state.piece);
  const ending = useStudioState(state => state.settings.ending);
  const form = useStudioState(state => state.settings.form);
  const [bars, setBars] = useState(16);
  return (
    <section className={styles.sheet} data-folded aria-labelledby="take-along">
      <h2 id="take-along">Take it along</h2>
      <p className={styles.lead}>
        {form === 'A' ? 'One loop' : `${spaced(form)} as one loop`}, cut where it repeats without a seam. The WAV holds
        what you hear and where it repeats; a stem is one layer alone. The same settings give the same file.
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
        {LAYERS.filter(layer => piece.layers[layer].length > 0).map(layer => (
          <Button
            key={layer}
            variant="outline"
            size="sm"
            disabled={busy !== null}
            onClick={() => void exportWav(studio, { only: layer })}
          >
            <Music aria-hidden />
            Stem: {layer}
          </Button>
        ))}
      </div>
      <div className={styles.bars}>
        <Slider
          label="Bars"
          value={bars}
          {...BARS}
          format={value => `${value} bars`}
          note="As many bars as your game needs, without listening to them first."
          onChange={setBars}
        />
        <Switch label="With an ending" checked={ending} onChange={on => studio.change({ ending: on })} />
        <Button variant="secondary" disabled={busy !== null} onClick={() => void exportWav(studio, { bars })}>
          <Repeat aria-hidden />
          Record {bars} bars
        </Button>
      </div>
      <ExportProgress />
    </section>
  );
}

/** Progress of an export, and its Cancel button. */
function ExportProgress() {
  const studio = useStudio();
  const busy = useStudioState(state => state.busy);
  const done = useStudioState(state => state.done);
  const percent = Math.round(done * 100);
  return (
    <div className={styles.busy}>
      <p role="status">{busy}</p>
      {busy && (
        <>
          <progress value={percent} max={100} aria-label="Rendering progress" />
          <Button variant="outline" size="sm" onClick={studio.cancelExport}>
            <X aria-hidden />
            Cancel
          </Button>
        </>
      )}
    </div>
  );
}

/** 'fantasy-battle-1234', and 'fantasy-battle-1234-aaba' of more than one section. */
function baseName(studio: Studio): string {
  const { genre, intensity, seed, form } = studio.store.getState().settings;
  return `${genre}-${intensity}-${seed}${form === 'A' ? '' : `-${form.toLowerCase()}`}`;
}

/** Exports the loop as heard, one layer alone (a stem), or so many bars. */
function exportWav(
  studio: Studio,
  { only, bars }: { readonly only?: Layer; readonly bars?: number } = {},
): Promise<void> {
  const what = only ? `the ${only}` : bars ? `${bars} bars` : 'the loop';
  return studio.runExport(`Rendering ${what} …`, async rendering => {
    const [{ render }, { wavOf }] = await Promise.all([import('./render.ts'), import('./wav.ts')]);
    const { piece, sections, settings } = studio.store.getState();
    const ringsOut = bars !== undefined && settings.ending;
    const long = bars ? repeatToBars(piece, bars) : piece;
    const played = ringsOut ? withEnding(long, sections.A) : long;
    const name = `${baseName(studio)}${only ? `-${only}` : bars ? `-${bars}-bars` : ''}.wav`;
    const bytes = wavOf(await render(played, studio.sound(only), { ...rendering, ringsOut }), { loops: !ringsOut });
    saveFile(name, new Blob([bytes], { type: 'audio/wav' }));
  });
}

async function exportMidi(studio: Studio): Promise<void> {
  const { midiOf } = await import('./midi.ts');
  const { piece, settings } = studio.store.getState();
  const bytes = midiOf(piece, settings.tempo, studio.audible());
  saveFile(`${baseName(studio)}.mid`, new Blob([bytes], { type: 'audio/midi' }));
}

async function copyLink(studio: Studio): Promise<void> {
  const { settings, morph, written } = studio.store.getState();
  const link = linkTo(location.origin + location.pathname, settings, morph, written);
  if (link === null) return studio.showMessage('These notes are too long for a link. Save them as MIDI instead.');
  if ((await copyText(link, 'Link to this music')) === 'copied') studio.showMessage('Link copied.');
}
