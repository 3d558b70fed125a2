// Texts in touch play: no text of a game or its HUD names a key or the mouse once the game's touch words stand in their place. Parsed, never matched as
// lines, so that a text which a bot seldom meets is read too.
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { inTouchWords } from '../../src/play/keys/keyWords.ts';
import { NAMES_KEY_OR_MOUSE } from '../setup/namesKey.ts';
import { TEMPLATES } from '../setup/templates.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** No texts in play: names of controls for the help, which has a list for each device; numbers for the lab; pictures for cards; what people search. */
const NO_PLAY = /(?:test|check)\.tsx?$|(?:controls|dev|constants|testing)\.ts$|\/(?:golden|bots)\//;
/** Letters that are no keys, and descriptions of what only keys do. */
const NO_KEYS = [
  'Six keys, from the left: C, D, E, F, G, A.',
  'Use l, u, r, d to walk, L, U, R, D to push',
  'l, u, r, d walk; L, U, R, D push.',
  'Swap A and B',
  // The way out of a text editor, for who types.
  'Escape, then Tab leads out of the editor.',
  'point and click',
  // Of a drawing that has the keyboard's focus; a finger drags its pieces.
  'Tab to a piece; arrows move it, Shift and arrows make it larger or smaller',
];

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => `${folder}/${file}`)
    .filter(file => /\.tsx?$/.test(file) && !NO_PLAY.test(file));

/** Words of a property or attribute by its name. */
const nameOf = (node: Node): string => {
  const { name, value } = (node['key'] ?? node['name'] ?? {}) as Partial<Node>;
  const found = name ?? value;
  return typeof found === 'string' ? found : '';
};

const parsed = new Map<string, readonly string[]>();
const textsOf = (path: string): readonly string[] => {
  const known = parsed.get(path) ?? textsIn(path, readFileSync(path, 'utf8'));
  parsed.set(path, known);
  return known;
};

/** Texts of more than a word as the source has them: literals, parts of templates, words between tags. */
function textsIn(path: string, source: string): readonly string[] {
  const texts: string[] = [];
  const { program, errors } = parseSync(path, source, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const visit = (node: Node) => {
    const { type, value } = node;
    // A title is seen under a mouse alone.
    if (type === 'JSXAttribute' && nameOf(node) === 'title') return;
    if (type === 'Property' && ['touchWords', 'keyWords'].includes(nameOf(node))) return;
    const text =
      type === 'TemplateElement'
        ? (value as { readonly cooked?: string }).cooked
        : typeof value === 'string'
          ? value
          : '';
    if (['Literal', 'JSXText', 'TemplateElement'].includes(type) && text && /\S\s+\S/.test(text))
      texts.push(text.replaceAll(/\s+/g, ' '));
    const children = Object.values(node).flat().filter(isNode);
    // A start card has its own text for fingers.
    const hasTouchText = children.some(child => nameOf(child) === 'touchText');
    for (const child of children) if (!(hasTouchText && nameOf(child) === 'text')) visit(child);
  };
  visit(program as unknown as Node);
  return texts;
}

const namesKey = (text: string, game: Pick<GameDefinition, 'touchWords'>): boolean => {
  const shown = inTouchWords(text, game);
  return NAMES_KEY_OR_MOUSE.test(shown) && !NO_KEYS.some(part => shown.includes(part));
};

const GAMES: readonly GameDefinition[] = [...TEMPLATES, ...CATALOG];
test.each(GAMES.map(game => [game.id, game] as const))('%s', (id, game) => {
  const hud = sources('src/huds').filter(path => path.startsWith(`src/huds/${id}/`));
  const faults = [...sources(`scenes/${id}`), ...hud].flatMap(path => {
    // A HUD that asks for touch chooses its own words.
    if (path.startsWith('src/huds/') && readFileSync(path, 'utf8').includes('useTouch(')) return [];
    return textsOf(path)
      .filter(text => namesKey(text, game))
      .map(text => `${path}: ${text}`);
  });
  expect(faults).toEqual([]);
});

test('every touch word stands for something that a text has', () => {
  const idle = GAMES.flatMap(game => {
    const texts = sources(`scenes/${game.id}`).flatMap(textsOf);
    return Object.keys(game.touchWords ?? {})
      .filter(part => !texts.some(text => text.includes(part)))
      .map(part => `${game.id}: ${part}`);
  });
  expect(idle).toEqual([]);
});

test('HUD parts of all games', () => {
  const texts = sources('src/huds/widgets').flatMap(textsOf);
  expect(texts.filter(text => namesKey(text, {}))).toEqual([]);
});

test.each([
  "const a = 'Press R to restart';",
  'const a = `${b}. Press R to restart.`;',
  'const a = <p>Hold the right mouse button</p>;',
  "const a = { text: 'Click a card', other: 'x' };",
])('seen: %s', source => expect(textsIn('a.tsx', source).filter(text => namesKey(text, {}))).toHaveLength(1));

test.each([
  "const a = <b title='Undo (U)' />;",
  "const a = { text: 'Press R now', touchText: 'Tap now' };",
  "const a = { touchWords: { 'Press R': 'Tap' } };",
  "const a = 'The Tabby pressed Restart';",
])('passed: %s', source => expect(textsIn('a.tsx', source).filter(text => namesKey(text, {}))).toEqual([]));
