// What parts of the HUD send commands with.
import type { Json } from '../../../scenes/kit/core/json.ts';

export type Send = (command: Json) => unknown;

/** A pointer leaves the keyboard with the game. */
export const keepFocus = (event: { preventDefault(): void }): void => event.preventDefault();
