// Keys of focused widgets: arrow keys, Enter and the like that a widget (ARIA roles) handles itself, and the game must not.

import { keyCodeOf } from '../../core/input/keys.ts';

/** Roles of widgets in which arrow keys move the focus, move a handle, or scroll. */
const NAVIGATION_ROLES = [
  'tablist',
  'radiogroup',
  'grid',
  'listbox',
  'tree',
  'menu',
  'menubar',
  'slider',
  'spinbutton',
  'log',
];
/** Roles of widgets in which Enter and Space activate an item. Tabs are buttons, which are handled as such. */
const ACTIVATION_ROLES = ['grid', 'listbox', 'tree', 'menu', 'menubar'];

const NAVIGATION_KEYS = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down))$/;
const ACTIVATION_KEYS = /^(?:Enter|Space)$/;

/** True where a key event is for the focused widget. The stage gets the event first, and must ignore it. */
export function belongsToWidget(event: Pick<KeyboardEvent, 'code' | 'target'>): boolean {
  const { target } = event;
  const code = keyCodeOf(event);
  const roles = NAVIGATION_KEYS.test(code) ? NAVIGATION_ROLES : ACTIVATION_KEYS.test(code) ? ACTIVATION_ROLES : [];
  return target instanceof Element && roles.some(role => target.closest(`[role="${role}"]`) !== null);
}
