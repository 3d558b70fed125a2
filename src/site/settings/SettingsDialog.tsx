// Settings dialog of the site and of every game: look, sound, play, keys, and what is kept. Stored in the profile, applied at once. A lazy chunk.
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Dialog } from '../../ui/Dialog.tsx';
import { pageContext } from '../pageContext.ts';
import { FIELDS } from './fields.tsx';
import styles from './SettingsDialog.module.css';
import { SETTINGS, type SettingId } from './settingsTable.ts';

interface SettingsDialogProps {
  readonly open: boolean;
  /** Setting that gets the focus. */
  readonly at?: SettingId | undefined;
  /** Id of the game whose keys are shown; that of the page unless given. */
  readonly game?: string | undefined;
  onClose(): void;
}

const IDS = Object.keys(SETTINGS) as SettingId[];
const GROUPS = [...new Set(IDS.map(id => SETTINGS[id].group))];

export default function SettingsDialog({ open, at, game, onClose }: SettingsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Settings">
      <Settings at={at} game={game} />
    </Dialog>
  );
}

function Settings({ at, game }: Pick<SettingsDialogProps, 'at' | 'game'>) {
  const settings = useRef<HTMLDivElement>(null);
  const slowable = useStore(pageContext, page => page.slowable);
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
