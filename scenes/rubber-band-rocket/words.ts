// Announcements (aria-live text) of events, and the names of zones.
import { KIT_NAME, NAME } from './hud.ts';
import type { Event, Zone } from './rules/state.ts';

export const ZONE_NAME: Readonly<Record<Zone, string>> = {
  sky: 'The sky',
  swallows: 'Among the swallows',
  clouds: 'Above the clouds',
  stratosphere: 'The stratosphere',
  aurora: 'The northern lights',
  orbits: 'Where satellites fly',
  comets: 'Among the comets',
  moon: 'The Moon',
};

export function words(event: Event): string | null {
  switch (event.type) {
    case 'launched':
      return event.snapped ? 'Held too long: the band snapped' : null;
    case 'zoneReached':
      return event.coins > 0 ? `${ZONE_NAME[event.zone]}: ${event.coins} coins` : ZONE_NAME[event.zone];
    case 'apexReached':
      return event.left + event.right > 0 ? `Feathers: ${event.left} left, ${event.right} right` : null;
    case 'featherMet':
      return `Feather met: the next launch has ${event.worn}`;
    case 'landed':
      return event.record
        ? `Landed. ${event.reach}, a record: ${event.coins} coins`
        : `Landed. ${event.reach}, ${event.near} short of the record: ${event.coins} coins`;
    case 'upgradeFitted':
      return `${NAME[event.upgrade]} ${event.level} fitted`;
    case 'upgradeReturned':
      return `${NAME[event.upgrade]} given back`;
    case 'kitTaken':
      return `${KIT_NAME[event.kit]} for this flight`;
    case 'kitReturned':
      return `${KIT_NAME[event.kit]} given back`;
    case 'bandMended':
      return 'The band is mended';
    case 'refused':
      return event.message;
    default:
      return null;
  }
}
