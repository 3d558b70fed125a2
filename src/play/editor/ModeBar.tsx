// Mode bar of a tile editor: pen, line, rectangles, fill, region, and what can be done with a region or its copy.
import {
  Copy,
  FlipHorizontal2,
  FlipVertical2,
  Hand,
  type LucideIcon,
  PaintBucket,
  Pencil,
  RotateCwSquare,
  Scissors,
  Slash,
  Square,
  SquareDashed,
  SquareSquare,
  Stamp,
} from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import styles from './ModeBar.module.css';
import { MODES, type Mode } from './modes.ts';
import type { Flip } from './shapes.ts';

interface ModeBarProps {
  readonly mode: Mode;
  /** Whether there is a region, and a copy. */
  readonly hasRegion: boolean;
  readonly hasCopy: boolean;
  /** What is chosen, in words. */
  readonly says: string;
  onMode(mode: Mode): void;
  onCopy(cut: boolean): void;
  onFlip(flip: Flip): void;
}

const ICONS: Readonly<Record<Mode, LucideIcon>> = {
  pen: Pencil,
  line: Slash,
  outline: Square,
  filled: SquareSquare,
  fill: PaintBucket,
  select: SquareDashed,
  stamp: Stamp,
  hand: Hand,
};

export function ModeBar({ mode, hasRegion, hasCopy, says, onMode, onCopy, onFlip }: ModeBarProps) {
  const canFlip = mode === 'stamp' ? hasCopy : hasRegion;
  return (
    <div className={styles.bar}>
      <fieldset className={styles.modes}>
        <legend>Draw with</legend>
        {MODES.map(({ id, label, letter }) => {
          const Icon = ICONS[id];
          return (
            <label key={id} className={styles.mode} title={`${label} (${letter})`}>
              <input
                type="radio"
                name="mode"
                aria-label={label}
                checked={mode === id}
                disabled={id === 'stamp' && !hasCopy}
                onChange={() => onMode(id)}
              />
              <Icon aria-hidden />
            </label>
          );
        })}
      </fieldset>
      <div className={styles.region} role="group" aria-label="Region">
        <RegionButton
          label="Copy the region"
          keys="Ctrl+C"
          icon={Copy}
          off={!hasRegion}
          onPress={() => onCopy(false)}
        />
        <RegionButton
          label="Cut the region"
          keys="Ctrl+X"
          icon={Scissors}
          off={!hasRegion}
          onPress={() => onCopy(true)}
        />
        <RegionButton
          label="Mirror across"
          keys="X"
          icon={FlipVertical2}
          off={!canFlip}
          onPress={() => onFlip('across')}
        />
        <RegionButton
          label="Mirror down"
          keys="Y"
          icon={FlipHorizontal2}
          off={!canFlip}
          onPress={() => onFlip('down')}
        />
        <RegionButton label="Turn right" keys="Z" icon={RotateCwSquare} off={!canFlip} onPress={() => onFlip('turn')} />
      </div>
      <p className={styles.says} role="status">
        {says}
      </p>
    </div>
  );
}

interface RegionButtonProps {
  readonly label: string;
  readonly keys?: string;
  readonly icon: LucideIcon;
  readonly off: boolean;
  onPress(): void;
}

export function RegionButton({ label, keys, icon: Icon, off, onPress }: RegionButtonProps) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      disabled={off}
      onClick={onPress}
    >
      <Icon aria-hidden />
    </Button>
  );
}
