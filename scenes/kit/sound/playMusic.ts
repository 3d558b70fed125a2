// Game music: starts with the first gesture in play, pauses with the game, and follows the settings. Nothing is loaded before.
import type { Session } from '../core/session/session.ts';
import type { Settings } from '../core/settings.ts';
import type { MusicPlayer } from './MusicPlayer.ts';
import type { Music } from './Sequencer.ts';
import type { SoundBoard } from './SoundBoard.ts';

export interface MusicControl {
  setSettings(settings: Settings): void;
  destroy(): void;
}

/** Level by phase; softer under the result. */
const LEVELS = { ready: 0, playing: 1, paused: 0, over: 0.4 } as const;
const FADE_SECONDS = 0.5;

export function playMusic(
  music: Music<unknown>,
  session: Session,
  board: Pick<SoundBoard, 'music'>,
  first: Settings,
): MusicControl {
  let settings = first;
  let player: MusicPlayer | null = null;
  let fetching = false;
  let destroyed = false;

  function updateLevel(): void {
    const { phase } = session.store.getState();
    const level = settings.music && !settings.muted ? LEVELS[phase] : 0;
    player?.setLevel(level, FADE_SECONDS);
    if (!player && !fetching && level > 0) void load();
  }

  async function load(): Promise<void> {
    const out = board.music();
    if (!out) return;
    fetching = true;
    try {
      const made = await import('./MusicPlayer.ts');
      if (destroyed) return;
      player = new made.MusicPlayer(
        out.context,
        out.node,
        music,
        () => (session.store.getState().phase === 'playing' ? music.mood(session.state as never) : 'ambient'),
        () => music.variation?.(session.state as never) ?? 0,
      );
      updateLevel();
    } catch {
      // Offline, or without an audio device: the game goes on without music, and the next change of phase tries again.
      fetching = false;
    }
  }

  let phase = session.store.getState().phase;
  const stop = session.store.subscribe(state => {
    // The audio context starts a moment after the gesture that starts play.
    if (state.phase === phase && (player || fetching || state.tick % 30 !== 0)) return;
    phase = state.phase;
    updateLevel();
  });
  return {
    setSettings(next) {
      settings = next;
      updateLevel();
    },
    destroy() {
      destroyed = true;
      stop();
      player?.destroy();
    },
  };
}
