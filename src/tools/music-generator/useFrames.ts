// Hook that draws on a canvas: after each render, and in every frame while `moving`.
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
