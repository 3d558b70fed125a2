// Tooltip by WCAG 1.4.13: on hover and keyboard focus, hoverable, dismissed by Escape.
import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import styles from './Tooltip.module.css';
import { showOnTop } from './topLayer.ts';

interface TooltipProps {
  readonly text: string;
  /** One control that has a name already: the tooltip is only its description. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

const REST_MS = 450;
/** Long enough to move the pointer from the control to its tooltip. */
const LEAVE_MS = 120;
const GAP = 8;

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const host = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const showAfter = (to: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(to), afterMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const { current: element } = tip;
    const control = host.current?.firstElementChild;
    if (!shown || !element || !control) return;
    const hide = showOnTop(element);
    place(element, control.getBoundingClientRect());
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false);
    document.addEventListener('keydown', hideOnEscape);
    return () => {
      document.removeEventListener('keydown', hideOnEscape);
      hide();
    };
  }, [shown]);

  return (
    <span
      ref={host}
      className={styles.host}
      onPointerEnter={event => event.pointerType !== 'touch' && showAfter(true, REST_MS)}
      onPointerLeave={() => showAfter(false, LEAVE_MS)}
      onPointerDown={() => showAfter(false, 0)}
      onFocus={event => event.target.matches(':focus-visible') && showAfter(true, 0)}
      onBlur={() => showAfter(false, 0)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}

/** Positions the tooltip above the control, or below if there is no space, inside the window. */
function place(tip: HTMLElement, around: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const middle = around.left + around.width / 2 - width / 2;
  const left = Math.max(GAP, Math.min(window.innerWidth - width - GAP, middle));
  const above = around.top - height - GAP;
  tip.style.left = `${left}px`;
  tip.style.top = `${above < GAP ? around.bottom + GAP : above}px`;
}
