// Radio to the VIP's escort: "wait" for some seconds, a few times in a mission, and "go on".
import { type Emit, missionAt, type State, ticksOf } from './state.ts';

/** The VIP waits, or goes on where they wait already. */
export function sendRadio(state: State, emit: Emit): void {
  const { radio } = missionAt(state);
  if (!radio) return;
  if (state.waiting > 0) return goOn(state, emit);
  if (state.waits === 0 || state.vips[0]?.assassinated) {
    state.message = 'The escort waits no more.';
    return emit({ type: 'refused', message: state.message });
  }
  state.waits--;
  state.waiting = ticksOf(radio.seconds);
  state.message = `The VIP waits for ${radio.seconds} s. Everybody else walks on.`;
  emit({ type: 'vipWaits', left: state.waits });
}

function goOn(state: State, emit: Emit): void {
  state.waiting = 0;
  state.message = 'The VIP goes on.';
  emit({ type: 'vipGoesOn' });
}

/** One tick of a wait. */
export function advanceRadio(state: State, emit: Emit): void {
  if (state.waiting === 0) return;
  state.vipLate++;
  state.waiting--;
  if (state.waiting === 0) goOn(state, emit);
}
