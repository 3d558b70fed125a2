// Loads the Toaster with the first toast. If it does not load, a toast is shown as words alone.
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from './Button.tsx';
import styles from './Toasts.module.css';
import { dismissToast, type ShownToast, TOAST_MS, toasts } from './toast.ts';
import { showOnTop } from './topLayer.ts';

const loadToaster = () => import('./Toaster.tsx');

export function Toasts({ load = loadToaster }: { load?(): Promise<{ readonly Toaster: ComponentType }> }) {
  const last = useStore(toasts, state => state.last);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    if (!last || Toaster) return;
    // If loading fails, the next toast tries again.
    void load().then(
      module => setToaster(() => module.Toaster),
      () => setIsMissing(true),
    );
  }, [last, Toaster, load]);
  if (Toaster) return <Toaster />;
  return isMissing && last?.open && <PlainToast key={last.id} {...last} />;
}

function PlainToast({ id, title, description, action, isTold, duration = TOAST_MS }: ShownToast) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hide = layer.current && showOnTop(layer.current);
    const timer = duration === Number.POSITIVE_INFINITY ? undefined : setTimeout(() => dismissToast(id), duration);
    return () => {
      clearTimeout(timer);
      hide?.();
    };
  }, [id, duration]);
  return (
    <div ref={layer} popover="manual" role={isTold ? undefined : 'alert'} className={styles.plain}>
      <p>
        <b>{title}</b> {description}
      </p>
      {action && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
