// Announcements: events as sentences for screen readers.

import { plural } from '../kit/core/plural.ts';
import type { T } from './constants.ts';
import { ARMED } from './rules/score.ts';
import { SIGN_TEXT, signsIn } from './rules/signs.ts';
import type { Event, State } from './rules/state.ts';
import { view } from './view.ts';

/** A mission before it begins, as its sheet tells it. */
export function situation(state: Readonly<State>, t: T): string {
  const { phase, tours, heading, name, description, agents, enemies, weapons, threatIn } = view(state, t);
  if (phase !== 'setup' || tours) return '';
  const crew = `${plural(agents.length, 'agent')}, ${plural(enemies, 'enemy', 'enemies')}: ${weapons.join(', ')}`;
  return `${heading}: ${name}. ${description} ${crew}. The threat comes after ${plural(threatIn, 'second')}.`;
}

/** Many walk beside the route or stand for long: that is told once they have shown more. */
function noteInWords(id: number, notes: number): string | null {
  const signs = signsIn(notes);
  if (signs.every(sign => sign === 'route' || sign === 'still')) return null;
  return `Number ${id}: ${signs.map(sign => SIGN_TEXT[sign]).join(', ')}`;
}

export function words(event: Event): string | null {
  switch (event.type) {
    case 'briefed':
      return `${event.heading}: ${event.name}`;
    case 'missionStarted':
      return 'The mission begins';
    case 'agentSelected':
      return event.again ? `Agent ${event.id}: the view goes to it` : `Agent ${event.id} selected`;
    case 'agentDeselected':
      return `Agent ${event.id} deselected`;
    case 'doorMoved':
      return event.shut ? `Door ${event.id} shut` : `Door ${event.id} open`;
    case 'doorBroken':
      return `Number ${event.person} forces door ${event.id}. Nobody harmless does.`;
    case 'disguised':
      return `Agent ${event.id} is disguised`;
    case 'disguiseLost':
      return `Agent ${event.id} is known again`;
    case 'cameraLive':
      return `Camera ${event.id} is live`;
    case 'vipWaits':
      return 'The VIP waits';
    case 'vipGoesOn':
      return 'The VIP goes on';
    case 'suspectMarked':
      return `Suspect marked! Position agents nearby to investigate.`;
    case 'suspectUnmarked':
      return 'Suspect unmarked.';
    case 'signNoted':
      return noteInWords(event.id, event.notes);
    case 'proofNoted':
      return `Number ${event.id} has shown both signs of a weapon. That is proof.`;
    case 'enemyApprehended':
      return `${ARMED[event.weapon]} apprehended, ${event.points} points`;
    case 'enemyCaught':
      return `${ARMED[event.weapon]} caught on the run, ${event.points} points`;
    case 'complained':
      return event.suspended ? 'Too many complaints! Headquarters withdraws every mark.' : 'Wrong suspect!';
    case 'vipStruck':
      return 'The VIP is struck!';
    case 'timeUp':
      return "Time's up! Enemies are trying to escape!";
    case 'planned':
      return event.stands ? 'Time stands. Give your orders.' : 'Time goes on';
    case 'missionSucceeded':
      return event.saved ? 'Mission Successfully Completed' : 'Mission Partially Completed';
    case 'missionFailed':
      return 'Enemy has escaped! Mission failed.';
    case 'gameCompleted':
      return 'Congratulations! You completed all levels!';
    default:
      return null;
  }
}
