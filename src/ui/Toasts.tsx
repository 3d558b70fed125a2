// Where toasts appear. The Toaster is fetched with the first of them and stands only once the page runs: no page carries it before.
import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { toasts } from './toast.ts';

export function Toasts() {
  const last = useStore(toasts, state => state.last);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!last || Toaster) return;
    // Not fetched, it is tried again with the next toast.
    void import('./Toaster.tsx').then(
      module => setToaster(() => module.Toaster),
      () => {},
    );
  }, [last, Toaster]);
  return Toaster && <Toaster />;
}
