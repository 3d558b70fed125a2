// What every HUD is given: the running game to read and to send commands to, and where its picture stands.
import type { Records } from '../../scenes/kit/core/records.ts';
import type { SessionPort } from '../../scenes/kit/core/session/session.ts';
import type { Settings } from '../../scenes/kit/core/settings.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';

export interface HudProps {
  readonly session: SessionPort;
  readonly definition: GameDefinition;
  readonly settings: Settings;
  /** Best, medals and the best run's path, to show beside this run. */
  readonly records: Records;
  /** The box that the picture fills exactly, for whatever must lie on the world; null until it is there. */
  readonly stage: HTMLElement | null;
  /** Holds a control down or lets it go, by its action: a button on the screen that stands for a key. */
  hold(action: string, down: boolean): void;
  /** A PNG of the stage as it stands; absent where nothing is drawn. */
  picture?(): Promise<Blob>;
}
