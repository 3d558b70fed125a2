// Icons of care actions and stores, for list, buttons and top bar.
import { Droplet, Fish, Hand, Moon, Scissors, Volleyball } from 'lucide-react';
import type { CareAction } from '../../../scenes/cat-crazy/rules/state.ts';

export const DEED_ICONS: Readonly<Record<CareAction, typeof Fish>> = {
  feed: Fish,
  water: Droplet,
  pet: Hand,
  play: Volleyball,
  work: Scissors,
  rest: Moon,
};
