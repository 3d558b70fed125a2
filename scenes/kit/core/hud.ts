// HUD items: the heads-up display as plain data, what to show and never where or how. A game that needs an `if` writes src/huds/<id>/Hud.tsx.
import { grouped } from './digits.ts';
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
  /**
   * A number or word with a label: level, ammo, score. With `aside` it stands beside the meters, on the other side of the picture. `action` is the
   * control that changes it: its key is shown where keys are used.
   */
  | {
      readonly kind: 'counter';
      readonly id: string;
      readonly label: string;
      readonly value: number | string;
      readonly aside?: true;
      readonly action?: string;
    }
  /** The best score stored on this device (the HUD reads it), or `value`, this run's, where that is higher. */
  | { readonly kind: 'best'; readonly id: string; readonly label: string; readonly value: number }
  /** Medals by level, at the top middle of the picture. */
  | ({ readonly kind: 'strip'; readonly id: string } & Strip)
  /** What to do now. Keys that the text names are in `keyWords` and `touchWords` of the definition. */
  | { readonly kind: 'prompt'; readonly id: string; readonly text: string }
  /**
   * What just happened. `large` is for headings in the middle ('Level 1 Complete'); `place: 'top'` puts it translucent at the picture's top edge
   * where the middle must stay in sight, `'edge'` on phones off the picture, where prompts stand.
   */
  | {
      readonly kind: 'message';
      readonly id: string;
      readonly text: string;
      readonly large?: boolean;
      readonly place?: 'top' | 'edge';
    }
  | {
      readonly kind: 'button';
      readonly id: string;
      readonly label: string;
      readonly command: Json;
      readonly disabled?: boolean;
    };

/** Most items that a summary names. */
const MAX_SUMMARY = 3;

/** Where a run stands, in a few words: 'Level 3, Score 1,200'. */
export function summaryOf(items: readonly HudItem[]): string {
  const parts = items.flatMap(item => {
    if (item.kind !== 'counter' || item.value === '') return [];
    return `${item.label} ${typeof item.value === 'number' ? grouped(item.value) : item.value}`;
  });
  return parts.slice(0, MAX_SUMMARY).join(', ');
}
