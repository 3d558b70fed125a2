// The robots of the ladder as functions: modules in robots/, each written as a player would. Loaded where matches are resolved, never with a page.
import { ARENA_LADDER, type ArenaRobotId } from './ladder.ts';
import type { ArenaScript } from './scriptState.ts';

const modules = import.meta.glob<ArenaScript>('./robots/*.js', { import: 'default', eager: true });

export const ARENA_SCRIPTS: Readonly<Record<ArenaRobotId, ArenaScript>> = Object.fromEntries(
  ARENA_LADDER.map(id => [id, modules[`./robots/${id}.js`]]),
) as Record<ArenaRobotId, ArenaScript>;
