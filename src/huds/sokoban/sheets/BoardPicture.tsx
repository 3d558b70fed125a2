// Board thumbnail (SVG): one path for each kind of tile.
import { memo } from 'react';
import { css } from '../../../../scenes/kit/core/inks.ts';
import { floorMask, type Level } from '../../../../scenes/sokoban/rules/level.ts';

const INKS = {
  floor: css('cream', 0),
  wall: css('indigo', -3),
  goal: css('gold', 0),
  box: css('coral', -4),
  home: css('moss', 2),
  fox: css('fox', 2),
} as const;

/** Memoised: a level is drawn once. */
export const BoardPicture = memo(Board);

function Board({ level }: { readonly level: Level }) {
  const { width, height, walls, goals, boxes, player } = level;
  const inside = floorMask(level);
  const at = (cell: number) => [cell % width, Math.floor(cell / width)] as const;
  const squares = (cells: readonly number[], inset: number) =>
    cells
      .map(cell => {
        const [x, y] = at(cell);
        const side = 1 - 2 * inset;
        return `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`;
      })
      .join('');
  const where = (flags: readonly boolean[]) => flags.flatMap((is, cell) => (is ? [cell] : []));
  const [x, y] = at(player);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={squares(where(walls), -0.01)} fill={INKS.wall} />
      <path d={squares(where(inside), -0.01)} fill={INKS.floor} />
      {goals.map(goal => (
        <circle key={goal} cx={at(goal)[0] + 0.5} cy={at(goal)[1] + 0.5} r={0.3} fill={INKS.goal} />
      ))}
      <path
        d={squares(
          boxes.filter(box => !goals.includes(box)),
          0.12,
        )}
        fill={INKS.box}
      />
      <path
        d={squares(
          boxes.filter(box => goals.includes(box)),
          0.12,
        )}
        fill={INKS.home}
      />
      <path
        d={`M${x + 0.1} ${y + 0.1}l.25 .22h.3l.25 -.22v.45l-.4 .33l-.4 -.33z`}
        fill={INKS.fox}
        stroke={css('navy', 0)}
        strokeWidth={0.04}
      />
    </svg>
  );
}
