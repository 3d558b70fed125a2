// Patches of Phaser 4.2.1: every place where the kit replaces a method of the engine or undoes what it did, because there is no option or event for
// it. Each names what it fixes and the test that fails without it. Whole modules are replaced in src/build/engine/excludedModules.ts.
import type Phaser from './phaser.ts';

/** Phaser's version that these patches were written for: on an upgrade, check each against the engine's sources. */
export const PATCHED_VERSION = '4.2.1';

/**
 * Lazy textures: calls `beforeLookup` before anything looks up a texture by its key. Phaser has events for textures that were added, none for lookups.
 * Test: paper.headless.test.ts, 'a texture is drawn for the first picture of it'.
 */
export function onTextureLookup(textures: Phaser.Scene['textures'], beforeLookup: (key: string) => void): void {
  // The prototype's method, so that a later call replaces an earlier one.
  const { get } = Object.getPrototypeOf(textures) as typeof textures;
  textures.get = key => {
    if (typeof key === 'string') beforeLookup(key);
    return get.call(textures, key);
  };
}

/**
 * Tweens by frames: the next `tweens.update()` advances them by `ms`. Phaser uses the difference of Date.now(), without an option.
 * Test: animationClock.headless.test.ts, 'they see the milliseconds of the frames'.
 */
export function setTweenDelta(tweens: Phaser.Scene['tweens'], ms: number): void {
  tweens.getDelta = () => ms;
}

/**
 * Key events: Phaser replaces an event's stopPropagation() by its own flag; deleting that restores the browser's method for later listeners.
 * Test: InputMap.headless.test.ts, 'who hears a key after the stage can still keep it from others'.
 */
export function restorePropagation(event: KeyboardEvent): void {
  Reflect.deleteProperty(event, 'stopPropagation');
  Reflect.deleteProperty(event, 'stopImmediatePropagation');
}

type StepMethods = Pick<Phaser.Game, 'headlessStep' | 'renderer' | 'step'>;

/**
 * Frames: `frame` is called instead of Phaser's step, which it gets as two functions, with and without drawing. Phaser has no event round a whole frame,
 * and an exception in a frame would end its loop silently. Test: mount.headless.test.ts, and RenderLoop.test.ts.
 */
export function replaceStep(
  game: StepMethods,
  frame: (time: number, delta: number, drawn: StepMethods['step'], undrawn: StepMethods['step']) => void,
): void {
  const name = game.renderer ? 'step' : 'headlessStep';
  const [drawn, undrawn] = [game[name].bind(game), game.headlessStep.bind(game)];
  game[name] = (time, delta) => frame(time, delta, drawn, undrawn);
}

/** True while a destroyed game waits for its last step. Phaser's types have no member for it. Test: patches.headless.test.ts. */
export const isDestroying = (game: object): boolean => (game as { readonly pendingDestroy: boolean }).pendingDestroy;

/** Destroys a game whose loop has stopped; Phaser itself waits for one more step. Test: patches.headless.test.ts, 'a game whose loop stands still ends'. */
export function finishDestroying(game: Phaser.Game): void {
  if (isDestroying(game)) (game as unknown as { runDestroy(): void }).runDestroy();
}

/**
 * Removes the wheel listener, the only one that Phaser leaves when a game ends. The next game reuses the canvas element, so the listener would keep the
 * ended game in memory. Test: patches.headless.test.ts, 'an ended game leaves no listener on its canvas'.
 */
export function removeWheelListener({ canvas, input }: Phaser.Game): void {
  if (input.mouse) canvas.removeEventListener('wheel', input.mouse.onMouseWheel as EventListener);
}
