// Cut-outs of the stage as SVG shapes: each with its white rim, its folds clipped to its outline; or as a silhouette, in the colour of the text.
import { useId } from 'react';
import { css } from '../../../scenes/kit/core/inks.ts';
import type { Cut } from '../../../scenes/kit/phaser/paper.ts';

interface CutShapesProps {
  readonly cuts: readonly Cut[];
  readonly silhouette?: boolean;
}

export function CutShapes({ cuts, silhouette = false }: CutShapesProps) {
  const id = useId();
  if (silhouette) return cuts.map(({ path }) => <path key={path} d={path} fill="currentColor" />);
  return cuts.map(({ path, ink, lighter = 0, folds = [], edge = 1 }, index) => (
    <g key={path}>
      <path d={path} fill={css(ink, lighter)} stroke={css('paper')} strokeWidth={edge * 2} paintOrder="stroke" />
      {folds.length > 0 && (
        <g clipPath={`url(#${id}-${index})`}>
          <clipPath id={`${id}-${index}`}>
            <path d={path} />
          </clipPath>
          {folds.map(([fold, shade, other]) => (
            <path key={fold} d={fold} fill={css(other ?? ink, shade + (other ? 0 : lighter))} />
          ))}
        </g>
      )}
    </g>
  ));
}
