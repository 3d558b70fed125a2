// Picture of a piece on the editor's board, with the line to its further handle.

import { tipOf } from '../../../../scenes/minigolf/levels/pieces.ts';
import { middleOf, type Obstacle, type Way } from '../../../../scenes/minigolf/rules/course.ts';
import styles from './Board.module.css';

const TURNS: Readonly<Record<Way, number>> = { right: 0, down: 90, left: 180, up: 270 };

/** Shape that is pressed and focused. */
export function PieceShape({ one }: { readonly one: Obstacle }) {
  const { type, x, y, width, height } = one;
  const isRound = type === 'hill' || type === 'bumper' || type === 'mill';
  return (
    <rect
      className={styles.shape}
      data-kind={type}
      data-pulls={(type === 'hill' && one.push < 0) || undefined}
      {...{ x, y, width, height }}
      {...(isRound && { rx: width / 2, ry: height / 2 })}
    />
  );
}

/** Marks over all shapes: sails, the way of a gate, the line to where a ball is carried or pushed. */
export function PieceMark({ one }: { readonly one: Obstacle }) {
  const { x, y } = middleOf(one);
  const tip = tipOf(one);
  if (tip) return <path className={styles.mark} data-kind={one.type} d={`M${x} ${y}L${tip.x} ${tip.y}`} />;
  if (one.type === 'gate')
    return (
      <path
        className={styles.mark}
        d="M-14 -10L6 0L-14 10"
        transform={`translate(${x} ${y}) rotate(${TURNS[one.way]})`}
      />
    );
  if (one.type !== 'mill') return null;
  const reach = one.width / 2;
  return <path className={styles.mark} d={`M${x - reach} ${y}h${2 * reach}M${x} ${y - reach}v${2 * reach}`} />;
}
