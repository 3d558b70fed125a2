// What a zone's plain ledges and walls are made of: decides their texture and sound.

export const MATERIALS = ['card', 'wood', 'book', 'glass', 'cloth', 'slate', 'shade', 'cloud'] as const;
export type Material = (typeof MATERIALS)[number];
