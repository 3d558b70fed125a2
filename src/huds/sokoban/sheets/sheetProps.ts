// Props shared by all sheets.
import type { SessionPort } from '../../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import type { SokobanView } from '../../../../scenes/sokoban/view.ts';

export interface SheetProps {
  readonly view: SokobanView;
  readonly session: SessionPort;
  readonly definition: GameDefinition;
  /** Closes the sheet. */
  onDone(): void;
}
