// Hook: whether the page is dark, by the visitor's choice or else by the device. False during pre-rendering and hydration.
import { useSyncExternalStore } from 'react';
import { useMedia } from './useMedia.ts';

function onChosen(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export function useDark(): boolean {
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  const theme = useSyncExternalStore(
    onChosen,
    () => document.documentElement.dataset['theme'],
    () => undefined,
  );
  return theme === undefined ? isSystemDark : theme === 'dark';
}
