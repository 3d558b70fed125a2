// Lazy component that can be preloaded: then it renders synchronously, and pre-rendered HTML hydrates unchanged.
import { type ComponentType, lazy, useState } from 'react';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

export function lazyPage<P extends object>(load: Load<P>) {
  const Fetched = lazy(load);
  let ready: ComponentType<P> | undefined;

  function Page(props: P) {
    // Fixed per mount: a chunk that arrives later must not remount the page.
    const [Chosen] = useState<ComponentType<P>>(() => ready ?? Fetched);
    return <Chosen {...props} />;
  }
  async function preload() {
    ready ??= (await load()).default;
  }
  return { Page, preload };
}
