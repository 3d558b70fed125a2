// Draws on a canvas: whenever its component is rendered, and in every frame while something moves.
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

export function useFrames(
  moving: boolean,
  draw: (pen: CanvasRenderingContext2D) => void,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const paint = useEffectEvent(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) draw(pen);
  });
  useEffect(() => paint());
  useEffect(() => {
    if (!moving) return;
    let frame = requestAnimationFrame(function next() {
      paint();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [moving]);
  return canvas;
}
