// Help switches: danger map, guard, sure-win search.
import { Radar, ShieldCheck, Telescope } from 'lucide-react';
import type { ReactNode } from 'react';
import { toggleDangerMap, toggleSureWin } from '../../../scenes/dalex/displayOptions.ts';
import type { DalexCommand } from '../../../scenes/dalex/state.ts';
import type { DalexView } from '../../../scenes/dalex/view.ts';
import styles from './Switches.module.css';

interface SwitchesProps {
  readonly view: DalexView;
  readonly map: boolean;
  readonly sure: boolean;
  send(command: DalexCommand): void;
}

export function Switches({ view, map, sure, send }: SwitchesProps) {
  const { guard } = view;
  return (
    <div className={styles.switches} role="group" aria-label="Help">
      <Toggle name="Danger map" title="Danger map (V): marks every deadly cell" on={map} act={toggleDangerMap}>
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
        act={toggleSureWin}
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
