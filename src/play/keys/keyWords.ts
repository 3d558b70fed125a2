// Words of a game's texts that name keys: 'Space' of 'Hold Space to fire' is replaced by the key that the player has set for it, and 'Z' by what the
// player's keyboard calls that key; for fingers by what they do.
import type { Control } from '../../../scenes/kit/core/input/input.ts';
import { isRebound, type KeyBindings, keysOf } from '../../../scenes/kit/core/input/keys.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { spokenKey } from './keycaps.ts';
import { AMERICAN, type KeyLayout } from './keyLayout.ts';

type Worded = Pick<GameDefinition, 'controls' | 'keyWords'>;

/** A text of the game, for fingers. */
export function inTouchWords(text: string, { touchWords = {} }: Pick<GameDefinition, 'touchWords'>): string {
  // The longest first, because one may begin another.
  const parts = Object.keys(touchWords).toSorted((a, b) => b.length - a.length);
  if (parts.length === 0) return text;
  return text.replaceAll(new RegExp(parts.map(escaped).join('|'), 'g'), part => touchWords[part] ?? part);
}

/** A text of the game, with the keys in force. As it is written where they are the game's own and the player's keyboard calls them so. */
export function withKeyWords(
  text: string,
  { controls, keyWords = {} }: Worded,
  bindings: KeyBindings,
  layout: KeyLayout,
): string {
  const changed = Object.entries(keyWords).flatMap(([words, actions]) => {
    const names = namesOf(actions, controls, bindings, layout);
    const isSame = !isRebound(actions, controls, bindings) && names === namesOf(actions, controls, bindings, AMERICAN);
    return isSame ? [] : [[words, names] as const];
  });
  if (changed.length === 0) return text;
  const names = new Map(changed);
  // All in one pass: a name that is put in is not itself replaced.
  const pattern = new RegExp(`(?<!\\w)(?:${[...names.keys()].map(escaped).join('|')})(?!\\w)`, 'g');
  return text.replaceAll(pattern, words => names.get(words) ?? words);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** One key of each action: 'I, J, K and L'; of one action all: 'X or Enter'. */
function namesOf(
  actions: readonly string[],
  controls: readonly Control[],
  bindings: KeyBindings,
  layout: KeyLayout,
): string {
  const [only, ...others] = controls
    .filter(({ action }) => actions.includes(action))
    .map(control => keysOf(control, bindings).map(key => spokenKey(key, layout)));
  if (others.length === 0) return listed(only ?? [], 'or');
  return listed(
    [only, ...others].flatMap(keys => keys?.[0] ?? []),
    'and',
  );
}

function listed(names: readonly string[], last: 'and' | 'or'): string {
  const [final = '', ...before] = names.toReversed();
  return before.length > 0 ? `${before.toReversed().join(', ')} ${last} ${final}` : final;
}
