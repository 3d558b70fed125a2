// Settings dialog: sound, motion, colours, text size and speed, for all games. Stored in the profile, applied at once.
import { Suspense, useState } from 'react';
import { setChoices, useProfile } from '../data/profile.ts';
import { lazyPart } from '../site/lazyPart.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Select } from '../ui/Select.tsx';
import { Slider } from '../ui/Slider.tsx';
import { Switch } from '../ui/Switch.tsx';
import styles from './SettingsDialog.module.css';

interface SettingsDialogProps {
  readonly open: boolean;
  /** True if slower play is an assist: one person plays, in real time. */
  readonly slowable: boolean;
  onClose(): void;
}

const percent = (part: number) => `${Math.round(part * 100)} %`;

export function SettingsDialog({ open, slowable, onClose }: SettingsDialogProps) {
  const { volume, muted, music, motion, palette, textScale, unlockAll } = useProfile(({ choices }) => choices);
  return (
    <Dialog open={open} onClose={onClose} title="Settings">
      <div className={styles.settings}>
        <Switch label="Mute" checked={muted} onChange={on => setChoices({ muted: on })} />
        <Slider
          label="Volume"
          value={volume}
          min={0}
          max={1}
          step={0.05}
          format={percent}
          onChange={value => setChoices({ volume: value, muted: false })}
        />
        <Switch label="Music" checked={music} onChange={on => setChoices({ music: on })} />
        <Select
          label="Motion"
          value={motion}
          options={[
            { value: 'system', label: 'As the device says' },
            { value: 'full', label: 'Full' },
            { value: 'reduced', label: 'Reduced: no shake, no flashing' },
          ]}
          onChange={value => setChoices({ motion: value })}
        />
        <Select
          label="Colours"
          value={palette}
          options={[
            { value: 'paper', label: 'Paper' },
            { value: 'safe', label: 'Easy to tell apart' },
          ]}
          onChange={value => setChoices({ palette: value })}
        />
        <Slider
          label="Text size in play"
          value={textScale}
          min={1}
          max={2}
          step={0.1}
          format={percent}
          onChange={value => setChoices({ textScale: value })}
        />
        {slowable && <SpeedSlider />}
        <Switch
          label="Unlock all that opens by play"
          checked={unlockAll}
          onChange={on => setChoices({ unlockAll: on })}
        />
        <OnThisDevice />
      </div>
    </Dialog>
  );
}

const StoredData = lazyPart(() => import('./StoredData.tsx'));

/** Disclosure of the stored data, whose chunk is fetched when it is opened. */
function OnThisDevice() {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.device}>
      <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        What is kept on this device
      </Button>
      {open && (
        <Suspense>
          <StoredData />
        </Suspense>
      )}
    </section>
  );
}

/** Slider of the game speed. Slower speed is an assist and marks the run. */
export function SpeedSlider() {
  const speed = useProfile(({ choices }) => choices.speed);
  return (
    <Slider
      label="Game speed"
      value={speed}
      min={0.5}
      max={1}
      step={0.05}
      format={percent}
      note="Slower marks the run as assisted."
      onChange={value => setChoices({ speed: value })}
    />
  );
}
