// Toaster on Radix Toast: 5 s, swipe 50 px to the right, F8 focuses it; above everything, in fullscreen too.
import { CircleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { Button } from './Button.tsx';
import { reserveSpace } from './reservedSpace.ts';
import styles from './Toaster.module.css';
import { dismissToast, TOAST_MS, toasts } from './toast.ts';
import { showOnTop } from './topLayer.ts';

const SWIPE_PX = 50;
const HOTKEY = ['F8'];

/** In fullscreen only descendants of the fullscreen element are visible. */
const useFullscreenElement = () =>
  useSyncExternalStore(
    changed => {
      document.addEventListener('fullscreenchange', changed);
      return () => document.removeEventListener('fullscreenchange', changed);
    },
    () => document.fullscreenElement,
  );

export function Toaster() {
  const fullscreen = useFullscreenElement();
  const last = useStore(toasts, state => state.last);
  const layer = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const ignoreClose = useRef(false);
  /** Outside the document nothing is announced. */
  const [unheard] = useState(() => document.createElement('div'));
  return createPortal(
    <Radix.Provider
      duration={TOAST_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      {...(last?.isTold && { announcerContainer: unheard })}
    >
      <div
        ref={layer}
        popover="manual"
        className={styles.layer}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
        }}
      >
        {last && (
          <Radix.Root
            key={last.id}
            className={styles.toast}
            data-variant={last.variant ?? 'default'}
            open={last.open}
            duration={last.duration}
            // Escape is for the page (it pauses, or closes a dialog) unless the focus is in the toast.
            onKeyDown={event => event.key === 'Escape' && event.stopPropagation()}
            onEscapeKeyDown={() => {
              ignoreClose.current = !layer.current?.contains(document.activeElement);
            }}
            onOpenChange={open => {
              if (!open && !ignoreClose.current) dismissToast(last.id);
              ignoreClose.current = false;
            }}
          >
            <OnTop layer={layer} cameFrom={previousFocus} />
            <div className={styles.words}>
              <Radix.Title className={styles.title}>
                {last.variant === 'destructive' && <CircleAlert aria-hidden />}
                {last.title}
              </Radix.Title>
              {last.description && <Radix.Description>{last.description}</Radix.Description>}
              {last.action && (
                <Radix.Action asChild altText={last.action.label}>
                  <Button variant="outline" size="sm" onClick={last.action.run}>
                    {last.action.label}
                  </Button>
                </Radix.Action>
              )}
            </div>
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Dismiss">
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </Radix.Root>
        )}
        <Radix.Viewport className={styles.viewport} hotkey={HOTKEY} />
      </div>
    </Radix.Provider>,
    fullscreen ?? document.body,
  );
}

interface OnTopProps {
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly cameFrom: RefObject<Element | null>;
}

/** Puts the toast in the top layer while it is shown, then returns the focus to where F8 was pressed. */
function OnTop({ layer, cameFrom }: OnTopProps) {
  useEffect(() => {
    const { current: element } = layer;
    if (!element) return;
    const hide = showOnTop(element);
    const leave = reserveSpace(element);
    return () => {
      leave();
      const held = element.contains(document.activeElement);
      hide();
      if (held && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
      cameFrom.current = null;
    };
  }, [layer, cameFrom]);
  return null;
}
