// Arrival: what a link brings, in one sentence for the start card: whose robot, how long it is, and what it will meet.
import { plural } from '../../kit/core/plural.ts';
import { nameOf } from './league.ts';
import { decodeLink } from './link.ts';
import { linesOf, NAMES, robotOf } from './scripts.ts';

export async function arrivalOf(packed: string): Promise<string> {
  const codes = await decodeLink(packed);
  if (typeof codes === 'string') return codes;
  const [a, b] = codes;
  const known = robotOf(b);
  const foe = known ? NAMES[known] : `${nameOf(b, '')}, ${plural(linesOf(b), 'line')}, which came with it`;
  return `A robot came with this link: ${nameOf(a, '')}, ${plural(linesOf(a), 'line')}. It meets ${foe}.`;
}
