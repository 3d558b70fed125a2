// 2D context of a canvas at the device's resolution (at most 2×), scaled to CSS pixels. A very large one has fewer pixels, since browsers draw no larger ones.
const MOST_PIXELS = 16_000_000;

export function contextOf(
  canvas: HTMLCanvasElement | null,
  width: number,
  height: number,
): CanvasRenderingContext2D | null {
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) return null;
  const ratio = Math.min(2, window.devicePixelRatio, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  pen.scale(ratio, ratio);
  return pen;
}
