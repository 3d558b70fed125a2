// Buttons of cameras and radio, in missions that have them.
import { Cctv, Footprints, Hand } from 'lucide-react';
import type { EmergenciaView } from '../../../scenes/emergencia/view.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import styles from './Devices.module.css';

interface DevicesProps {
  readonly view: EmergenciaView;
  readonly session: SessionPort;
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

/** Columns of these buttons on an upright phone: two cameras in each, two for the radio. */
export const deviceColumns = ({ cameras, radio, phase }: EmergenciaView): number =>
  phase === 'playing' ? Math.ceil(cameras.length / 2) + (radio ? 2 : 0) : 0;

export function Devices({ view, session }: DevicesProps) {
  const { cameras, radio } = view;
  if (deviceColumns(view) === 0) return null;
  return (
    <div className={styles.devices} role="group" aria-label="Cameras and radio">
      {cameras.map(({ id, live }) => (
        <button
          key={id}
          type="button"
          className={styles.camera}
          aria-pressed={live}
          aria-label={`Camera ${id}`}
          title="Make this camera live (V: the next one)"
          onMouseDown={keepFocus}
          onClick={() => session.send({ type: 'camera', id })}
        >
          <Cctv aria-hidden />
          {id}
        </button>
      ))}
      {radio && (
        <button
          type="button"
          className={styles.radio}
          data-waits={radio.waiting > 0 || undefined}
          disabled={radio.left === 0 && radio.waiting === 0}
          title="Tell the VIP’s escort by radio (H)"
          onMouseDown={keepFocus}
          onClick={() => session.send({ type: 'radio' })}
        >
          {radio.waiting > 0 ? <Footprints aria-hidden /> : <Hand aria-hidden />}
          {radio.waiting > 0 ? `VIP: go on (${radio.waiting} s)` : `VIP: wait (${radio.left} left)`}
        </button>
      )}
    </div>
  );
}
