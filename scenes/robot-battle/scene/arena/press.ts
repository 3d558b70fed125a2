// Keys and gamepad in the arena: the duel's, but for the swap, for which there are no two benches.
import { bits } from '../../../kit/core/input/input.ts';
import type { SessionPort } from '../../../kit/core/session/session.ts';
import { uiOf } from '../../../kit/core/session/ui.ts';
import type { ArenaBout } from '../../arena/types.ts';
import { CONTROLS } from '../../controls.ts';
import { beginBout, finishBout, holdBout, showBoutTick, stopBout } from '../../rules/boutActions.ts';
import { PACES } from '../../rules/state.ts';
import type { RobotUi } from '../../ui.ts';

const KEY = bits(CONTROLS);

export function pressInBout(pressed: number, bout: ArenaBout, session: Pick<SessionPort, 'send' | 'ui'>): void {
  const { phase, held, pace, now } = bout;
  if (pressed & KEY.start && phase === 'idle') beginBout(session, bout);
  if (pressed & KEY.start && phase === 'between') session.send({ type: 'next' });
  if (pressed & KEY.stop && phase !== 'idle' && phase !== 'over') stopBout(session);
  if (phase !== 'running') return;
  if (pressed & KEY.hold) holdBout(session, !held);
  if (pressed & KEY.faster) session.send({ type: 'pace', pace: (pace % PACES.length) + 1 });
  if (pressed & KEY.finish) finishBout(session);
  const by = (pressed & KEY.forward ? 1 : 0) - (pressed & KEY.back ? 1 : 0);
  if (by === 0 || !held) return;
  const ui = uiOf<RobotUi>(session);
  showBoutTick(ui, bout, (ui.getState().arena.tick ?? now.tick) + by);
}
