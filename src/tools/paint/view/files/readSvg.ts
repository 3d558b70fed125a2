// Reads an SVG picture: an image element draws it, in which nothing runs and for which nothing is fetched.

import { context2d, createCanvas } from '../artboard/canvas.ts';
import { readSvgRoot, svgSize } from './svg.ts';

const MEGA = 1024 * 1024;
const LARGEST_FILE = 8 * MEGA;
const NOTHING = 'Nothing was changed.';

/** The picture on a canvas no larger than `largest` on a side, or an error message. */
export async function readSvg(
  file: Blob,
  largest: number,
): Promise<{ readonly canvas: HTMLCanvasElement; readonly shrunk: boolean } | string> {
  if (file.size > LARGEST_FILE)
    return `This SVG has ${Math.round(file.size / MEGA)} MB. SVG pictures of up to ${LARGEST_FILE / MEGA} MB can be opened. ${NOTHING}`;
  const root = readSvgRoot(await file.text());
  if (!root) return `This SVG is broken: its first element is cut off. ${NOTHING}`;
  const size = svgSize(root.attribute);
  if (!size)
    return `This SVG says that it is ${root.attribute('width')} × ${root.attribute('height')} large, which is no size. ${NOTHING}`;
  const scale = Math.min(1, largest / Math.max(size.width, size.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const [width, height] = [side(size.width), side(size.height)];
  // Without a size of its own Firefox draws nothing.
  const sized = root.with({
    width: String(width),
    height: String(height),
    ...(!size.hasViewBox && { viewBox: `0 0 ${size.width} ${size.height}` }),
  });
  const url = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = createCanvas(width, height);
    const context = context2d(canvas);
    context.drawImage(image, 0, 0, width, height);
    // Throws where the picture holds a part of a web page, which some browsers draw and do not hand out.
    context.getImageData(0, 0, 1, 1);
    return { canvas, shrunk: scale < 1 };
  } catch (error) {
    return (error as { name?: unknown } | null)?.name === 'SecurityError'
      ? `This SVG holds a part of a web page, which this browser does not hand out. ${NOTHING}`
      : `This SVG is broken: this browser cannot draw it. ${NOTHING}`;
  } finally {
    URL.revokeObjectURL(url);
  }
}
