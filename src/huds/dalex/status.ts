// What the line by the board says: how things stand, in a few words.
import { openWays, safeCount } from '../../../scenes/dalex/danger.ts';
import { counted } from '../../../scenes/dalex/say.ts';
import type { DalexView } from '../../../scenes/dalex/view.ts';

export function statusOf(view: DalexView): string {
  const { dalexes, gameOver, gameWon, standing, level, player, piles, size, teleports, sonics, inReach } = view;
  if (gameOver) return 'Caught.';
  if (gameWon) return `Level ${level + 1} comes next.`;
  if (standing) return `Last Stand: ${counted(dalexes.length, 'dalex', 'dalexes')} to come.`;
  const position = { size, player, dalexes, piles: piles.map(({ cell }) => cell) };
  const safe = safeCount(position);
  if (safe === 0) return `No way is safe.${helpIn(teleports, sonics > 0 && inReach > 0)}`;
  const all = openWays(position).length + 1;
  return safe === all ? 'Every way is safe.' : `${counted(safe, 'way is', 'ways are')} safe.`;
}

function helpIn(teleports: number, sonic: boolean): string {
  if (sonic) return ' The screwdriver helps.';
  return teleports > 0 ? ' Teleport!' : '';
}
