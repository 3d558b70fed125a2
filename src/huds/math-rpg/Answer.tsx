// Answer form: the two questions, the one chosen with its text field, Attack button, number pad.
import { type CSSProperties, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { UiStore } from '../../../scenes/kit/core/session/ui.ts';
import type { Stroke } from '../../../scenes/math-rpg/rules/manners.ts';
import { eraseLast, type MathUi, setText, toggleSign, typeCharacter } from '../../../scenes/math-rpg/ui.ts';
import type { MathView } from '../../../scenes/math-rpg/view.ts';
import { Button } from '../../ui/Button.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import { NumberPad } from '../widgets/NumberPad.tsx';
import styles from './Answer.module.css';
import { Offers } from './Offers.tsx';

interface AnswerProps {
  readonly view: MathView;
  readonly ui: UiStore<MathUi>;
  /** The text field of the answer, or the control in its place, has the focus. */
  readonly isTyping: boolean;
  onTyping(is: boolean): void;
  onAttack(text: string): void;
  onChoose(stroke: Stroke): void;
}

export function Answer({ view, ui, isTyping, onTyping, onAttack, onChoose }: AnswerProps) {
  const text = useStore(ui, state => state.text);
  const touch = useTouch();
  const input = useRef<HTMLInputElement>(null);
  const isOver = view.phase === 'over';
  const isWhole = !view.question.includes('=');
  const sum = isWhole ? `${view.question} =` : view.question;

  useEffect(() => {
    if (isTyping) input.current?.focus({ preventScroll: true });
  }, [isTyping]);

  /** Chosen by a press: keys go to the answer again, not to the card that was pressed. */
  const choose = (stroke: Stroke) => {
    if (document.activeElement?.closest('form') === input.current?.form) input.current?.focus({ preventScroll: true });
    onChoose(stroke);
  };

  return (
    <form
      className={styles.answer}
      onSubmit={event => {
        event.preventDefault();
        onTyping(document.activeElement === input.current);
        onAttack(text);
      }}
    >
      {view.offers.length > 1 && (
        <Offers
          view={view}
          disabled={isOver}
          onPress={choose}
          onChoose={onChoose}
          onEnter={() => {
            if (text !== '') onAttack(text);
            return text !== '';
          }}
        />
      )}
      <div className={styles.sum}>
        {/* Read out as words: signs are not said alike by all voices. */}
        <label htmlFor="math-answer" style={{ '--signs': sum.length } as CSSProperties}>
          <span aria-hidden="true">{sum}</span>
          <span data-aloud>{view.spoken}</span>
        </label>
        <input
          ref={input}
          id="math-answer"
          className={styles.line}
          // The number pad is there for fingers: the soft keyboard would cover it.
          inputMode={touch ? 'none' : 'text'}
          autoComplete="off"
          maxLength={8}
          // The missing number has its mark in the sum already.
          placeholder={isWhole ? '?' : ''}
          value={text}
          disabled={isOver}
          onChange={event => setText(ui, event.currentTarget.value)}
          onKeyDown={event => {
            const stroke = strokeOf(event.key, text === '');
            if (stroke !== null && view.offers.length > 1) {
              event.preventDefault();
              if (stroke !== view.stroke) onChoose(stroke);
            }
            if (event.key === 'Escape') event.currentTarget.closest<HTMLElement>('[data-focus-home]')?.focus();
          }}
        />
        <Button type="submit" className={styles.attack} disabled={isOver} onMouseDown={event => event.preventDefault()}>
          Attack!
        </Button>
      </div>
      <NumberPad
        onDigit={digit => typeCharacter(ui, digit)}
        onMinus={() => toggleSign(ui)}
        onErase={() => eraseLast(ui)}
        disabled={isOver}
      />
    </form>
  );
}

/** Up and down choose in the line, and left and right where there is nothing to move in. */
function strokeOf(key: string, isEmpty: boolean): Stroke | null {
  if (key === 'ArrowUp' || (isEmpty && key === 'ArrowLeft')) return 'quick';
  return key === 'ArrowDown' || (isEmpty && key === 'ArrowRight') ? 'bold' : null;
}
