// What a browser tells of hands on the stage: pointer events, and after each the mouse or touch event that Phaser hears.

/** One act of the mouse, or of a pen, at a place of the window. */
export function mouse(canvas: HTMLElement, act: 'move' | 'down' | 'up', x: number, y: number, button = 0): void {
  const place = { clientX: x, clientY: y, pageX: x, pageY: y, button, buttons: act === 'down' ? 1 << button : 0 };
  tell(canvas, `pointer${act}`, { ...place, pointerType: 'mouse', pointerId: 1 });
  tell(canvas, `mouse${act}`, place);
}

/** One act of a finger. */
export function finger(
  canvas: HTMLElement,
  act: 'start' | 'move' | 'end' | 'cancel',
  x: number,
  y: number,
  id = 1,
): void {
  const pointer = { start: 'down', move: 'move', end: 'up', cancel: 'cancel' }[act];
  const place = { clientX: x, clientY: y, pageX: x, pageY: y };
  tell(canvas, `pointer${pointer}`, { ...place, button: 0, pointerType: 'touch', pointerId: id });
  tell(canvas, `touch${act}`, { changedTouches: [{ ...place, identifier: id, target: canvas }] });
}

function tell(canvas: HTMLElement, type: string, more: object): void {
  canvas.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), more));
}
