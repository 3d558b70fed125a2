// The gamepad outside the game: Start pauses, up and down choose on a card or in a dialog, A presses.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { openCard, pressPrimary } from './StageCard.tsx';

const A = 0;
const START = 9;
const UP = 12;
const DOWN = 13;

export function useGamepad(page: RefObject<HTMLElement | null>, onStart: () => void): void {
  const pressed = useEffectEvent((button: number) => {
    if (button === START) onStart();
    const sheet = document.querySelector<HTMLElement>('dialog[open]') ?? openCard(page.current);
    if (!sheet) return;
    if (button === UP || button === DOWN) step(sheet, button === DOWN ? 1 : -1);
    if (button !== A) return;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && sheet.contains(activeElement)) activeElement.click();
    else pressPrimary(sheet);
  });

  useEffect(() => {
    let held: readonly boolean[] = [];
    let frame = 0;
    const look = () => {
      const pad = navigator.getGamepads().find(one => one?.connected);
      const now = pad?.buttons.map(button => button.pressed) ?? [];
      const before = held;
      held = now;
      now.forEach((down, button) => down && !before[button] && pressed(button));
      frame = pad ? requestAnimationFrame(look) : 0;
    };
    const begin = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    window.addEventListener('gamepadconnected', begin);
    begin();
    return () => {
      window.removeEventListener('gamepadconnected', begin);
      cancelAnimationFrame(frame);
    };
  }, []);
}

function step(sheet: HTMLElement, by: number): void {
  const stops = [...sheet.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input, select')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[(Math.max(at, by > 0 ? -1 : 0) + by + stops.length) % stops.length]?.focus();
}
