// Status line: the situation in a few words.

import { countSafeMoves, openDirections } from '../../../scenes/dalex/rules/danger.ts';
import type { DalexView } from '../../../scenes/dalex/view.ts';
import { plural } from '../../../scenes/kit/core/plural.ts';

export function statusOf(view: DalexView): string {
  const { dalexes, gameOver, gameWon, standing, level, position, teleports, sonics, inReach } = view;
  if (gameOver) return 'Caught.';
  if (gameWon) return `Level ${level + 1} comes next.`;
  if (standing) return `Last Stand: ${plural(dalexes.length, 'dalex', 'dalexes')} to come.`;
  const safe = countSafeMoves(position);
  if (safe === 0) return `No way is safe.${hintFor(teleports, sonics > 0 && inReach > 0)}`;
  const all = openDirections(position).length + 1;
  return safe === all ? 'Every way is safe.' : `${plural(safe, 'way is', 'ways are')} safe.`;
}

function hintFor(teleports: number, sonic: boolean): string {
  if (sonic) return ' The screwdriver helps.';
  return teleports > 0 ? ' Teleport!' : '';
}
