// Help switches: danger map, guard, sure-win search.
import { Radar, ShieldCheck, Telescope } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { DalexCommand } from '../../../scenes/dalex/rules/state.ts';
import { type DalexUi, toggleDangerMap, toggleSureWin } from '../../../scenes/dalex/ui.ts';
import type { DalexView } from '../../../scenes/dalex/view.ts';
import type { UiStore } from '../../../scenes/kit/core/session/ui.ts';
import styles from './Switches.module.css';

interface SwitchesProps {
  readonly view: DalexView;
  readonly ui: UiStore<DalexUi>;
  send(command: DalexCommand): void;
}

export function Switches({ view, ui, send }: SwitchesProps) {
  const { guard } = view;
  const { map, sure } = useStore(ui);
  return (
    <div className={styles.switches} role="group" aria-label="Help">
      <Toggle
        name="Danger map"
        title="Danger map (V): marks every deadly cell"
        on={map}
        act={() => toggleDangerMap(ui)}
      >
        <Radar aria-hidden />
      </Toggle>
      <Toggle
        name="Guard"
        title="Guard (G): refuses deadly steps"
        on={guard}
        act={() => send({ type: 'guard', on: !guard })}
      >
        <ShieldCheck aria-hidden />
      </Toggle>
      <Toggle
        name="Sure win?"
        title="Sure win? (H): says whether the level can be won without luck"
        on={sure}
        act={() => toggleSureWin(ui)}
      >
        <Telescope aria-hidden />
      </Toggle>
    </div>
  );
}

interface ToggleProps {
  readonly name: string;
  readonly title: string;
  readonly on: boolean;
  readonly children: ReactNode;
  act(): void;
}

const Toggle = ({ name, title, on, children, act }: ToggleProps) => (
  <button
    type="button"
    className={styles.switch}
    aria-pressed={on}
    aria-label={name}
    title={title}
    onMouseDown={event => event.preventDefault()}
    onClick={act}
  >
    {children} <span>{name}</span>
  </button>
);
