// Button that reports down and up, by finger, mouse or keyboard: it stands for a key that is held.
import type { ButtonHTMLAttributes, PointerEvent, ReactNode } from 'react';
import { keyCodeOf } from '../../../scenes/kit/core/input/keys.ts';

interface HoldButtonProps
  extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label' | 'aria-disabled' | 'title'> {
  readonly children: ReactNode;
  hold(down: boolean): void;
}

const isPress = (event: { readonly code: string }): boolean => ['Enter', 'Space'].includes(keyCodeOf(event));

export function HoldButton({ hold, children, ...rest }: HoldButtonProps) {
  const up = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.toggleAttribute('data-held', false);
    hold(false);
  };
  return (
    <button
      type="button"
      {...rest}
      onPointerDown={event => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.toggleAttribute('data-held', true);
        hold(true);
      }}
      onPointerUp={up}
      onPointerCancel={up}
      onLostPointerCapture={up}
      onMouseDown={event => event.preventDefault()}
      onKeyDown={event => isPress(event) && !event.repeat && hold(true)}
      onKeyUp={event => isPress(event) && hold(false)}
      onBlur={() => hold(false)}
      onContextMenu={event => event.preventDefault()}
    >
      {children}
    </button>
  );
}
