// Panels: mission facts, statistics, controls.
import type { EmergenciaView } from '../../../scenes/emergencia/view.ts';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import styles from './Panels.module.css';

const KEYS = [
  ['1–4, click', 'select an agent'],
  ['Click the map', 'send it there'],
  ['Drag from an agent', 'draw its route'],
  ['Click a person', 'send it after them'],
  ['G, right click, long press', 'mark a suspect'],
  ['T', 'let time stand'],
  ['Shift', 'queue places'],
  ['Wheel, right drag', 'zoom, pan'],
] as const;
const TAPS = [
  ['Tap an agent', 'select it'],
  ['Tap the map', 'send it there'],
  ['Drag from an agent', 'draw its route'],
  ['Tap a person', 'send it after them'],
  ['Hold a finger on them', 'mark a suspect'],
  ['Two fingers', 'zoom, pan'],
] as const;

interface PanelsProps {
  readonly view: EmergenciaView;
}

export function Mission({ view }: PanelsProps) {
  const { description, threatIn, enemies, stats, phase, coats } = view;
  return (
    <>
      <section className={styles.panel} aria-label="Mission info">
        <h3>Mission info</h3>
        <p>{description}</p>
        <p>
          {phase === 'setup' ? 'Threat after' : 'Threat in'} <b>{threatIn} s</b>. Enemies: <b>{enemies}</b>.
          {coats !== null && (
            <>
              {' '}
              Coats left: <b>{coats}</b>.
            </>
          )}
        </p>
      </section>
      <section className={styles.panel} aria-label="Statistics">
        <h3>Statistics</h3>
        <dl>
          <Figure name="People protected" value={stats.peopleProtected} />
          <Figure name="Enemies apprehended" value={stats.enemiesApprehended} />
          <Figure name="Enemies escaped" value={stats.enemiesEscaped} />
          <Figure name="Missions completed" value={stats.missionsCompleted} />
        </dl>
      </section>
    </>
  );
}

export function Controls({ view }: PanelsProps) {
  const touch = useTouch();
  const press = touch ? 'Tap' : 'Click';
  const rows = [
    ...(touch ? TAPS : KEYS),
    ...(view.doors > 0 ? [[`${press} a door`, 'send the agent to shut or open it'] as const] : []),
    ...(view.coats !== null ? [[`${press} a wardrobe`, 'send the agent for a coat'] as const] : []),
    ...(view.cameras.length > 0 ? [[touch ? 'Tap a camera' : 'Click a camera, V', 'make it live'] as const] : []),
    ...(view.radio && !touch ? [['H', 'the VIP waits, goes on'] as const] : []),
  ];
  return (
    <section className={styles.panel} aria-label="Controls">
      <h3>Controls</h3>
      <dl>
        {rows.map(([hand, deed]) => (
          <div key={hand} data-words>
            <dt>{hand}</dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Figure = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
