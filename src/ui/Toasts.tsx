// Loads the Toaster with the first toast.
import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { toasts } from './toast.ts';

export function Toasts() {
  const last = useStore(toasts, state => state.last);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!last || Toaster) return;
    // If loading fails, the next toast tries again.
    void import('./Toaster.tsx').then(
      module => setToaster(() => module.Toaster),
      () => {},
    );
  }, [last, Toaster]);
  return Toaster && <Toaster />;
}
