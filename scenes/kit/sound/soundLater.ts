// Sound is fetched after the first picture. Where it cannot be, the game plays on in silence, and the next start of play asks again.
import type { Session } from '../core/session/session.ts';
import type { Settings } from '../core/settings.ts';
import type { Sound } from './sound.ts';

export interface LaterSound extends Sound {
  /** The first picture is there. */
  fetch(): void;
}

type Make = (session: Session, settings: Settings) => Sound;

export function soundLater(load: () => Promise<Make>, session: Session, first: Settings): LaterSound {
  let settings = first;
  let sound: Sound | null = null;
  let fetching = false;
  let gone = false;

  async function fetch(): Promise<void> {
    if (sound || fetching || gone) return;
    fetching = true;
    try {
      const make = await load();
      if (!gone) sound = make(session, settings);
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
      gone = true;
      stop();
      sound?.destroy();
    },
  };
}
