// Debugger: each robot's senses, action and log at the tick that is shown.
import { useStore } from 'zustand';
import type { UiStore } from '../../../scenes/kit/core/session/ui.ts';
import { type Arena, LETTERS, SIDES } from '../../../scenes/robot-battle/rules/arena.ts';
import { hasThrown, type LogEntry } from '../../../scenes/robot-battle/rules/match.ts';
import { entriesUntil } from '../../../scenes/robot-battle/rules/matchLogs.ts';
import { cachedContacts, cachedSnapshots } from '../../../scenes/robot-battle/rules/playerActions.ts';
import type { Contact, Contacts } from '../../../scenes/robot-battle/rules/radar.ts';
import type { Match, RobotUi } from '../../../scenes/robot-battle/ui.ts';
import styles from './Debugger.module.css';

interface DebuggerProps {
  readonly ui: UiStore<RobotUi>;
  readonly match: Match | null;
  /** The tick that is played. */
  readonly tick: number;
}

export function Debugger({ ui, match, tick }: DebuggerProps) {
  const snapshot = useStore(ui, state => state.snapshot);
  const log = useStore(ui, state => state.log);
  if (!match)
    return (
      <p className={styles.empty} data-debugger>
        Start a battle: what both robots saw, did and wrote will stand here.
      </p>
    );
  const snapshots = cachedSnapshots(match);
  const contacts = cachedContacts(match);
  const at = Math.min(snapshots.length - 1, snapshot?.tick ?? tick);
  return (
    <div className={styles.both} data-debugger tabIndex={0} role="region" aria-label={`Tick ${at}`}>
      {SIDES.map(side => (
        <RobotAtTick
          key={side}
          side={side}
          arena={snapshots[at] as Arena}
          contact={(contacts[at] as Contacts)[side]}
          letter={match.moves[side][at]}
          next={snapshots[at + 1]}
          log={log}
        />
      ))}
    </div>
  );
}

interface RobotAtTickProps {
  readonly side: 0 | 1;
  readonly arena: Arena;
  /** Where it believed the other to be. */
  readonly contact: Contact;
  readonly letter: string | undefined;
  /** The snapshot after this tick, which holds the action that was carried out. */
  readonly next: Arena | undefined;
  readonly log: readonly LogEntry[];
}

const MOST_LINES = 60;

function RobotAtTick({ side, arena, contact, letter, next, log }: RobotAtTickProps) {
  const { x, y, angle, health, energy, shielded } = arena.robots[side];
  const mine = entriesUntil(log, side, arena.tick);
  const first = mine.filter(({ kind }) => kind !== 'log').length;
  const shown = mine.filter((_, index) => index < first || index >= mine.length - MOST_LINES);
  const did = next?.did[side];
  const shot = next?.shots[side];
  return (
    <section className={styles.account} data-side={LETTERS[side]}>
      <h2>Robot {LETTERS[side]}</h2>
      <dl>
        <dt>is at</dt>
        <dd>
          <code>
            {place(x)}, {place(y)}, {angle}°
          </code>
        </dd>
        <dt>enemy</dt>
        <dd>
          <code>
            {place(contact.x)}, {place(contact.y)}
            {contact.seen > 0 && `, seen ${contact.seen} ${contact.seen === 1 ? 'tick' : 'ticks'} ago`}
          </code>
        </dd>
        <dt>has</dt>
        <dd>
          <code>
            {health} health, {energy} energy{shielded > 0 && `, shield ${shielded}`}
          </code>
        </dd>
        <dt>does</dt>
        <dd>
          <code>{did ? `${hasThrown(letter) ? 'threw: ' : ''}${did}${shot ? `, ${shot}` : ''}` : 'nothing more'}</code>
        </dd>
      </dl>
      <ul className={styles.said}>
        {shown.map(words => (
          <li key={words.id} data-kind={words.kind} data-now={words.until === arena.tick || undefined}>
            <b>{words.tick}</b> {words.text}
            {words.line !== null && <i> line {words.line}</i>}
            {words.times > 1 && <b> ×{words.times}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const place = (value: number): string => value.toFixed(1);
