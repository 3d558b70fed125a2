// Which keys belong to the widget that has the focus, and not to the game around it.

/** Widgets in which keys walk from one thing to the next, or move a handle, or scroll. */
const WALKED = ['tablist', 'radiogroup', 'grid', 'listbox', 'tree', 'menu', 'menubar', 'slider', 'spinbutton', 'log'];
/** Of these, the ones whose things Enter and Space act on. Tabs are buttons, which answer for themselves. */
const ACTED_ON = ['grid', 'listbox', 'tree', 'menu', 'menubar'];

const WALK = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down))$/;
const ACT = /^(?:Enter|NumpadEnter|Space)$/;

/** True where the pressed key is meant for a widget: the stage hears it first, and must leave it alone. */
export function belongsToWidget({ code, target }: Pick<KeyboardEvent, 'code' | 'target'>): boolean {
  const roles = WALK.test(code) ? WALKED : ACT.test(code) ? ACTED_ON : [];
  return target instanceof Element && roles.some(role => target.closest(`[role="${role}"]`) !== null);
}
