// A bitmap on a canvas, pixel for pixel.
import { useEffect, useRef } from 'react';
import type { Bitmap } from '../../engine/bitmap.ts';
import { drawBitmap } from '../artboard/canvas.ts';

export function Picture({
  picture,
  label,
  className,
}: {
  readonly picture: Bitmap;
  /** Accessible name; absent where text beside it names the picture. */
  readonly label?: string;
  readonly className?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawBitmap(canvas.current, picture);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      className={className}
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    />
  );
}
