// Export panel: the loop for a game, WAV, stems, MIDI, so many bars, and the link.
import { AudioWaveform, FileMusic, Gamepad2, Link, Music, Repeat, X } from 'lucide-react';
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
        what you hear and where it repeats; a stem is one layer alone. The same settings give the same file. The loop
        for a game is one zip: section A at all three intensities, equally long, with stems, a stinger for a win and one
        for a loss, and a page that plays them.
      </p>
      <div className={styles.row}>
        <Button disabled={busy !== null} onClick={() => void exportKit(studio)}>
          <Gamepad2 aria-hidden />
          The loop for a game
        </Button>
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
            onClick={() => void exportWav(studio, layer)}
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
          note="As many bars as your game needs, without listening to them first: Ogg where this browser encodes it, else WAV."
          onChange={setBars}
        />
        <Switch label="With an ending" checked={ending} onChange={on => studio.change({ ending: on })} />
        <Button variant="secondary" disabled={busy !== null} onClick={() => void exportBars(studio, bars)}>
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

/** Exports the loop as heard, or one layer alone (a stem). */
function exportWav(studio: Studio, only?: Layer): Promise<void> {
  return studio.runExport(`Rendering ${only ? `the ${only}` : 'the loop'} …`, async rendering => {
    const [{ render }, { wavOf }] = await Promise.all([import('./render.ts'), import('./wav.ts')]);
    const { piece } = studio.store.getState();
    const bytes = wavOf(await render(piece, studio.sound(only), rendering), { loops: true });
    saveFile(`${baseName(studio)}${only ? `-${only}` : ''}.wav`, new Blob([bytes], { type: 'audio/wav' }));
  });
}

/** Exports so many bars, as Ogg where the browser encodes it. */
function exportBars(studio: Studio, bars: number): Promise<void> {
  return studio.runExport(`Rendering ${bars} bars …`, async rendering => {
    const [{ render }, { wavOf }, { encodesOpus, OPUS_RATE, oggOf }] = await Promise.all([
      import('./render.ts'),
      import('./wav.ts'),
      import('./ogg.ts'),
    ]);
    const { piece, sections, settings } = studio.store.getState();
    const ringsOut = settings.ending;
    const long = repeatToBars(piece, bars);
    const played = ringsOut ? withEnding(long, sections.A) : long;
    const isOgg = await encodesOpus();
    const how = { ...rendering, ringsOut, ...(isOgg && { rate: OPUS_RATE }) };
    const samples = await render(played, studio.sound(), how);
    const file = isOgg
      ? await oggOf(samples, { loops: !ringsOut, signal: rendering.signal })
      : new Blob([wavOf(samples, { loops: !ringsOut })], { type: 'audio/wav' });
    saveFile(`${baseName(studio)}-${bars}-bars.${isOgg ? 'ogg' : 'wav'}`, file);
  });
}

function exportKit(studio: Studio): Promise<void> {
  return studio.runExport('Rendering the loop for a game …', async rendering => {
    const { makeKit } = await import('./kit/makeKit.ts');
    const { settings, morph, written, muted } = studio.store.getState();
    const name = `${settings.genre}-${settings.seed}-game-loop`;
    saveFile(`${name}.zip`, await makeKit({ name, settings, morph, written: written.A, muted }, rendering));
  });
}

async function exportMidi(studio: Studio): Promise<void> {
  const { midiOf } = await import('./midi.ts');
  const { piece, settings } = studio.store.getState();
  const bytes = midiOf(piece, settings.tempo, baseName(studio), studio.audible());
  saveFile(`${baseName(studio)}.mid`, new Blob([bytes], { type: 'audio/midi' }));
}

async function copyLink(studio: Studio): Promise<void> {
  const { settings, morph, written } = studio.store.getState();
  const link = linkTo(location.origin + location.pathname, settings, morph, written);
  if (link === null) return studio.showMessage('These notes are too long for a link. Save them as MIDI instead.');
  if ((await copyText(link, 'Link to this music')) === 'copied') studio.showMessage('Link copied.');
}
