// Focus keeper hook: the keeper is fetched when something has the focus for the first time, which it is then told.
import { useEffect } from 'react';

export function useFocusKeeper(): void {
  useEffect(() => {
    let isUnmounted = false;
    let stop = () => {};
    const fetchKeeper = async (target: EventTarget | null) => {
      const { keepFocus } = await import('../focusKeeper.ts');
      if (!isUnmounted) stop = keepFocus(target instanceof Element ? target : null);
    };
    // Without a connection the focus goes as the browser has it.
    const begin = ({ target }: FocusEvent) => void fetchKeeper(target).catch(() => {});
    document.addEventListener('focusin', begin, { once: true });
    return () => {
      isUnmounted = true;
      document.removeEventListener('focusin', begin);
      stop();
    };
  }, []);
}
