// SVG picture of a unit, from the same shapes as on the stage.
import { useId } from 'react';
import { css } from '../../../scenes/kit/core/inks.ts';
import { piecesOf, type Team } from '../../../scenes/strategic-battle/figures.ts';
import type { UnitName } from '../../../scenes/strategic-battle/units.ts';

export function UnitPicture({ kind, team }: { readonly kind: UnitName; readonly team: Team }) {
  const id = useId();
  const pieces = piecesOf(kind, team);
  return (
    <svg viewBox="-24 -25 48 44" aria-hidden="true">
      <g transform={team === 'foe' ? 'scale(-1 1)' : undefined}>
        {pieces.map(({ path, ink, lighter, folds = [], edge = 1 }, index) => (
          <g key={path}>
            <path d={path} fill={css(ink, lighter)} stroke={css('paper')} strokeWidth={edge * 2} paintOrder="stroke" />
            {folds.length > 0 && (
              <g clipPath={`url(#${id}-${index})`}>
                <clipPath id={`${id}-${index}`}>
                  <path d={path} />
                </clipPath>
                {folds.map(([fold, shade, other]) => (
                  <path key={fold} d={fold} fill={css(other ?? ink, shade + (other ? 0 : (lighter ?? 0)))} />
                ))}
              </g>
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}
