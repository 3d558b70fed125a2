// Hook: false during pre-rendering and hydration, then true: for what a pre-rendered page cannot know.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
