// The move buttons: eight ways and, in their middle, Wait, which goes on while it is held.
import {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownRight,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpLeft,
  ArrowUpRight,
  Hourglass,
} from 'lucide-react';
import { type Direction, neighbour } from '../../../scenes/dalex/board.ts';
import { WAY } from '../../../scenes/dalex/say.ts';
import type { DalexView } from '../../../scenes/dalex/view.ts';
import { HoldButton } from '../../play/HoldButton.tsx';
import styles from './Pad.module.css';

const WAYS = [
  ['nw', ArrowUpLeft],
  ['n', ArrowUp],
  ['ne', ArrowUpRight],
  ['w', ArrowLeft],
  ['wait', Hourglass],
  ['e', ArrowRight],
  ['sw', ArrowDownLeft],
  ['s', ArrowDown],
  ['se', ArrowDownRight],
] as const;

/** 'deadly', 'shut' or 'safe': told by shape and word, too. */
function fateOf({ size, player, cells, danger, gameOver }: DalexView, way: Direction | 'wait'): string {
  const to = way === 'wait' ? player : neighbour(size, player, way);
  if (gameOver || to === null || (way !== 'wait' && cells[to] !== '.')) return 'shut';
  return danger[to] === '1' ? 'deadly' : 'safe';
}

export function Pad({ view, hold }: { readonly view: DalexView; hold(action: string, down: boolean): void }) {
  return (
    <div className={styles.pad} role="group" aria-label="Moves">
      {WAYS.map(([way, Icon]) => {
        const fate = fateOf(view, way);
        const name = way === 'wait' ? 'Wait' : `Step ${WAY[way]}`;
        return (
          <HoldButton
            key={way}
            className={`${styles.key} ${styles[fate]}`}
            aria-label={fate === 'safe' ? name : `${name} (${fate})`}
            title={name}
            hold={down => hold(way, down)}
          >
            <Icon aria-hidden />
            {fate === 'deadly' && <i aria-hidden>!</i>}
          </HoldButton>
        );
      })}
    </div>
  );
}
