// Image files of a game or tool: for its card, and for social previews.
import { SHOTS } from 'virtual:shots';

export interface Shown {
  readonly id: string;
  readonly card: { readonly image?: string };
}

/** JPEG of 1200 × 630 for social previews, because not every program reads WebP. */
export const socialFile = (id: string): string | undefined => (SHOTS.includes(id) ? `social/${id}.jpg` : undefined);

/** Path under assets/images/: own image, else a screenshot; undefined if there is none. */
export const pictureFile = ({ id, card }: Shown): string | undefined =>
  card.image ?? (SHOTS.includes(id) ? `${id}.webp` : undefined);
