// Site icons: one table for the pages' heads, the manifest and the script that draws them.

interface Icon {
  /** Under assets/images/. */
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** With a background, where the system would crop or tint a transparent icon. */
  readonly filled: boolean;
}

export const ICONS = {
  tab: { file: 'icon-32.png', size: 32, filled: false },
  touch: { file: 'icon-180.png', size: 180, filled: true },
  manifest: { file: 'icon-192.png', size: 192, filled: false },
  splash: { file: 'icon-512.png', size: 512, filled: true },
} as const satisfies Readonly<Record<string, Icon>>;

/** Vector icon, drawn by hand. */
export const FAVICON = 'fox.svg';

/** Theme colours for the browser's own interface. */
export const THEME = { light: '#f9f4ec', dark: '#13172b' } as const;
