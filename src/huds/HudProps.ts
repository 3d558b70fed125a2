// Props of every HUD: the session to read and to send commands to, settings, records, and the stage element.
import type { Records } from '../../scenes/kit/core/replay/records.ts';
import type { SessionPort } from '../../scenes/kit/core/session/session.ts';
import type { Settings } from '../../scenes/kit/core/settings.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';

export interface HudProps {
  readonly session: SessionPort;
  readonly definition: GameDefinition;
  readonly settings: Settings;
  /** Best score, medals and the ghost track of the best run. */
  readonly records: Records;
  /** Element that the picture fills exactly, for HUD parts placed by world position; null before it is mounted. */
  readonly stage: HTMLElement | null;
  /** Holds or releases a control, by its action: for a screen button that stands for a key. */
  hold(action: string, down: boolean): void;
  /** Screenshot of the stage as PNG; absent if nothing is drawn. */
  picture?(): Promise<Blob>;
}
