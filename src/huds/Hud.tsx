// HUD of a game, by its id: its own under src/huds/<id>/, else the standard one. A lazy chunk, fetched right after the first picture.
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { lazyChunk, useLazyChunk } from '../site/lazy/lazyChunk.ts';
import type { Mending } from '../site/offline/mend.ts';
import type { HudProps } from './HudProps.ts';

interface HudModule {
  readonly default: ComponentType<HudProps>;
}

/** HUDs of the games; those of templates for tests alone. */
const HUDS = {
  ...import.meta.glob<HudModule>('./[a-z]*/Hud.tsx'),
  ...(import.meta.env.MODE === 'test' && import.meta.glob<HudModule>('./_*/Hud.tsx')),
};
const ownHuds = new Map(Object.entries(HUDS).map(([path, load]) => [path.split('/').at(-2), lazyChunk(load)]));
const standardHud = lazyChunk<HudModule>(() => import('./StandardHud.tsx'));
const hudOf = (id: string) => ownHuds.get(id) ?? standardHud;

export const hasOwnHud = (id: string): boolean => ownHuds.has(id);

/** Fetches a game's HUD ahead of its first use. */
export const fetchHud = (id: string): Promise<void> => hudOf(id).fetch();

interface Props extends HudProps {
  /** Called if the HUD could not be fetched: the game cannot be played without it. */
  onLoadError(why: Mending): void;
}

export function Hud({ onLoadError, ...props }: Props) {
  const { module, missing } = useLazyChunk(hudOf(props.definition.id));
  const reportLoadError = useEffectEvent(onLoadError);
  useEffect(() => {
    if (missing) reportLoadError(missing);
  }, [missing]);
  if (!module) return null;
  const { default: HudComponent } = module;
  return <HudComponent {...props} />;
}
