// The HUD of a game: its own under src/huds/<id>/, found by its id, else the standard one. It comes right after the first picture.
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { lazyChunk, useLazyChunk } from '../site/lazyChunk.ts';
import type { HudProps } from './HudProps.ts';

interface HudModule {
  readonly default: ComponentType<HudProps>;
}

const own = new Map(
  Object.entries(import.meta.glob<HudModule>('./*/Hud.tsx')).map(([path, load]) => [
    path.split('/').at(-2),
    lazyChunk(load),
  ]),
);
const standard = lazyChunk<HudModule>(() => import('./StandardHud.tsx'));
const hudOf = (id: string) => own.get(id) ?? standard;

export const hasOwnHud = (id: string): boolean => own.has(id);

/** Fetches a game's HUD ahead of its first use. */
export const fetchHud = (id: string): Promise<void> => hudOf(id).fetch();

interface Props extends HudProps {
  /** It could not be fetched: nothing can be read or pressed. */
  onMissing(): void;
}

export function Hud({ onMissing, ...props }: Props) {
  const { module, missing } = useLazyChunk(hudOf(props.definition.id));
  const tell = useEffectEvent(onMissing);
  useEffect(() => {
    if (missing) tell();
  }, [missing]);
  if (!module) return null;
  const { default: Shown } = module;
  return <Shown {...props} />;
}
