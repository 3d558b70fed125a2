// Gamepad outside the game: Start pauses, Select takes back a run that was begun anew, up and down move the focus on a card or in a dialog, A presses.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { openCard, pressPrimary } from '../cards/StageCard.tsx';

const A = 0;
const SELECT = 8;
const START = 9;
const UP = 12;
const DOWN = 13;

interface GamepadButtons {
  start(): void;
  select(): void;
}

export function useGamepad(page: RefObject<HTMLElement | null>, on: GamepadButtons): void {
  const handleButton = useEffectEvent((button: number) => {
    if (button === START) on.start();
    if (button === SELECT) on.select();
    const card = document.querySelector<HTMLElement>('dialog[open]') ?? openCard(page.current);
    if (!card) return;
    if (button === UP || button === DOWN) moveFocus(card, button === DOWN ? 1 : -1);
    if (button !== A) return;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && card.contains(activeElement)) activeElement.click();
    else pressPrimary(card);
  });

  useEffect(() => {
    let held: readonly boolean[] = [];
    let frame = 0;
    const poll = () => {
      const pad = navigator.getGamepads().find(one => one?.connected);
      const now = pad?.buttons.map(button => button.pressed) ?? [];
      const before = held;
      held = now;
      now.forEach((down, button) => down && !before[button] && handleButton(button));
      frame = pad ? requestAnimationFrame(poll) : 0;
    };
    const startPolling = () => {
      if (frame === 0) frame = requestAnimationFrame(poll);
    };
    window.addEventListener('gamepadconnected', startPolling);
    startPolling();
    return () => {
      window.removeEventListener('gamepadconnected', startPolling);
      cancelAnimationFrame(frame);
    };
  }, []);
}

function moveFocus(card: HTMLElement, by: number): void {
  const focusable = [...card.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input, select')];
  const at = focusable.indexOf(document.activeElement as HTMLElement);
  focusable[(Math.max(at, by > 0 ? -1 : 0) + by + focusable.length) % focusable.length]?.focus();
}
