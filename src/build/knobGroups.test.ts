// Groups of constants: a paragraph each, named by its comment, and every game's knobs are in exactly one.

import { KNOB_GROUPS } from 'virtual:knob-groups';
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { groupsIn } from './knobGroups.ts';

test('a paragraph is a group, and the comment above it its title', () => {
  const source = `// Head of the file.
import { knob } from './x.ts';

export const CONSTANTS = {
  // Fox.
  speed: knob(4, [1, 10], 'px', 'how fast'),
  health: knob(
    100,
    [1, 500],

    'x', 'y'),

  ammo: knob(1, [0, 5], 'darts', 'in hand'),
};
`;
  expect(groupsIn(source)).toEqual([
    { title: 'Fox', names: ['speed', 'health'] },
    { title: null, names: ['ammo'] },
  ]);
});

test.each(CATALOG)('$id: every constant is in one group', async ({ id, load }) => {
  const { default: runtime } = await load();
  const names = (KNOB_GROUPS[id] ?? []).flatMap(group => group.names);
  expect(names).toHaveLength(Object.keys(runtime.constants).length);
  expect(new Set(names)).toEqual(new Set(Object.keys(runtime.constants)));
});
