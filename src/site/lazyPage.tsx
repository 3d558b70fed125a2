// A component in its own chunk that can be fetched ahead: then it renders at once, and pre-rendered HTML hydrates as it stands.
import { type ComponentType, lazy, useState } from 'react';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

export function lazyPage<P extends object>(load: Load<P>) {
  const Fetched = lazy(load);
  let ready: ComponentType<P> | undefined;

  function Page(props: P) {
    // Chosen once per mount: a chunk that arrives later must not remount the page.
    const [Chosen] = useState<ComponentType<P>>(() => ready ?? Fetched);
    return <Chosen {...props} />;
  }
  async function preload() {
    ready ??= (await load()).default;
  }
  return { Page, preload };
}
