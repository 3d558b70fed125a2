// The HUD of a game: its own under src/huds/<id>/, found by its id, else the standard one.
import { type ComponentType, createElement, lazy } from 'react';
import type { HudProps } from './HudProps.ts';
import StandardHud from './StandardHud.tsx';

const own = new Map(
  Object.entries(import.meta.glob<{ readonly default: ComponentType<HudProps> }>('./*/Hud.tsx')).map(([path, load]) => [
    path.split('/').at(-2) ?? path,
    { load, Hud: lazy(load) },
  ]),
);

export const hasOwnHud = (id: string): boolean => own.has(id);

/** Fetches a game's own HUD ahead of its first use. */
export const fetchHud = (id: string): void => void own.get(id)?.load();

export const Hud = (props: HudProps) => createElement(own.get(props.definition.id)?.Hud ?? StandardHud, props);
