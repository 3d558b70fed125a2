// The deeds at a fixture: opening, searching, unlocking, feeding it a tool, entering digits. What is refused never comes here.
import type { Applied, EscapeEvent, Manner } from './events.ts';
import type { Fixture } from './item.ts';
import { roomName } from './item.ts';
import { type EscapeState, focused, isDone, isOpen } from './state.ts';
import { thingName } from './things.ts';

export function act(state: Readonly<EscapeState>, now: number): Applied {
  const fixture = focused(state);
  if (!fixture) return { state, events: [] };
  if (fixture.goes && isOpen(state, fixture)) return through(state, fixture);
  if (fixture.isExit) return escape(state, fixture, now);
  const tool = fixture.toolRequired ?? fixture.keyRequired;
  if (tool !== null && !state.fitted.includes(fixture.id)) {
    const left = without(state, tool);
    if (fixture.codeRequired !== null) return fit(left, fixture);
    return solve(left, fixture, fixture.keyRequired === null ? 'used' : 'unlocked');
  }
  if (fixture.asks)
    return {
      state: { ...state, asking: true },
      events: [{ type: 'asked', name: fixture.name, label: fixture.asks.label, ...placeOf(fixture) }],
    };
  return solve(state, fixture, fixture.deed === 'search' ? 'searched' : 'opened');
}

/** Digits for the lock that is looked at: right ones open it, wrong ones make every lock stick for a moment. */
export function submit(state: Readonly<EscapeState>, text: string, stuckUntil: number): Applied {
  const fixture = focused(state);
  if (!fixture?.asks) return { state, events: [] };
  if (digitsOf(text) === fixture.codeRequired) return solve({ ...state, asking: false }, fixture, 'decoded');
  const message = fixture.asks.wrong;
  return {
    state: { ...state, wrongCodes: state.wrongCodes + 1, stuckUntil, message },
    events: [{ type: 'wrongCode', at: fixture.id, message, ...placeOf(fixture) }],
  };
}

/** What was typed as digits alone, without zeros before them: 04:35 is 435. */
export const digitsOf = (text: string): string => text.replaceAll(/[\s:.]/g, '').replace(/^0+(?=\d)/, '');

const placeOf = ({ at: { x, y } }: Fixture) => ({ x, y });

const without = (state: Readonly<EscapeState>, thing: string): EscapeState => ({
  ...state,
  inventory: state.inventory.filter(id => id !== thing),
  selected: null,
});

function through(state: Readonly<EscapeState>, { goes }: Fixture): Applied {
  if (!goes) return { state, events: [] };
  const message = `You are in the ${roomName(goes)}.`;
  return {
    state: { ...state, room: goes, focus: null, asking: false, message },
    events: [{ type: 'went', to: goes, message }],
  };
}

function fit(state: EscapeState, fixture: Fixture): Applied {
  const message = 'The gear fits. Now the hands can be set.';
  return {
    state: { ...state, fitted: [...state.fitted, fixture.id], message },
    events: [{ type: 'fitted', at: fixture.id, message, ...placeOf(fixture) }],
  };
}

/** It gives way: what it holds is taken, what it tells is noted. */
function solve(state: EscapeState, fixture: Fixture, by: Manner): Applied {
  const { node, contains, reveals, reads, solved, id } = fixture;
  if (node === null || isDone(state, fixture)) return { state, events: [] };
  const found = [...contains, ...(reveals === null ? [] : [reveals])];
  const note = reads !== null && fixture.readsAt === 'solved' ? reads : null;
  const took = found.length > 0 ? `You take: ${found.map(thingName).join(', ')}.` : '';
  const message = [DEED[by], took || solved].filter(Boolean).join(' ');
  const place = placeOf(fixture);
  const events: EscapeEvent[] = [
    { type: 'solved', node, at: id, by, message, ...place },
    ...found.map(item => ({ type: 'found', item, name: thingName(item), ...place }) as const),
    ...(note === null ? [] : [{ type: 'noted', text: note, ...place } as const]),
  ];
  return {
    state: {
      ...state,
      done: [...state.done, node],
      inventory: [...state.inventory, ...found],
      notes: note === null ? state.notes : [...state.notes, { from: id, text: note }],
      message,
    },
    events,
  };
}

const DEED: Readonly<Record<Manner, string>> = {
  opened: 'It opens.',
  searched: 'You search it.',
  read: '',
  unlocked: 'Unlocked.',
  used: 'It works.',
  decoded: 'Correct!',
};

function escape(state: Readonly<EscapeState>, fixture: Fixture, now: number): Applied {
  const message = 'Escape Successful!';
  const done = fixture.node === null ? state.done : [...state.done, fixture.node];
  return {
    state: { ...state, phase: 'escaped', endedAt: now, done, focus: null, message },
    events: [
      { type: 'solved', node: 'exit', at: fixture.id, by: 'opened', message: '', ...placeOf(fixture) },
      { type: 'escaped', message, ...placeOf(fixture) },
    ],
  };
}
