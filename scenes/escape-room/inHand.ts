// Keys for what is carried: the thing before, the next one, a look at it, and two put together.
import { KEY } from './controls.ts';
import { draft, mark } from './draft.ts';
import type { EscapeCommand, EscapeState } from './state.ts';

type Send = (command: EscapeCommand) => void;

export function takeInHand(pressed: number, state: Readonly<EscapeState>, send: Send): void {
  const { inventory, selected } = state;
  const by = (pressed & KEY.next ? 1 : 0) - (pressed & KEY.previous ? 1 : 0);
  const others = inventory.filter(id => id !== draft.getState().marked);
  if (by !== 0 && others.length > 0) {
    const at = selected === null ? (by > 0 ? -1 : 0) : others.indexOf(selected);
    const item = others[(at + by + others.length) % others.length];
    if (item && item !== selected) send({ type: 'pick', item });
  }
  if (pressed & KEY.inspect && selected !== null) send({ type: 'inspect', item: selected });
  if (pressed & KEY.combine) combineFrom(state, send);
}

/** The first press marks what is in hand; the second puts it together with what is in hand by then. */
export function combineFrom({ selected }: Readonly<Pick<EscapeState, 'selected'>>, send: Send): void {
  const { marked } = draft.getState();
  if (marked !== null && selected !== null && marked !== selected) send({ type: 'combine', a: marked, b: selected });
  mark(marked === null ? selected : null);
}
