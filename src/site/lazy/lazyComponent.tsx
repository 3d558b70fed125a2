// Lazy component: its module is fetched when it is first rendered, or before by `preload`. If it does not arrive, a notice stands in its place until a
// retry succeeds, and the page around it goes on.
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { loadOrMend } from '../offline/mend.ts';

export type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

export interface MissingProps<P> {
  /** Props of the component that did not load. */
  readonly props: P;
  /** Why it did not load. */
  readonly error: unknown;
  /** Rejected if it does not load this time either. */
  onTryAgain(): Promise<void>;
}

export interface LazyComponent<P> {
  readonly Component: ComponentType<P>;
  preload(): Promise<void>;
  /** True once it is rendered synchronously: pre-rendered HTML then hydrates unchanged. */
  isLoaded(): boolean;
}

export function lazyComponent<P extends object>(
  load: Load<P>,
  Missing: ComponentType<MissingProps<P>>,
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  let failure: unknown;
  const newFetched = () =>
    lazy(() =>
      loadOrMend(load).catch((error: unknown) => {
        failure = error;
        return { default: NotLoaded };
      }),
    );
  let Fetched = newFetched();

  async function preload(): Promise<void> {
    loaded ??= (await load()).default;
  }

  function NotLoaded(props: P) {
    const [Retried, setRetried] = useState<ComponentType<P> | null>(null);
    // The next mount loads it anew.
    useEffect(
      () => () => {
        Fetched = newFetched();
      },
      [],
    );
    const tryAgain = async () => {
      loaded ??= (await loadOrMend(load)).default;
      setRetried(() => loaded ?? null);
    };
    return Retried ? <Retried {...props} /> : <Missing props={props} error={failure} onTryAgain={tryAgain} />;
  }

  function Component(props: P) {
    // Fixed per mount: a module that arrives later must not remount it.
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? Fetched);
    return <Chosen {...props} />;
  }
  return { Component, preload, isLoaded: () => loaded !== undefined };
}
