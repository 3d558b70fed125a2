// Sheets: intel file, own missions, and the panels where there is no room beside the map.

import { Suspense, useState } from 'react';
import { MOST_CHARACTERS, readMission } from '../../../../scenes/emergencia/levels/mission.ts';
import type { EmergenciaView } from '../../../../scenes/emergencia/view.ts';
import { refusalOf } from '../../../../scenes/kit/core/refusal.ts';
import type { SessionPort } from '../../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { PasteArea } from '../../../play/editor/PasteArea.tsx';
import { lazyPart } from '../../../site/lazy/lazyPart.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Controls, Mission } from '../Panels.tsx';
import styles from './Sheets.module.css';

const MissionEditor = lazyPart(() => import('./MissionEditor.tsx'));

interface SheetsProps {
  readonly which: 'intel' | 'mission';
  readonly definition: GameDefinition;
  readonly view: EmergenciaView;
  readonly session: SessionPort;
  onClose(): void;
}

export default function Sheets({ which, view, session, definition, onClose }: SheetsProps) {
  const [draws, setDraws] = useState(false);
  if (draws)
    return (
      <Dialog open onClose={onClose} title="Draw a mission" size="wide">
        <Suspense>
          <MissionEditor text={view.text} session={session} definition={definition} onDone={onClose} />
        </Suspense>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={which === 'intel' ? 'Intel file' : `${view.heading}: ${view.name}`}
      size="wide"
    >
      <div className={styles.sheet} role="region" aria-label={which === 'intel' ? 'Intel' : 'Mission'} tabIndex={0}>
        {which === 'intel' ? (
          <Intel rumours={view.rumours} />
        ) : (
          <>
            <Mission view={view} />
            <Controls view={view} />
            <Button variant="secondary" onClick={() => setDraws(true)}>
              Draw a mission
            </Button>
            <Bring
              text={view.text}
              onBring={mission => {
                if (session.store.getState().phase === 'over') session.restart();
                onClose();
                session.send({ type: 'open', mission });
              }}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Own mission, pasted or from a file; an invalid one is refused with a reason. */
function Bring({ text, onBring }: { readonly text: string; onBring(mission: string): void }) {
  const [error, setError] = useState('');
  const take = (mission: string) => {
    readMission(mission);
    onBring(mission);
    return true;
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      take(file.size > MOST_CHARACTERS ? ' '.repeat(MOST_CHARACTERS + 1) : await file.text());
    } catch (problem) {
      setError(`${refusalOf(problem)} Nothing was changed.`);
    }
  };
  return (
    <section className={styles.bring}>
      <h3>A mission of your own</h3>
      <label>
        A file (.json)
        <input type="file" accept=".json,application/json" onChange={event => read(event.currentTarget.files?.[0])} />
      </label>
      {error && <p role="alert">{error}</p>}
      <PasteArea
        label="Or its text"
        note="World, agents, VIPs, enemies, obstacles, how many civilians; doors, wardrobes, cameras and a radio where you want them: start from this mission and change it."
        rows={5}
        act="Play it"
        take={take}
        offer={{ act: 'This mission', text }}
      />
    </section>
  );
}

const FILE = [
  {
    weapon: 'knife',
    name: 'Knife',
    reach: 'Must come within an arm’s length of the VIP.',
    signs: ['A hand in the pocket', 'Walks close beside the VIP’s route'],
  },
  {
    weapon: 'gun',
    name: 'Gun',
    reach: 'Needs a clear line over a short distance.',
    signs: ['Stops and faces the VIP', 'Turns away when an agent comes near'],
  },
  {
    weapon: 'bomb',
    name: 'Bomb',
    reach: 'Lies in wait at the route itself.',
    signs: ['Carries a bag', 'Puts the bag down near the route'],
  },
  {
    weapon: 'sniper',
    name: 'Sniper',
    reach: 'Strikes from far away, with a clear line.',
    signs: ['Something glints, every five seconds', 'Stands still for long, at the edge'],
  },
] as const;

const Intel = ({ rumours }: Pick<EmergenciaView, 'rumours'>) => (
  <div className={styles.intel}>
    <p>
      Everybody may show one of these by chance. Two of one weapon on one person are proof. Disguises are drawn anew at
      each try, and harmless people wear the same: clothes say where to look first, not who it is.
    </p>
    <dl>
      {FILE.map(({ weapon, name, reach, signs }) => (
        <div key={weapon}>
          <dt>{name}</dt>
          <dd>{reach}</dd>
          {rumours
            .filter(rumour => rumour.weapon === weapon)
            .map(rumour => (
              <dd key={rumour.among}>
                <b>This time {rumour.among}.</b>
              </dd>
            ))}
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
