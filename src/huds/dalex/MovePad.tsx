// Move buttons: eight directions and Wait in the middle; Wait repeats while it is held.
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
import { type Direction, neighbour } from '../../../scenes/dalex/rules/board.ts';
import { DIRECTION_NAMES } from '../../../scenes/dalex/text.ts';
import type { DalexView } from '../../../scenes/dalex/view.ts';
import { HoldButton } from '../../play/stage/HoldButton.tsx';
import styles from './MovePad.module.css';

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

/** Status of a move: 'shut' where it is not possible, else 'deadly' or 'safe'. */
function moveStatus({ size, player, cells, danger, gameOver }: DalexView, way: Direction | 'wait'): string {
  const to = way === 'wait' ? player : neighbour(size, player, way);
  if (gameOver || to === null || (way !== 'wait' && cells[to] !== '.')) return 'shut';
  return danger[to] === '1' ? 'deadly' : 'safe';
}

export function MovePad({ view, hold }: { readonly view: DalexView; hold(action: string, down: boolean): void }) {
  return (
    <div className={styles.pad} role="group" aria-label="Moves">
      {WAYS.map(([way, Icon]) => {
        const status = moveStatus(view, way);
        const name = way === 'wait' ? 'Wait' : `Step ${DIRECTION_NAMES[way]}`;
        return (
          <HoldButton
            key={way}
            className={`${styles.key} ${styles[status]}`}
            aria-label={status === 'safe' ? name : `${name} (${status})`}
            title={name}
            hold={down => hold(way, down)}
          >
            <Icon aria-hidden />
            {status === 'deadly' && <i aria-hidden>!</i>}
          </HoldButton>
        );
      })}
    </div>
  );
}
