// Lazy sound: loaded after the first picture. If that fails the game goes on without sound, and the next start of play tries again.
import type { Session } from '../core/session/session.ts';
import type { Settings } from '../core/settings.ts';
import type { GameSound } from './sound.ts';

export interface LazySound extends GameSound {
  /** Called when the first picture is shown. */
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
      // Offline: no sound.
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
