// Settings dialog of the site and of every game: look, sound, play, keys, and what is kept. Stored in the profile, applied at once. A lazy chunk.
import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { FIELDS } from './fields.tsx';
import styles from './SettingsDialog.module.css';
import { SETTINGS, type SettingId } from './settingsTable.ts';

interface SettingsDialogProps {
  readonly open: boolean;
  /** Setting that gets the focus. */
  readonly at?: SettingId | undefined;
  /** Id of the game whose keys are shown. */
  readonly game?: string | undefined;
  /** True if slower play is an assist on this page. */
  readonly slowable: boolean;
  onClose(): void;
}

const IDS = Object.keys(SETTINGS) as SettingId[];
const GROUPS = [...new Set(IDS.map(id => SETTINGS[id].group))];

export default function SettingsDialog({ open, onClose, ...rest }: SettingsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Settings">
      <Settings {...rest} />
    </Dialog>
  );
}

function Settings({ at, game, slowable }: Omit<SettingsDialogProps, 'open' | 'onClose'>) {
  const settings = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = at === undefined ? null : settings.current?.querySelector(`[data-setting="${at}"]`);
    const control = field?.querySelector<HTMLElement>('input, select, button');
    // The dialog opens after this, and gives the focus to what asks for it.
    control?.setAttribute('autofocus', '');
    control?.focus({ preventScroll: true });
    const scroll = requestAnimationFrame(() => field?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(scroll);
  }, [at]);
  return (
    <div ref={settings} className={styles.settings}>
      {GROUPS.map(group => (
        <section key={group} className={styles.group} aria-label={group}>
          <h3>{group}</h3>
          {IDS.filter(id => SETTINGS[id].group === group && (id !== 'speed' || slowable)).map(id => {
            const Field = FIELDS[id];
            return (
              <div key={id} data-setting={id}>
                <Field title={SETTINGS[id].title} isAsked={at === id} game={game} />
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}
