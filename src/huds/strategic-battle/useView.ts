// A part of what the rules show, drawn anew only when it says something else: the field in the view changes with every tick.
import { useState } from 'react';
import { same } from '../../../scenes/kit/core/json.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import type { BattleView } from '../../../scenes/strategic-battle/view.ts';
import { useSession } from '../../play/useSession.ts';

export function useView<Part>(session: SessionPort, part: (view: BattleView) => Part): Part {
  const [steady] = useState(() => keeper<Part>());
  return useSession(session, state => steady(part(state.view as BattleView)));
}

/** Answers what it answered before as long as that says the same. */
function keeper<Part>(): (now: Part) => Part {
  let last: { readonly part: Part } | null = null;
  return now => {
    if (!last || !same(last.part, now)) last = { part: now };
    return last.part;
  };
}
