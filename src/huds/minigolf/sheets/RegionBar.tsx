// Region bar of the course editor: copies, mirrors, turns or takes away the pieces that lie in the region.
import { Copy, FlipHorizontal2, FlipVertical2, RotateCwSquare, Trash2 } from 'lucide-react';
import { plural } from '../../../../scenes/kit/core/plural.ts';
import type { Drawing } from '../../../../scenes/minigolf/levels/drawing.ts';
import type { Rectangle } from '../../../../scenes/minigolf/levels/pieces.ts';
import {
  copyPieces,
  type Flip,
  flipPieces,
  piecesIn,
  removePieces,
} from '../../../../scenes/minigolf/levels/region.ts';
import { FIELD } from '../../../../scenes/minigolf/rules/course.ts';
import styles from '../../../play/editor/ModeBar.module.css';
import { RegionButton } from '../../../play/editor/ModeBar.tsx';
import { applyEdit, type EditHistory } from '../../../play/editor/tileGrid.ts';
import { Button } from '../../../ui/Button.tsx';

interface RegionBarProps {
  readonly edited: EditHistory<Drawing>;
  readonly region: Rectangle | null;
  onRegion(region: Rectangle): void;
  onChange(edited: EditHistory<Drawing>): void;
}

const WHOLE: Rectangle = { x: 0, y: 0, width: FIELD.width, height: FIELD.height };

export function RegionBar({ edited, region, onRegion, onChange }: RegionBarProps) {
  const { present } = edited;
  const pieces = region ? piecesIn(present, region) : [];
  const off = pieces.length === 0;
  const change = (next: Drawing) => onChange(applyEdit(edited, next));
  const copy = () => {
    if (!region) return;
    const { drawing, step } = copyPieces(present, pieces);
    change(drawing);
    onRegion({ ...region, x: region.x + step.x, y: region.y + step.y });
  };
  const flip = (how: Flip) => {
    if (!region) return;
    change(flipPieces(present, pieces, region, how));
    if (how === 'turn') onRegion(turned(region));
  };
  return (
    <div className={styles.bar}>
      <div className={styles.region} role="group" aria-label="Region">
        <RegionButton label="Copy the region" icon={Copy} off={off} onPress={copy} />
        <RegionButton label="Mirror across" icon={FlipVertical2} off={off} onPress={() => flip('across')} />
        <RegionButton label="Mirror down" icon={FlipHorizontal2} off={off} onPress={() => flip('down')} />
        <RegionButton label="Turn right" icon={RotateCwSquare} off={off} onPress={() => flip('turn')} />
        <RegionButton
          label="Take the region away"
          icon={Trash2}
          off={off}
          onPress={() => change(removePieces(present, pieces))}
        />
        <Button variant="secondary" onClick={() => onRegion(WHOLE)}>
          Whole course
        </Button>
      </div>
      <p className={styles.says} role="status">
        {region
          ? `${plural(pieces.length, 'piece')} in the region: drag in it to move them.`
          : 'Drag over what you want to copy, mirror or turn.'}
      </p>
    </div>
  );
}

/** The rectangle after a quarter turn about its middle, as far as the course reaches. */
function turned({ x, y, width, height }: Rectangle): Rectangle {
  const [left, top] = [Math.max(0, x + (width - height) / 2), Math.max(0, y + (height - width) / 2)];
  return {
    x: left,
    y: top,
    width: Math.min(height, FIELD.width - left),
    height: Math.min(width, FIELD.height - top),
  };
}
