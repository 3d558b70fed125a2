// Selector hook on the game's view with deep comparison: renders only when the selected part changes, since the view is new in every tick.
import { useState } from 'react';
import { same } from '../../../scenes/kit/core/json.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import type { BattleView } from '../../../scenes/strategic-battle/view.ts';
import { useSession } from '../../play/session/useSession.ts';

export function useView<Part>(session: SessionPort, part: (view: BattleView) => Part): Part {
  const [steady] = useState(() => createStableReference<Part>());
  return useSession(session, state => steady(part(state.view as BattleView)));
}

/** Returns the previous object as long as the new one is deeply equal. */
function createStableReference<Part>(): (now: Part) => Part {
  let last: { readonly part: Part } | null = null;
  return now => {
    if (!last || !same(last.part, now)) last = { part: now };
    return last.part;
  };
}
