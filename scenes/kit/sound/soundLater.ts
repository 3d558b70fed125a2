// Sound is fetched after the first picture. Where it cannot be, the game plays on in silence, and the next start of play asks again.
import type { Session } from '../core/session.ts';
import type { Settings } from '../core/settings.ts';
import type { GameSound } from './sound.ts';

export interface LazySound extends GameSound {
  /** The first picture is there. */
  fetch(): void;
}

type CreateSound = (session: Session, settings: Settings) => GameSound;

export function loadSoundLater(load: () => Promise<CreateSound>, session: Session, first: Settings): LazySound {
  let settings = first;
  let sound: GameSound | null = null;
  let fetching = false;
  let destroyed = false;

  async function fetch(): Promise<void> {
    if (sound || fetching || destroyed) return;
    fetching = true;
    try {
      const make = await load();
      if (!destroyed) sound = make(session, settings);
    } catch {
      // Without the network: silence.
    } finally {
      fetching = false;
    }
  }
  const stop = session.store.subscribe(({ phase }, before) => {
    if (phase === 'playing' && before.phase !== 'playing') void fetch();
  });
  return {
    fetch: () => void fetch(),
    setSettings(next) {
      settings = next;
      sound?.setSettings(next);
    },
    destroy() {
      destroyed = true;
      stop();
      sound?.destroy();
    },
  };
}
