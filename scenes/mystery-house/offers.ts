// What may sensibly be said here and now: for buttons, keys and the gamepad, for completing a word, and for whoever plays by what is offered.
import { HOUSE, THING, THINGS, type ThingId, WAY_NAMES, WAYS, type Way } from './house.ts';
import { TOPICS } from './parser/vocabulary.ts';
import { capital, firstOf, GUESTS, NAMES, nameOf } from './people.ts';
import type { MysteryState } from './state.ts';

/** Something one can look at, with what may be said of it. */
export interface Topic {
  readonly id: string;
  readonly kind: 'guest' | 'thing' | 'body' | 'carried';
  /** 'Ada', 'glass'. */
  readonly label: string;
  readonly says: readonly Offer[];
}

export interface Offer {
  /** 'Alibi'. */
  readonly label: string;
  /** 'ask ada about alibi'. */
  readonly say: string;
}

export const waysOf = ({ room }: Pick<MysteryState, 'room'>): readonly Way[] =>
  WAYS.filter(way => HOUSE[room].exits[way] !== undefined);

export function topicsHere(state: Readonly<MysteryState>): readonly Topic[] {
  const { present, bodies, room, things } = state;
  return [
    ...present.map(guestTopic),
    ...bodies.filter(body => body.room === room).map(({ who }) => bodyTopic(who)),
    ...THINGS.filter(id => things[id] === room).map(id => thingTopic(id, false)),
    ...THINGS.filter(id => things[id] === 'you').map(id => thingTopic(id, true)),
  ];
}

function guestTopic(who: number): Topic {
  const first = firstOf(who).toLowerCase();
  return {
    id: `guest-${who}`,
    kind: 'guest',
    label: firstOf(who),
    says: [
      { label: 'Examine', say: `examine ${first}` },
      ...TOPICS.map(topic => ({ label: capital(topic), say: `ask ${first} about ${topic}` })),
      { label: 'Accuse', say: `accuse ${first}` },
    ],
  };
}

const bodyTopic = (who: number): Topic => ({
  id: `body-${who}`,
  kind: 'body',
  label: `† ${firstOf(who)}`,
  says: [{ label: 'Examine', say: `examine ${firstOf(who).toLowerCase()}` }],
});

const thingTopic = (id: ThingId, isCarried: boolean): Topic => ({
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
  ],
});

/** Everything at once: first to look, then ways, then what is here, the accusations last. */
export function offers(state: Readonly<MysteryState>): readonly Offer[] {
  const here = topicsHere(state).flatMap(({ says }) => says);
  return [
    { label: 'Look', say: 'look' },
    ...waysOf(state).map(way => ({ label: capital(WAY_NAMES[way]), say: WAY_NAMES[way] })),
    ...here.filter(({ label }) => label !== 'Accuse'),
    { label: 'Wait', say: 'wait' },
    ...accusations,
  ];
}

/** All seven names, wherever they are. */
const accusations: readonly Offer[] = NAMES.map((name, index) => ({
  label: `Accuse ${name}`,
  say: `accuse ${index < GUESTS.length ? nameOf(index).toLowerCase() : 'you'}`,
}));
