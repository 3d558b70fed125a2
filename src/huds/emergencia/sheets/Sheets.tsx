// What is looked up while the mission waits: the intel file, and the panels where there is no room for them beside the map.
import type { EmergenciaView } from '../../../../scenes/emergencia/view.ts';
import type { SessionPort } from '../../../../scenes/kit/core/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Controls, Mission } from '../Panels.tsx';
import styles from './Sheets.module.css';

interface SheetsProps {
  readonly which: 'intel' | 'mission';
  readonly view: EmergenciaView;
  readonly session: SessionPort;
  onClose(): void;
}

export default function Sheets({ which, view, onClose }: SheetsProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={which === 'intel' ? 'Intel file' : `Level ${view.level}: ${view.name}`}
      size="wide"
    >
      <div className={styles.sheet} role="region" aria-label={which === 'intel' ? 'Intel' : 'Mission'} tabIndex={0}>
        {which === 'intel' ? (
          <Intel />
        ) : (
          <>
            <Mission view={view} />
            <Controls />
          </>
        )}
      </div>
    </Dialog>
  );
}

const FILE = [
  {
    weapon: 'Knife',
    reach: 'Must come within an arm’s length of the VIP.',
    signs: ['A hand in the pocket', 'Walks close beside the VIP’s route'],
  },
  {
    weapon: 'Gun',
    reach: 'Needs a clear line over a short distance.',
    signs: ['Stops and faces the VIP', 'Turns away when an agent comes near'],
  },
  {
    weapon: 'Bomb',
    reach: 'Lies in wait at the route itself.',
    signs: ['Carries a bag', 'Puts the bag down near the route'],
  },
  {
    weapon: 'Sniper',
    reach: 'Strikes from far away, with a clear line.',
    signs: ['Something glints, every five seconds', 'Stands still for long, at the edge'],
  },
] as const;

const Intel = () => (
  <div className={styles.intel}>
    <p>
      Everybody may show one of these by chance. Two of one weapon on one person are proof. Disguises are drawn anew
      each time: look at what people do, not at what they wear.
    </p>
    <dl>
      {FILE.map(({ weapon, reach, signs }) => (
        <div key={weapon}>
          <dt>{weapon}</dt>
          <dd>{reach}</dd>
          {signs.map(sign => (
            <dd key={sign} data-sign>
              {sign}
            </dd>
          ))}
        </div>
      ))}
    </dl>
    <p>
      Harmless people stroll, pause, chat in pairs and look at their phones. In later missions signs are rarer and
      shorter.
    </p>
  </div>
);
