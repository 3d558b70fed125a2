// Which files show a game or a tool: on its card, and where links to it are shared.
import { SHOTS } from 'virtual:shots';

export interface Shown {
  readonly id: string;
  readonly card: { readonly image?: string };
}

/** The same as JPEG, 1200 × 630, for links that are shared: not every program that shows them reads WebP. */
export const socialFile = (id: string): string | undefined => (SHOTS.includes(id) ? `social/${id}.jpg` : undefined);

/** Under assets/images/: its own image, else a moment of real use; undefined where there is none. */
export const pictureFile = ({ id, card }: Shown): string | undefined =>
  card.image ?? (SHOTS.includes(id) ? `${id}.webp` : undefined);
