// SVG picture of a unit, from the same shapes as on the stage.

import type { UnitName } from '../../../scenes/strategic-battle/rules/units.ts';
import { piecesOf, type Team } from '../../../scenes/strategic-battle/scene/figures.ts';
import { CutShapes } from '../widgets/CutShapes.tsx';

export const UnitPicture = ({ kind, team }: { readonly kind: UnitName; readonly team: Team }) => (
  <svg viewBox="-24 -25 48 44" aria-hidden="true">
    <g transform={team === 'foe' ? 'scale(-1 1)' : undefined}>
      <CutShapes cuts={piecesOf(kind, team)} />
    </g>
  </svg>
);
