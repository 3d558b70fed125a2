// Portrait of a cat or egg, from the same shapes as on the stage.
import { useId } from 'react';
import type { Breed } from '../../../scenes/cat-crazy/rules/cats/breeds.ts';
import { COATS } from '../../../scenes/cat-crazy/scene/coats.ts';
import { type FaceStyle, type Piece, PUPIL, piecesOf, SHAPES } from '../../../scenes/cat-crazy/scene/figures.ts';
import { css } from '../../../scenes/kit/core/inks.ts';

interface PortraitProps {
  readonly breed: Breed;
  readonly coat: number;
  readonly look?: FaceStyle;
}

export function Portrait({ breed, coat, look = 'plain' }: PortraitProps) {
  const [x, y] = SHAPES[breed].eyes;
  // Unique ids: the same cat may be shown in the list and in the book.
  const id = useId();
  return (
    <svg viewBox="-40 -44 80 74" aria-hidden="true">
      {piecesOf('head', breed, coat, look).map((piece, index) => (
        <Cutting key={piece.path} piece={piece} id={`${id}-${index}`} />
      ))}
      {look !== 'shut' &&
        [-1, 1].map(side => (
          <path key={side} d={PUPIL} transform={`translate(${side * x} ${y})`} fill={css('navy', -14)} />
        ))}
    </svg>
  );
}

function Cutting({ piece: { path, ink, lighter, folds, edge }, id }: { readonly piece: Piece; readonly id: string }) {
  const clip = `clip-${id}`;
  return (
    <>
      <path
        d={path}
        fill={css(ink, lighter)}
        stroke={css('paper')}
        strokeWidth={edge * 2}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      {folds.length > 0 && (
        <g clipPath={`url(#${clip})`}>
          <clipPath id={clip}>
            <path d={path} />
          </clipPath>
          {folds.map(([fold, shade, other]) => (
            <path key={fold} d={fold} fill={css(other ?? ink, shade)} />
          ))}
        </g>
      )}
    </>
  );
}

interface EggPictureProps {
  readonly breed: Breed;
  readonly part: number;
  /** Coat that would hatch now: it shows through the cracks. */
  readonly coat: number;
}

export function EggPicture({ breed, part, coat }: EggPictureProps) {
  const inside = COATS[breed][coat]?.fur ?? COATS[breed][0]?.fur;
  const { fur, mark } = COATS[breed][0] as (typeof COATS)['tabby'][number];
  return (
    <svg viewBox="-18 -23 36 46" aria-hidden="true">
      <path
        d="M0 -20L8 -16L14 -4L15 7L9 17L0 20L-9 17L-15 7L-14 -4L-8 -16Z"
        fill={css(...fur)}
        stroke={css('paper')}
        strokeWidth="3"
        paintOrder="stroke"
      />
      <path d="M2 -18L8 -16L14 -4L15 7L9 17L2 19Z" fill={css(...mark)} opacity="0.35" />
      {part >= 40 && inside && (
        <path d="M-9 -4L-2 -9L7 -6L10 2L2 7L-8 5Z" fill={css(...inside)} stroke={css('navy')} strokeWidth="1.2" />
      )}
      {part >= 20 && <path d="M-13 0L-6 -5L-2 2L4 -6L8 0L14 -3" fill="none" stroke={css('navy')} strokeWidth="1.6" />}
      {part >= 60 && <path d="M-12 8L-5 4L0 11L6 5L12 10" fill="none" stroke={css('navy')} strokeWidth="1.6" />}
    </svg>
  );
}
