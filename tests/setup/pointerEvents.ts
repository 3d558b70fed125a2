// Pointer events for tests: dispatches a pointer event as a browser does, and after it the mouse or touch event that Phaser handles.

/** Dispatches an event of the mouse at a position in the window. */
export function mouse(canvas: HTMLElement, act: 'move' | 'down' | 'up', x: number, y: number, button = 0): void {
  const position = { clientX: x, clientY: y, pageX: x, pageY: y, button, buttons: act === 'down' ? 1 << button : 0 };
  dispatch(canvas, `pointer${act}`, { ...position, pointerType: 'mouse', pointerId: 1 });
  dispatch(canvas, `mouse${act}`, position);
}

/** Dispatches an event of a finger at a position in the window. */
export function finger(
  canvas: HTMLElement,
  act: 'start' | 'move' | 'end' | 'cancel',
  x: number,
  y: number,
  id = 1,
): void {
  const pointer = { start: 'down', move: 'move', end: 'up', cancel: 'cancel' }[act];
  const position = { clientX: x, clientY: y, pageX: x, pageY: y };
  dispatch(canvas, `pointer${pointer}`, { ...position, button: 0, pointerType: 'touch', pointerId: id });
  dispatch(canvas, `touch${act}`, { changedTouches: [{ ...position, identifier: id, target: canvas }] });
}

function dispatch(canvas: HTMLElement, type: string, more: object): void {
  canvas.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), more));
}
