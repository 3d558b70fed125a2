// Offered commands: sentences that make sense in this room, for buttons, keys, gamepad, completion and legal moves.
import { HOUSE, THING, THINGS, type ThingId, WAY_NAMES, WAYS, type Way } from './house.ts';
import { contradicts } from './notebook.ts';
import { TOPICS } from './parser/vocabulary.ts';
import { capital, firstOf, GUESTS, NAMES, nameOf } from './people.ts';
import type { MysteryState } from './state.ts';
import type { Offer, Target } from './target.ts';
import { stepTargets } from './theatre/steps.ts';

export const exitsOf = ({ room, theatre }: Pick<MysteryState, 'room' | 'theatre'>): readonly Way[] =>
  theatre ? [] : WAYS.filter(way => HOUSE[room].exits[way] !== undefined);

export function targetsHere(state: Readonly<MysteryState>): readonly Target[] {
  const { present, bodies, room, things } = state;
  if (state.theatre) return stepTargets(state);
  return [
    ...present.map(who => guestTarget(state, who)),
    ...bodies.filter(body => body.room === room).map(({ who }) => bodyTarget(who)),
    ...THINGS.filter(id => things[id] === room).map(id => thingTarget(id, false, present)),
    ...(room === 'foyer' ? [BELL] : []),
    ...THINGS.filter(id => things[id] === 'you').map(id => thingTarget(id, true, present)),
  ];
}

const GATHER: Offer = { label: 'Gather everyone', say: 'gather everyone' };
const BELL: Target = {
  id: 'bell',
  kind: 'thing',
  label: 'Bell',
  says: [
    { label: 'Examine', say: 'examine bell' },
    { ...GATHER, label: 'Ring it' },
  ],
};

function guestTarget(state: Readonly<MysteryState>, who: number): Target {
  const first = firstOf(who).toLowerCase();
  return {
    id: `guest-${who}`,
    kind: 'guest',
    label: firstOf(who),
    says: [
      { label: 'Examine', say: `examine ${first}` },
      ...TOPICS.map(topic => ({ label: capital(topic), say: `ask ${first} about ${topic}` })),
      ...(isContradicted(state, who) ? [{ label: 'Confront', say: `confront ${first}` }] : []),
      { label: 'Accuse', say: `accuse ${first}` },
    ],
  };
}

/** Whether somebody heard says otherwise, so that there is something to confront this guest with. */
const isContradicted = (state: Readonly<MysteryState>, who: number): boolean =>
  state.notes.admitted !== who && GUESTS.some((_, other) => contradicts(state, other, who));

const bodyTarget = (who: number): Target => ({
  id: `body-${who}`,
  kind: 'body',
  label: `† ${firstOf(who)}`,
  says: [{ label: 'Examine', say: `examine ${firstOf(who).toLowerCase()}` }],
});

/** So many can be shown something by a button: the buttons of a thing have two rows. */
const MOST_SHOWN = 5;

const thingTarget = (id: ThingId, isCarried: boolean, present: readonly number[]): Target => ({
  id,
  kind: isCarried ? 'carried' : 'thing',
  label: capital(id),
  says: [
    { label: 'Examine', say: `examine ${id}` },
    ...(isCarried
      ? [{ label: 'Drop', say: `drop ${id}` }]
      : THING[id].stays
        ? []
        : [{ label: 'Take', say: `take ${id}` }]),
    ...present
      .slice(0, MOST_SHOWN)
      .map(who => ({ label: `Show ${firstOf(who)}`, say: `show ${id} to ${firstOf(who).toLowerCase()}` })),
  ],
});

/** All offered commands: look, exits, targets here, wait, and accusations last. */
export function offers(state: Readonly<MysteryState>): readonly Offer[] {
  const here = targetsHere(state).flatMap(({ says }) => says);
  return [
    { label: 'Look', say: 'look' },
    ...exitsOf(state).map(way => ({ label: capital(WAY_NAMES[way]), say: WAY_NAMES[way] })),
    ...here.filter(({ label }) => label !== 'Accuse'),
    ...(state.theatre ? [] : [GATHER]),
    { label: 'Wait', say: 'wait' },
    ...ACCUSATIONS,
  ];
}

/** All seven names, wherever they are. */
const ACCUSATIONS: readonly Offer[] = NAMES.map((name, index) => ({
  label: `Accuse ${name}`,
  say: `accuse ${index < GUESTS.length ? nameOf(index).toLowerCase() : 'you'}`,
}));
