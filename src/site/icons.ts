// The fox as an icon: one table for the pages' heads, the manifest and the script that draws them.

interface Icon {
  /** Under assets/images/. */
  readonly file: string;
  /** Pixels, both ways. */
  readonly size: number;
  /** On a field of its own: where the system would cut or colour the corners. */
  readonly filled: boolean;
}

export const ICONS = {
  tab: { file: 'icon-32.png', size: 32, filled: false },
  touch: { file: 'icon-180.png', size: 180, filled: true },
  manifest: { file: 'icon-192.png', size: 192, filled: false },
  splash: { file: 'icon-512.png', size: 512, filled: true },
} as const satisfies Readonly<Record<string, Icon>>;

/** Drawn by hand; sharp at every size. */
export const FAVICON = 'fox.svg';

/** The colour of the paper, around the page where a browser shows one. */
export const THEME = { light: '#f9f4ec', dark: '#13172b' } as const;
