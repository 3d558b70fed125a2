// The ladder's scripts as a player reads and copies them: the very lines of robots/, without the module around them.
import { ARENA_LADDER, type ArenaRobotId } from './ladder.ts';

const sources = import.meta.glob<string>('./robots/*.js', { query: '?raw', import: 'default', eager: true });

/** What stands between the module's first line and its last two, two spaces to the left. */
function textOf(id: ArenaRobotId): string {
  const source = sources[`./robots/${id}.js`] ?? '';
  const from = source.indexOf('=> {\n') + 5;
  return source.slice(from, source.lastIndexOf('  return tick;')).trimEnd().replace(/^ {2}/gm, '');
}

export const ARENA_TEXTS: Readonly<Record<ArenaRobotId, string>> = Object.fromEntries(
  ARENA_LADDER.map(id => [id, textOf(id)]),
) as Record<ArenaRobotId, string>;
