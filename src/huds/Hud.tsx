// HUD of a game, by its id: its own under src/huds/<id>/, else the standard one. A lazy chunk, fetched right after the first picture.
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { lazyChunk, useLazyChunk } from '../site/lazyChunk.ts';
import type { HudProps } from './HudProps.ts';

interface HudModule {
  readonly default: ComponentType<HudProps>;
}

const ownHuds = new Map(
  Object.entries(import.meta.glob<HudModule>('./*/Hud.tsx')).map(([path, load]) => [
    path.split('/').at(-2),
    lazyChunk(load),
  ]),
);
const standardHud = lazyChunk<HudModule>(() => import('./StandardHud.tsx'));
const hudOf = (id: string) => ownHuds.get(id) ?? standardHud;

export const hasOwnHud = (id: string): boolean => ownHuds.has(id);

/** Fetches a game's HUD ahead of its first use. */
export const fetchHud = (id: string): Promise<void> => hudOf(id).fetch();

interface Props extends HudProps {
  /** Called if the HUD could not be fetched: the game cannot be played without it. */
  onLoadError(): void;
}

export function Hud({ onLoadError, ...props }: Props) {
  const { module, missing } = useLazyChunk(hudOf(props.definition.id));
  const reportLoadError = useEffectEvent(onLoadError);
  useEffect(() => {
    if (missing) reportLoadError();
  }, [missing]);
  if (!module) return null;
  const { default: HudComponent } = module;
  return <HudComponent {...props} />;
}
