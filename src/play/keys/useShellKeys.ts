// Keyboard shortcuts of the page: Esc, P, ?, M, R, Ctrl+Z, and Enter or Space for the card over the stage.
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Control } from '../../../scenes/kit/core/input/input.ts';
import { type KeyBindings, keyCodeOf } from '../../../scenes/kit/core/input/keys.ts';
import { dialogOpen, isTyping } from '../../ui/keyTargets.ts';
import { openCard, openingOf, pressPrimary } from '../cards/StageCard.tsx';
import { KeyRhythm } from './keyRhythm.ts';
import { type ShellAction, shellAction } from './shellKeys.ts';

interface ShellHandlers {
  /** `escape` is true for Esc, which closes what is open before it pauses. */
  readonly onAction: (action: ShellAction, escape: boolean) => void;
  undo(): void;
  redo(): void;
}

const HANDLES_ENTER = 'button, a[href], input, select, summary, [role=button]';
/** Kinds of cards whose primary button R presses too. */
const RESTARTABLE: ReadonlySet<string | undefined> = new Set(['result', 'crash']);

export function useShellKeys(
  page: RefObject<HTMLElement | null>,
  controls: readonly Control[],
  bindings: KeyBindings,
  handlers: ShellHandlers,
): void {
  const rhythm = useRef(new KeyRhythm());
  const handleCardKey = useEffectEvent((event: KeyboardEvent) => {
    const card = openCard(page.current);
    if (!card && !event.repeat) rhythm.current.note(keyCodeOf(event), event.timeStamp);
    if (!card || event.ctrlKey || event.metaKey || event.altKey || dialogOpen() || isTyping(event.target)) return;
    const enter = ['Enter', 'Space'].includes(keyCodeOf(event));
    const again = event.code === 'KeyR' && RESTARTABLE.has(card.dataset['card']);
    if (!enter && !again) return;
    event.stopPropagation();
    if (
      card.dataset['card'] === 'result' &&
      rhythm.current.goesOn(keyCodeOf(event), event.timeStamp, openingOf(card))
    ) {
      event.preventDefault();
      return;
    }
    if (enter && !event.repeat && event.target instanceof Element && event.target.closest(HANDLES_ENTER)) return;
    event.preventDefault();
    if (!event.repeat) pressPrimary(card);
  });

  const handleShellKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || dialogOpen() || isTyping(event.target) || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      const back = event.code === 'KeyZ' && !event.shiftKey;
      const forth = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
      if (!back && !forth) return;
      event.preventDefault();
      if (back) handlers.undo();
      else handlers.redo();
      return;
    }
    const action = shellAction(event, controls, bindings);
    if (!action) return;
    event.preventDefault();
    handlers.onAction(action, event.code === 'Escape');
  });

  useEffect(() => {
    const onCapture = (event: KeyboardEvent) => handleCardKey(event);
    const onBubble = (event: KeyboardEvent) => handleShellKey(event);
    window.addEventListener('keydown', onCapture, true);
    window.addEventListener('keydown', onBubble);
    return () => {
      window.removeEventListener('keydown', onCapture, true);
      window.removeEventListener('keydown', onBubble);
    };
  }, []);
}
