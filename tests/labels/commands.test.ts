// Commands that HUDs send, found in their sources: each is one that the game's rules know, and is the effect of a button in the game's list of labels
// or stands here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const files = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => /\.tsx?$/.test(file) && !/\.(?:test|check)\./.test(file))
        .map(file => `${folder}/${file}`)
    : [];
const textOf = (paths: readonly string[]) => paths.map(path => readFileSync(path, 'utf8')).join('\n');

/** Commands of buttons in states that no list reaches; none comes to this list. Their effect is tested beside their HUD, if at all. */
const NOT_REACHED: Readonly<Record<string, readonly string[]>> = {
  'boulder-dash': ['takeBack'],
  'cat-crazy': ['choose', 'giveBack', 'name', 'read', 'rehome', 'trade', 'warm'],
  emergencia: ['beginTour', 'camera', 'chooseTour', 'open', 'radio', 'review'],
  'escape-room': ['act', 'cancel', 'combine', 'submit', 'turn'],
  guardians: ['fold', 'position', 'skip', 'unfold'],
  lemonade: ['again', 'ask'],
  'math-rpg': ['goHome', 'take', 'use'],
  'rock-td': ['aim', 'choose', 'combine', 'fuse', 'keep', 'recut', 'takeBack', 'upgrade'],
  'rubber-band-rocket': ['giveBack', 'returnPart'],
  sokoban: ['notePar', 'takeHelp', 'takeSolution'],
  'strategic-battle': ['begin', 'equip', 'place', 'point', 'select'],
};

const games = readdirSync('scenes').filter(id => existsSync(`scenes/${id}/golden/labels.ts`));
const own = (id: string) => [`scenes/${id}/hud.ts`, `scenes/${id}/view.ts`].filter(existsSync);

describe.each(games)('%s', id => {
  const hud = textOf([...own(id), ...files(`src/huds/${id}`)]);
  const sent = [
    ...new Set([...hud.matchAll(/(?:command: |send\()\{ type: '(\w+)'/g)].map(([, name = '']) => name)),
  ].sort();

  test('sends what its rules know', () => {
    const rules = textOf(files(`scenes/${id}/rules`));
    expect(sent.filter(name => !rules.includes(`'${name}'`))).toEqual([]);
  });

  test('sends nothing that no button of its list does', () => {
    const labels = readFileSync(`scenes/${id}/golden/labels.ts`, 'utf8');
    expect(sent.filter(name => !new RegExp(`['" ]${name}\\b`).test(labels))).toEqual(NOT_REACHED[id] ?? []);
  });
});
