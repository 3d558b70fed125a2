// The heads-up display as plain data: what to show, never where or how. A game that needs an `if` writes src/huds/<id>/Hud.tsx.
import type { Json } from './json.ts';
import type { Strip } from './rules.ts';

export type HudItem =
  /** A bar: health, fuel. */
  | {
      readonly kind: 'meter';
      readonly id: string;
      readonly label: string;
      readonly value: number;
      readonly max: number;
    }
  /** A number or word with a name: level, ammo, score. `aside` stands with the meters, on the other side of the picture. */
  | {
      readonly kind: 'counter';
      readonly id: string;
      readonly label: string;
      readonly value: number | string;
      readonly aside?: true;
    }
  /** The best score kept on this device, or this run's where that is higher: the HUD knows what is kept. */
  | { readonly kind: 'best'; readonly id: string; readonly label: string; readonly value: number }
  /** Medals by level, in the picture's middle. */
  | ({ readonly kind: 'strip'; readonly id: string } & Strip)
  /** What to do now. */
  | { readonly kind: 'prompt'; readonly id: string; readonly text: string }
  /**
   * What just happened; `level` overlays are large and in the middle ('Level 1 Complete'). While the middle must be seen it is
   * said at the picture's top edge, and what flies there shows through.
   */
  | {
      readonly kind: 'message';
      readonly id: string;
      readonly text: string;
      readonly large?: boolean;
      readonly place?: 'top';
    }
  | {
      readonly kind: 'button';
      readonly id: string;
      readonly label: string;
      readonly command: Json;
      readonly disabled?: boolean;
    };
