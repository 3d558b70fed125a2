// The match under a glass: any tick of it, back and forth; what each robot saw, did and wrote.

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useStore } from 'zustand';
import { type Arena, LETTERS, SIDES } from '../../../scenes/robot-battle/arena.ts';
import { lookAt, momentsIn } from '../../../scenes/robot-battle/deeds.ts';
import { hasThrown, type Said } from '../../../scenes/robot-battle/match.ts';
import { type Match, workshop } from '../../../scenes/robot-battle/workshop.ts';
import { Button } from '../../ui/Button.tsx';
import { Range } from '../../ui/Range.tsx';
import styles from './Debugger.module.css';

interface DebuggerProps {
  readonly match: Match | null;
  /** The tick that is played. */
  readonly tick: number;
  /** Before another tick is looked at: the match that is played stands still. */
  onLook(): void;
}

export function Debugger({ match, tick, onLook }: DebuggerProps) {
  const moment = useStore(workshop, ({ moment: looked }) => looked);
  const said = useStore(workshop, state => state.said);
  if (!match)
    return <p className={styles.empty}>Start a battle: what both robots saw, did and wrote will stand here.</p>;
  const moments = momentsIn(match);
  const last = moments.length - 1;
  const at = Math.min(last, moment?.tick ?? tick);
  const go = (to: number) => {
    onLook();
    lookAt(match, to);
  };
  return (
    <div className={styles.debugger}>
      <div className={styles.scrub}>
        <Button
          variant="secondary"
          className={styles.step}
          aria-label="One tick back"
          disabled={at <= 0}
          onClick={() => go(at - 1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Range
          aria-label="Tick of the match"
          min={0}
          max={Math.max(1, last)}
          value={at}
          aria-valuetext={`tick ${at} of ${last}`}
          onChange={go}
        />
        <Button
          variant="secondary"
          className={styles.step}
          aria-label="One tick on"
          disabled={at >= last}
          onClick={() => go(at + 1)}
        >
          <ChevronRight aria-hidden />
        </Button>
        <span className={styles.tick}>
          Tick <b>{at}</b>/{last}
        </span>
      </div>
      <div className={styles.both} tabIndex={0} role="region" aria-label={`Tick ${at}`}>
        {SIDES.map(side => (
          <Account
            key={side}
            side={side}
            arena={moments[at] as Arena}
            letter={match.moves[side][at]}
            next={moments[at + 1]}
            said={said}
          />
        ))}
      </div>
    </div>
  );
}

interface AccountProps {
  readonly side: 0 | 1;
  readonly arena: Arena;
  readonly letter: string | undefined;
  /** The moment after: what was really done. */
  readonly next: Arena | undefined;
  readonly said: readonly Said[];
}

const MOST_LINES = 60;

function Account({ side, arena, letter, next, said }: AccountProps) {
  const { x, y, angle, health, energy, shielded } = arena.robots[side];
  const enemy = arena.robots[1 - side];
  const mine = said
    .map((words, id) => ({ ...words, id }))
    .filter(words => words.side === side && words.tick <= arena.tick)
    .slice(-MOST_LINES);
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
            {place(enemy?.x ?? 0)}, {place(enemy?.y ?? 0)}
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
        {mine.map(words => (
          <li key={words.id} data-kind={words.kind} data-now={words.tick === arena.tick || undefined}>
            <b>{words.tick}</b> {words.text}
            {words.line !== null && <i> line {words.line}</i>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const place = (value: number): string => value.toFixed(1);
