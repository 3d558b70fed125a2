// What a press of a button does, in a few words: the commands it sends, the controls it holds, where it leads, what it opens and closes.
import { act, fireEvent, waitFor } from '@testing-library/react';
import { named } from './names.ts';
import { arrived, type ShownGame } from './shown.tsx';

/** Names of what a press opens or closes, at most. */
const FEW = 3;

/** Buttons, tabs and links; a field is moved or filled in, which other tests do. */
const PRESSED = 'button, summary, a[href], [role=tab]';

export const isPressed = (one: Element): boolean => one.matches(PRESSED);

export const isEnabled = (one: Element): boolean =>
  !one.matches(':disabled, [aria-disabled=true]') && one.closest('[inert]') === null;

export interface Effect {
  readonly does: string;
  /** False where the game looks as it did: another button can be pressed in it. */
  readonly isLasting: boolean;
}

/** The longest that an effect may take on a busy machine. */
const LATE_MS = 15_000;

/**
 * Presses a button as a finger does, and says what came of it: at once where that is what is `wanted`, else what stands when it has had its time, since a
 * dialog may list what it still fetches. Commands go no further: the game stays as it is.
 */
export async function effectOf(game: ShownGame, name: string, wanted: string | null): Promise<Effect> {
  const before = named(document.body);
  const button = before.get(name);
  if (!button) return { does: 'is gone', isLasting: true };
  const href = button.getAttribute('href');
  if (href !== null) return { does: `leads to ${href}`, isLasting: false };
  const [fields, text, was] = [valuesIn(before), document.body.textContent, stateOf(button)];
  const effect = (): Effect => {
    const after = named(document.body);
    const opened = [...after.keys()].filter(one => !before.has(one));
    const closed = [...before.keys()].filter(one => !after.has(one));
    const changed = stateOf(button);
    const shown = [
      ...(opened.length > 0 ? [`opens ${opened.slice(0, FEW).join(' + ')}`] : []),
      ...(closed.length > 0 ? [`closes ${closed.slice(0, FEW).join(' + ')}`] : []),
      ...(changed !== was ? [`is ${changed}`] : []),
    ];
    if (shown.length === 0) {
      const filled = [...valuesIn(after)].filter(([field, value]) => fields.get(field) !== value);
      if (filled.length > 0) shown.push(...filled.map(([field, value]) => `fills ${field} with “${value}”`));
      else if (document.body.textContent !== text) shown.push('says something else');
    }
    const does = (game.did.length > 0 ? game.did : shown).join(', ') || 'nothing';
    return { does, isLasting: shown.length > 0 };
  };
  game.watch.notes = true;
  await act(async () => {
    fireEvent.pointerDown(button, { pointerId: 1, button: 0 });
    fireEvent.pointerUp(button, { pointerId: 1, button: 0 });
    fireEvent.click(button);
  });
  await arrived();
  let came = effect();
  if (wanted !== null && came.does !== wanted)
    await waitFor(
      () => {
        came = effect();
        if (came.does !== wanted) throw new Error('not yet');
      },
      { timeout: LATE_MS },
    ).catch(() => {});
  game.watch.notes = false;
  game.did.length = 0;
  return came;
}

/** What stands in the fields, by their names. */
const valuesIn = (names: ReadonlyMap<string, Element>): ReadonlyMap<string, string> =>
  new Map(
    [...names].flatMap(([name, one]) =>
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement
        ? [[name, one.value] as const]
        : [],
    ),
  );

const stateOf = (button: Element): string =>
  ['pressed', 'selected', 'expanded', 'checked', 'current']
    .flatMap(name => {
      const value = button.getAttribute(`aria-${name}`);
      return value === null ? [] : [`${name} ${value}`];
    })
    .join(' ');
