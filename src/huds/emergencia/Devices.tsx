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

/** Room of these buttons: columns on an upright phone, two cameras in each and two for the radio; rows in a low window, of three cameras. */
export const deviceRoom = ({ cameras, radio, phase }: EmergenciaView): { columns: number; rows: number } =>
  phase === 'playing'
    ? {
        columns: Math.ceil(cameras.length / 2) + (radio ? 2 : 0),
        rows: Math.ceil(cameras.length / 3) + (radio ? 1 : 0),
      }
    : { columns: 0, rows: 0 };

export function Devices({ view, session }: DevicesProps) {
  const { cameras, radio } = view;
  if (deviceRoom(view).rows === 0) return null;
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
