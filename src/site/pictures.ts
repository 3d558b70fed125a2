// Illustrations of the pages, their sizes in pixels, and smaller copies. `npm run pictures` draws them all.

interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Widths of smaller copies, named 'guardians-and-glory-480.jpg'. */
  readonly narrower: readonly number[];
}

export const PICTURES = {
  'guardians-and-glory.jpg': { width: 1600, height: 1000, narrower: [480, 800, 1200] },
  'lemonade-billionaire.jpg': { width: 1600, height: 1000, narrower: [480, 800, 1200] },
} as const satisfies Readonly<Record<string, PictureSize>>;

export type PictureName = keyof typeof PICTURES;

/** 'guardians-and-glory.jpg' at 480 is 'guardians-and-glory-480.jpg'. */
export const narrowerName = (name: string, width: number): string => name.replace(/\.(?=\w+$)/, `-${width}.`);

const address = (file: string) => `/assets/images/${file}`;

/** Attributes of a responsive <img>: srcset, sizes, width and height. */
export function pictureSource(name: PictureName) {
  const { width, height, narrower } = PICTURES[name];
  const copies = [...narrower.map(w => [narrowerName(name, w), w] as const), [name, width] as const];
  return {
    src: address(name),
    srcSet: copies.map(([file, w]) => `${address(file)} ${w}w`).join(', '),
    width,
    height,
  };
}
