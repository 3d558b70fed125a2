// Music under play: begins with the first gesture in play, rests while paused, ducks under effects. Until then it costs nothing.
import type { Session } from '../core/session/session.ts';
import type { Settings } from '../core/settings.ts';
import type { Music } from './Conductor.ts';
import type { Score } from './Score.ts';
import type { SoundBoard } from './SoundBoard.ts';

export interface Accompaniment {
  setSettings(settings: Settings): void;
  destroy(): void;
}

/** Under the result the music sinks back. */
const LEVELS = { ready: 0, playing: 1, paused: 0, over: 0.4 } as const;
const FADE_SECONDS = 0.5;

export function accompany(
  music: Music<unknown>,
  session: Session,
  board: Pick<SoundBoard, 'music'>,
  first: Settings,
): Accompaniment {
  let settings = first;
  let score: Score | null = null;
  let fetching = false;
  let gone = false;

  function follow(): void {
    const { phase } = session.store.getState();
    const level = settings.music && !settings.muted ? LEVELS[phase] : 0;
    score?.setLevel(level, FADE_SECONDS);
    if (!score && !fetching && level > 0) void begin();
  }

  async function begin(): Promise<void> {
    const out = board.music();
    if (!out) return;
    fetching = true;
    try {
      const made = await import('./Score.ts');
      if (gone) return;
      score = new made.Score(out.context, out.node, music, () =>
        session.store.getState().phase === 'playing' ? music.mood(session.state as never) : 'ambient',
      );
      follow();
    } catch {
      // Without the network, or a device that plays, the game goes on in silence; the next change of phase asks again.
      fetching = false;
    }
  }

  let phase = session.store.getState().phase;
  const stop = session.store.subscribe(state => {
    // The device wakes a moment after the gesture that starts play.
    if (state.phase === phase && (score || fetching || state.tick % 30 !== 0)) return;
    phase = state.phase;
    follow();
  });
  return {
    setSettings(next) {
      settings = next;
      follow();
    },
    destroy() {
      gone = true;
      stop();
      score?.destroy();
    },
  };
}
