// Announcements (aria-live text) of events.
import { plural } from '../kit/core/plural.ts';
import { IN_WATER, ON_SPOT } from './hud.ts';
import { scoreName } from './rules/score.ts';
import type { Event } from './rules/state.ts';
import { ballOf } from './scene/balls.ts';

export function words(event: Event): string | null {
  switch (event.type) {
    case 'teedUp':
      return `${event.player ? `${event.player} plays, the ball with ${ballOf(event.turn).mark}: ` : ''}${event.title}, ${event.name || 'without a name'}. Par ${event.par}.${event.besides && ` ${event.besides}`}`;
    case 'swingCancelled':
      return 'Swing cancelled.';
    case 'putted':
      return `Putt ${event.strokes}, power ${Math.round(event.power)}.`;
    case 'splashed':
      return event.onSpot ? `${IN_WATER} ${ON_SPOT}` : IN_WATER;
    case 'rested':
      return 'The ball rests.';
    case 'skimmed':
      return 'Over the hole: too fast.';
    case 'holed':
      return `${scoreName(event.strokes, event.par)} In with ${plural(event.strokes, 'stroke')}, par ${event.par}.`;
    case 'pickedUp':
      return `Picked up after ${plural(event.strokes, 'stroke')}.`;
    case 'roundEnded':
      if (event.winners) return `The round is over: ${event.winners}.`;
      return `The round is over: ${plural(event.strokes, 'stroke')}, par ${event.par}.`;
    case 'refused':
      return event.message;
    default:
      return null;
  }
}
