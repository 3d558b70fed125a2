// Fields of the settings dialog, one for each setting of the table.
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { type Choices, setChoices, useProfile } from '../../data/profile.ts';
import { SpeedSlider } from '../../play/cards/SpeedSlider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { PaletteField } from './PaletteField.tsx';
import styles from './SettingsDialog.module.css';
import type { SettingId } from './settingsTable.ts';

export interface FieldProps {
  readonly title: string;
  /** True if the dialog was opened for this setting. */
  readonly isAsked: boolean;
  /** Id of the game whose keys are shown. */
  readonly game?: string | undefined;
}

type Field = ComponentType<FieldProps>;
/** Names of the settings that are true or false. */
type SwitchName = { [K in keyof Choices]: Choices[K] extends boolean ? K : never }[keyof Choices];

const useChoices = (): Choices => useProfile(({ choices }) => choices);
const percent = (part: number) => `${Math.round(part * 100)} %`;

const switchOf = (name: SwitchName): Field =>
  function SwitchField({ title }) {
    const choices = useChoices();
    return <Switch label={title} checked={choices[name]} onChange={on => setChoices({ [name]: on })} />;
  };

const THEMES = [
  { value: 'system', label: 'Same as the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const MOTIONS = [
  { value: 'system', label: 'Same as the device' },
  { value: 'full', label: 'Full' },
  { value: 'reduced', label: 'Reduced: no shake, no flashing' },
] as const;

const StoredData = lazyPart(() => import('../../play/page/StoredData.tsx'));
const KeySettings = lazyPart(() => import('./KeySettings.tsx'));

interface DisclosureProps {
  readonly title: string;
  readonly opened: boolean;
  readonly children: ReactNode;
}

/** Button that shows what is below it; its chunk is fetched then. */
function Disclosure({ title, opened, children }: DisclosureProps) {
  const [open, setOpen] = useState(opened);
  return (
    <div className={styles.more}>
      <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        {title}
      </Button>
      {open && <Suspense>{children}</Suspense>}
    </div>
  );
}

function ThemeField({ title }: FieldProps) {
  const { theme } = useChoices();
  return <Select label={title} value={theme} options={THEMES} onChange={value => setChoices({ theme: value })} />;
}

function TextSizeField({ title }: FieldProps) {
  const { textScale } = useChoices();
  return (
    <Slider
      label={title}
      value={textScale}
      min={1}
      max={2}
      step={0.05}
      format={percent}
      onChange={value => setChoices({ textScale: value })}
    />
  );
}

function MotionField({ title }: FieldProps) {
  const { motion } = useChoices();
  return <Select label={title} value={motion} options={MOTIONS} onChange={value => setChoices({ motion: value })} />;
}

function VolumeField({ title }: FieldProps) {
  const { volume } = useChoices();
  return (
    <Slider
      label={title}
      value={volume}
      min={0}
      max={1}
      step={0.05}
      format={percent}
      onChange={value => setChoices({ volume: value, muted: false })}
    />
  );
}

const KeysField = ({ title, isAsked, game }: FieldProps) => (
  <Disclosure title={title} opened={isAsked}>
    <KeySettings game={game} />
  </Disclosure>
);

const StoredField = ({ title, isAsked }: FieldProps) => (
  <Disclosure title={title} opened={isAsked}>
    <StoredData />
  </Disclosure>
);

export const FIELDS: Readonly<Record<SettingId, Field>> = {
  theme: ThemeField,
  textSize: TextSizeField,
  motion: MotionField,
  muted: switchOf('muted'),
  volume: VolumeField,
  music: switchOf('music'),
  palette: PaletteField,
  speed: SpeedSlider,
  leftHanded: switchOf('leftHanded'),
  unlockAll: switchOf('unlockAll'),
  keys: KeysField,
  slashKey: switchOf('slashKey'),
  stored: StoredField,
};
