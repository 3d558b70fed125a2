// Sound of a mounted game: effects of its events, and music.
import type { Session } from '../core/session/session.ts';
import type { Settings } from '../core/settings.ts';
import type { GameRuntime } from '../game.ts';
import { playMusic } from './playMusic.ts';
import { SoundBoard } from './SoundBoard.ts';

export interface GameSound {
  setSettings(settings: Settings): void;
  destroy(): void;
}

export function startSound(
  { sounds, music }: GameRuntime,
  worldWidth: number,
  session: Session,
  settings: Settings,
): GameSound {
  const board = new SoundBoard(sounds, settings, worldWidth);
  const stop = board.follow(session);
  const accompaniment = music && playMusic(music, session, board, settings);
  return {
    setSettings(next) {
      board.setSettings(next);
      accompaniment?.setSettings(next);
    },
    destroy() {
      stop();
      accompaniment?.destroy();
      board.destroy();
    },
  };
}
