// Brand: name, addresses and links of the studio, used everywhere from here.
export const brand = {
  name: 'Folded Fox Games',
  /** Short name, for icons on a phone. */
  shortName: 'Folded Fox',
  description:
    'Small browser games folded out of paper. They open in a blink, play on anything, and never ask who you are.',
  contact: 'hello@foldedfox.example',
  chat: 'https://chat.foldedfox.example/invite',
  /** Origin of canonical links; SITE_ORIGIN overrides it in the build. */
  origin: import.meta.env.SITE_ORIGIN || 'https://foldedfox.example',
} as const;
