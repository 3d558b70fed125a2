// Actions on the focused fixture: open, search, unlock, use a tool, enter a code. Commands are validated before (validate.ts).
import type { CommandResult, EscapeEvent, SolvedBy } from './events.ts';
import { fixtureOf } from './fixtures.ts';
import { isMisplayed, isSet, settingText, turned } from './gadgets.ts';
import type { Fixture } from './item.ts';
import { roomName } from './item.ts';
import { type EscapeState, focusedFixture, isDone, isOpen, settingOf, wantsTool } from './state.ts';
import { thingName } from './things.ts';

export function performAction(state: Readonly<EscapeState>, now: number): CommandResult {
  const fixture = focusedFixture(state);
  if (!fixture) return { state, events: [] };
  if (fixture.leadsTo && isOpen(state, fixture)) return enterRoom(state, fixture);
  if (fixture.isExit) return escape(state, fixture, now);
  const tool = fixture.toolRequired ?? fixture.keyRequired;
  if (tool !== null && wantsTool(state, fixture)) {
    const left = consumeItem(state, tool);
    if (fixture.codeRequired !== null || fixture.gadget) return fitTool(left, fixture);
    return solve(left, fixture, fixture.keyRequired === null ? 'used' : 'unlocked');
  }
  if (fixture.codePrompt)
    return {
      state: { ...state, asking: true },
      events: [{ type: 'asked', name: fixture.name, label: fixture.codePrompt.label, ...positionOf(fixture) }],
    };
  return solve(state, fixture, fixture.action === 'search' ? 'searched' : 'opened');
}

/** Checks a code: the right one solves the fixture, a wrong one blocks all locks until `stuckUntil`. */
export function submitCode(state: Readonly<EscapeState>, text: string, stuckUntil: number): CommandResult {
  const fixture = focusedFixture(state);
  if (!fixture?.codePrompt) return { state, events: [] };
  if (normalizeDigits(text) === fixture.codeRequired) return solve({ ...state, asking: false }, fixture, 'decoded');
  const message = fixture.codePrompt.wrong;
  return {
    state: {
      ...state,
      wrongCodes: state.wrongCodes + 1,
      stuckUntil,
      message,
      notes: explained(state, fixture.id, normalizeDigits(text)),
    },
    events: [{ type: 'wrongCode', at: fixture.id, message, ...positionOf(fixture) }],
  };
}

/** Moves a part of the focused gadget once; the last move that is needed solves it. */
export function turnPart(state: Readonly<EscapeState>, part: number): CommandResult {
  const fixture = focusedFixture(state);
  if (!fixture?.gadget) return { state, events: [] };
  const { gadget, id } = fixture;
  const setting = turned(gadget, settingOf(state, fixture), part);
  const moved: EscapeState = { ...state, settings: { ...state.settings, [id]: setting } };
  if (isSet(gadget, setting)) return solve(moved, fixture, 'set');
  const said = settingText(gadget, setting);
  const message = isMisplayed(gadget, setting) ? `${said} Nothing happens. Begin anew.` : said;
  return { state: { ...moved, message }, events: [{ type: 'turned', at: id, part, message, ...positionOf(fixture) }] };
}

/** Input without spaces, colons, points and leading zeros: 04:35 is 435. */
export const normalizeDigits = (text: string): string => text.replaceAll(/[\s:.]/g, '').replace(/^0+(?=\d)/, '');

const positionOf = ({ at: { x, y } }: Fixture) => ({ x, y });

const consumeItem = (state: Readonly<EscapeState>, thing: string): EscapeState => ({
  ...state,
  inventory: state.inventory.filter(id => id !== thing),
  selected: null,
});

function enterRoom(state: Readonly<EscapeState>, { leadsTo }: Fixture): CommandResult {
  if (!leadsTo) return { state, events: [] };
  const message = `You are in the ${roomName(leadsTo)}.`;
  return {
    state: { ...state, room: leadsTo, focus: null, asking: false, message },
    events: [{ type: 'went', to: leadsTo, message }],
  };
}

function fitTool(state: EscapeState, fixture: Fixture): CommandResult {
  const message = fixture.fittedText;
  return {
    state: { ...state, fitted: [...state.fitted, fixture.id], message },
    events: [{ type: 'fitted', at: fixture.id, message, ...positionOf(fixture) }],
  };
}

/** The notes after a lock was opened, or a code tried: those of false trails for it say why they are none. */
const explained = (state: Readonly<EscapeState>, lock: string, tried: string | null): EscapeState['notes'] =>
  state.notes.map(note => {
    const decoy = fixtureOf(state.draws, note.from)?.decoy;
    const isNone = decoy?.lock === lock && (tried === null || tried === decoy.code);
    return decoy && isNone && !note.text.endsWith(decoy.why) ? { ...note, text: `${note.text} ${decoy.why}` } : note;
  });

/** Marks the fixture as solved, takes its contents and notes its text. */
function solve(state: EscapeState, fixture: Fixture, by: SolvedBy): CommandResult {
  const { node, contains, reveals, noteText, solvedText, id } = fixture;
  if (node === null || isDone(state, fixture)) return { state, events: [] };
  const found = [...contains, ...(reveals === null ? [] : [reveals])];
  const note = noteText !== null && fixture.noteAt === 'solved' ? noteText : null;
  const took = found.length > 0 ? `You take: ${found.map(thingName).join(', ')}.` : '';
  const message = [SOLVED_TEXT[by], took || solvedText].filter(Boolean).join(' ');
  const place = positionOf(fixture);
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
      notes: [...explained(state, id, null), ...(note === null ? [] : [{ from: id, text: note }])],
      message,
    },
    events,
  };
}

const SOLVED_TEXT: Readonly<Record<SolvedBy, string>> = {
  opened: 'It opens.',
  searched: 'You search it.',
  read: '',
  unlocked: 'Unlocked.',
  used: 'It works.',
  decoded: 'Correct!',
  set: 'It clicks.',
};

function escape(state: Readonly<EscapeState>, fixture: Fixture, now: number): CommandResult {
  const message = 'Escape Successful!';
  const done = fixture.node === null ? state.done : [...state.done, fixture.node];
  return {
    state: { ...state, phase: 'escaped', endedAt: now, done, focus: null, message },
    events: [
      { type: 'solved', node: 'exit', at: fixture.id, by: 'opened', message: '', ...positionOf(fixture) },
      { type: 'escaped', message, isLast: state.draws.asked !== null, ...positionOf(fixture) },
    ],
  };
}
