// Which file shows a game or a tool, on its card and where links to it are shared.
import { SHOTS } from 'virtual:shots';

export interface Shown {
  readonly id: string;
  readonly card: { readonly image?: string };
}

/** Under assets/images/: its own image, else a moment of real use; undefined where there is none. */
export const pictureFile = ({ id, card }: Shown): string | undefined =>
  card.image ?? (SHOTS.includes(id) ? `${id}.webp` : undefined);
