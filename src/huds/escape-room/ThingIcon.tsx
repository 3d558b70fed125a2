// SVG icon of a carried item, from the same shapes as in the scene.
import { THING_CUTS } from '../../../scenes/escape-room/scene/art/things.ts';
import { css } from '../../../scenes/kit/core/inks.ts';

export function ThingIcon({ id }: { readonly id: string }) {
  return (
    <svg viewBox="-27 -27 54 54" aria-hidden="true">
      {(THING_CUTS[id] ?? []).map(({ path, ink, lighter = 0, folds = [], edge = 2 }) => (
        <g key={path}>
          <path
            d={path}
            fill={css(ink, lighter)}
            {...(edge > 0 && { stroke: css('navy', 20), strokeWidth: edge * 0.75, strokeLinejoin: 'round' as const })}
          />
          {folds.map(([facet, shade, other]) => (
            <path key={facet} d={facet} fill={css(other ?? ink, shade + (other ? 0 : lighter))} />
          ))}
        </g>
      ))}
    </svg>
  );
}
