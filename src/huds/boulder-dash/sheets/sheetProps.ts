// Props of the caves dialog and its sheets.
import type { Solution } from '../../../../scenes/boulder-dash/levels/bdcff/recordings.ts';
import type { HudProps } from '../../HudProps.ts';

export interface CavesProps extends HudProps {
  /** Key of the custom cave that is played. */
  readonly own: string | null;
  readonly open: boolean;
  onClose(): void;
}

export interface SheetProps extends Omit<CavesProps, 'open'> {
  /** Starts a run of that cave, or the recorded run that solves it. */
  play(bdcff: string, solution?: Solution | null): void;
}
