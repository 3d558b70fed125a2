// What the sheets that lie over the game are given.
import type { HudProps } from '../../HudProps.ts';

export interface CavesProps extends HudProps {
  /** The key of the cave from elsewhere that is played. */
  readonly own: string | null;
  readonly open: boolean;
  onClose(): void;
}

export interface SheetProps extends Omit<CavesProps, 'open'> {
  /** Plays a cave: the run is that cave. */
  play(bdcff: string): void;
}
