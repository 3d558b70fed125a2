// Hook that finds the collection of a board that came without one, so that its next level follows.
import { useEffect, useEffectEvent } from 'react';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import type { ActiveLevel, SokobanUi } from '../../../scenes/sokoban/ui.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';
import { useSession } from '../../play/session/useSession.ts';

/** Null too without the file, or where storage cannot be read: the board is played without its collection. */
async function find(game: string, key: string): Promise<ActiveLevel | null> {
  try {
    const { findCollection } = await import('./findCollection.ts');
    return await findCollection(game, key);
  } catch {
    return null;
  }
}

export function useFoundCollection(session: SessionPort, place: ActiveLevel | null, game: string): void {
  const { isOwn, key, par } = useSession(session, state => state.view) as SokobanView;
  const ui = uiOf<SokobanUi>(session);
  const notePar = useEffectEvent((pushes: number) => {
    if (par === null) session.send({ type: 'notePar', pushes });
  });
  const sought = isOwn && place === null ? key : null;
  useEffect(() => {
    if (sought === null) return;
    let isWanted = true;
    void (async () => {
      const found = await find(game, sought);
      if (!isWanted || !found) return;
      ui.setState({ active: found });
      const pushes = found.collection.pars?.[found.index];
      if (pushes !== undefined) notePar(pushes);
    })();
    return () => {
      isWanted = false;
    };
  }, [ui, sought, game]);
}
