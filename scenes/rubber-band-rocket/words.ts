// Announcements (aria-live text) of events, and the names of zones.
import { NAME, PART_NAME } from './hud.ts';
import type { Carrier, Event, Part, Zone } from './rules/state.ts';

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

export const CARRIER_NAME: Readonly<Record<Carrier, string>> = {
  geese: 'Geese',
  tinBird: 'A tin bird',
  warmAir: 'Warm air',
  whirl: 'A whirlwind',
  jet: 'A jet stream',
  shootingStar: 'A shooting star',
};

/** What each part does, in a sentence: for its card, and for ears when it comes on sale. */
export const PART_DOES: Readonly<Record<Part, string>> = {
  balloon: 'Fills at the apex and carries the fox up a little more.',
  magnet: 'Draws what one passes from twice as far; three feathers count.',
  glider: 'Carries while it is steered, on the way up too, and steers faster.',
  parachute: 'Sinks slowly: time for the parcels that lie below.',
  kite: 'In the wind it pulls, once the fox is slow enough.',
  stage: 'One kick when it is pressed; strongest where the air is thin.',
};

/** What each part says when it does something. */
export const PART_ACTS: Readonly<Record<Part, string>> = {
  balloon: 'The balloon fills',
  magnet: 'The magnet draws',
  glider: 'The glider carries',
  parachute: 'The parachute opens',
  kite: 'The kite pulls',
  stage: 'Second stage!',
};

export function words(event: Event): string | null {
  switch (event.type) {
    case 'launched':
      return event.snapped ? 'Held too long: the band snapped' : null;
    case 'zoneReached':
      return event.coins > 0 ? `${ZONE_NAME[event.zone]}: ${event.coins} coins` : ZONE_NAME[event.zone];
    case 'apexReached':
      return apexWords(event);
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
    case 'parcelMet':
      return `A parcel: ${event.coins} coins`;
    case 'findMet':
      return `Found: ${event.name}, ${event.coins} coins`;
    case 'carried':
      return `${CARRIER_NAME[event.carrier]}: ${event.by} higher`;
    case 'landmarkReached':
      return `${event.name}: ${event.coins} coins`;
    case 'partOpened':
      return `New in the workshop: ${PART_NAME[event.part]}. ${PART_DOES[event.part]}`;
    case 'balloonFilled':
      return PART_ACTS.balloon;
    case 'magnetDrew':
      return PART_ACTS.magnet;
    case 'gliderSpread':
      return PART_ACTS.glider;
    case 'parachuteOpened':
      return PART_ACTS.parachute;
    case 'kiteCaught':
      return PART_ACTS.kite;
    case 'stageFired':
      return PART_ACTS.stage;
    case 'partTaken':
      return `${PART_NAME[event.part]} for this flight`;
    case 'partReturned':
      return `${PART_NAME[event.part]} given back`;
    case 'bandMended':
      return 'The band is mended';
    case 'refused':
      return event.message;
    default:
      return null;
  }
}

function apexWords({ left, right, carrier, aside }: Extract<Event, { type: 'apexReached' }>): string | null {
  const feathers = left + right > 0 ? `Feathers: ${left} left, ${right} right` : '';
  const lift = carrier ? `${CARRIER_NAME[carrier]} ${aside < 0 ? 'left' : 'right'}` : '';
  return [lift, feathers].filter(Boolean).join('. ') || null;
}
