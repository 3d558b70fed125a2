// Gem icon, from the same shapes as on the stage.

import { css } from '../../../scenes/kit/core/inks.ts';
import type { Kind } from '../../../scenes/rock-td/rules/gems.ts';
import { SHAPES } from '../../../scenes/rock-td/scene/shapes.ts';

export function GemIcon({ kind }: { readonly kind: Kind }) {
  const { path, ink, lighter = 0, folds } = SHAPES[kind];
  return (
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      <path d={path} fill={css(ink, lighter)} stroke={css('paper')} strokeWidth={3} strokeLinejoin="round" />
      {folds.map(([facet, shade, other]) => (
        <path key={facet} d={facet} fill={css(other ?? ink, shade + (other ? 0 : lighter))} />
      ))}
    </svg>
  );
}
