// HudItem type of one kind.
import type { HudItem } from '../../../scenes/kit/core/hud.ts';

export type Item<K extends HudItem['kind']> = Extract<HudItem, { kind: K }>;
