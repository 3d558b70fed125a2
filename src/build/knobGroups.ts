// Virtual module with the groups of every game's constants, for the lab: the paragraphs of its constants.ts, each named by the comment above it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:knob-groups';

export interface KnobGroup {
  /** Null where no comment names the paragraph. */
  readonly title: string | null;
  readonly names: readonly string[];
}

export function knobGroups(folder = 'scenes'): Plugin {
  return {
    name: 'knob-groups',
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load: id =>
      id === `\0${NAME}` ? `export const KNOB_GROUPS = ${JSON.stringify(groupsByGame(folder))};` : undefined,
  };
}

function groupsByGame(folder: string): Readonly<Record<string, readonly KnobGroup[]>> {
  const games = readdirSync(folder).filter(game => existsSync(join(folder, game, 'constants.ts')));
  return Object.fromEntries(
    games.map(game => [game, groupsIn(readFileSync(join(folder, game, 'constants.ts'), 'utf8'))]),
  );
}

/** Knobs of a source by its paragraphs. */
export function groupsIn(source: string): readonly KnobGroup[] {
  return source.split(/\n\s*\n/).flatMap(paragraph => {
    const names = [...paragraph.matchAll(/^\s*(\w+):\s*knob\(/gm)].map(([, name = '']) => name);
    const before = paragraph.split(/^\s*\w+:\s*knob\(/m, 1)[0] ?? '';
    const title = /^\s*\/\/ (.+?)\.?\s*$/m.exec(before.slice(before.lastIndexOf('{') + 1))?.[1] ?? null;
    return names.length > 0 ? [{ title, names }] : [];
  });
}
