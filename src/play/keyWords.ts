// Words of a game's texts that name keys: 'Space' of 'Hold Space to fire' is replaced by the key that the player has set for it.
import type { Control } from '../../scenes/kit/core/input.ts';
import { isRebound, type KeyBindings, keysOf } from '../../scenes/kit/core/keys.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { spokenKey } from './keycaps.ts';

type Worded = Pick<GameDefinition, 'controls' | 'keyWords'>;

/** A text of the game, with the keys in force. As it is written where the player has set none of them. */
export function withKeyWords(text: string, { controls, keyWords = {} }: Worded, bindings: KeyBindings): string {
  const changed = Object.entries(keyWords).filter(([, actions]) => isRebound(actions, controls, bindings));
  if (changed.length === 0) return text;
  const names = new Map(changed.map(([words, actions]) => [words, namesOf(actions, controls, bindings)]));
  // All in one pass: a name that is put in is not itself replaced.
  const pattern = new RegExp(`(?<!\\w)(?:${[...names.keys()].map(escaped).join('|')})(?!\\w)`, 'g');
  return text.replaceAll(pattern, words => names.get(words) ?? words);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** One key of each action: 'I, J, K and L'; of one action all: 'X or Enter'. */
function namesOf(actions: readonly string[], controls: readonly Control[], bindings: KeyBindings): string {
  const [only, ...others] = controls
    .filter(({ action }) => actions.includes(action))
    .map(control => keysOf(control, bindings).map(spokenKey));
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
