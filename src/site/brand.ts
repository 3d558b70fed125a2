// The studio's name, addresses and links; nothing else in the code knows them.
export const brand = {
  name: 'Folded Fox Games',
  /** Under an icon on a phone's screen. */
  shortName: 'Folded Fox',
  description:
    'Small browser games folded out of paper. They open in a blink, play on anything, and never ask who you are.',
  contact: 'hello@foldedfox.example',
  chat: 'https://chat.foldedfox.example/invite',
  /** Where canonical links point; the build takes another from SITE_ORIGIN. */
  origin: import.meta.env.SITE_ORIGIN || 'https://foldedfox.example',
} as const;
