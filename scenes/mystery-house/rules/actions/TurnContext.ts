// Turn context: while a command is carried out, actions write into its copy of the state and add log entries and events.
import type { MysteryTuning } from '../../constants.ts';
import type { MysteryEvent } from '../events.ts';
import { provenMurderer } from '../notebook.ts';
import type { Entry, EntryKind, MysteryState, Notes } from '../state.ts';

/** A state whose fields may be assigned; nested data is replaced, never changed. */
export type MutableState = { -readonly [K in keyof MysteryState]: MysteryState[K] };

/** The six refusals of the specification (part 2, §5), word for word. */
export const REFUSAL = {
  accuseWho: 'Accuse who?',
  notSomeone: "That's not someone here.",
  noWay: "You can't go that way.",
  notSeen: "You don't see that here.",
  notCarried: "You're not carrying that.",
  notUnderstood: "I don't understand that command.",
} as const;

export class TurnContext {
  /** The copy of the state that actions write into. */
  readonly s: MutableState;
  readonly t: MysteryTuning;
  readonly events: MysteryEvent[] = [];
  readonly #added: Entry[] = [];
  /** A refusal stops the sentences that follow in the same command. */
  isStopped = false;

  constructor(state: Readonly<MysteryState>, t: MysteryTuning) {
    this.s = { ...state, rng: [...state.rng] };
    this.t = t;
  }

  addEntry(kind: EntryKind, text: string): void {
    this.#added.push({ id: this.s.nextEntry++, kind, text });
  }

  /** Logs a refusal and stops the command. */
  refuse(message: string): void {
    this.addEntry('refusal', message);
    this.events.push({ type: 'misunderstood', message });
    this.isStopped = true;
  }

  /** Asks back where a sentence says too little: no refusal, and no turn. */
  askBack(question: string): void {
    this.addEntry('aside', question);
    this.events.push({ type: 'reported', what: 'question' });
  }

  /** Changes the notebook, and announces the proof when it is first complete. */
  updateNotes(change: Partial<Notes>): void {
    const { s, t } = this;
    const before = provenMurderer(s, t);
    s.notes = { ...s.notes, ...change };
    if (before !== null || provenMurderer(s, t) === null) return;
    this.addEntry('clue', 'The notebook holds the proof now. Read it, then accuse.');
    this.events.push({ type: 'proven' });
  }

  /** The new state, its log cut to `logKept`, and the events: new log entries come first, as one event. */
  finish(): { readonly state: MysteryState; readonly events: readonly MysteryEvent[] } {
    const { s, events, t } = this;
    const added = this.#added.filter(({ kind }) => kind !== 'said');
    const log = [...s.log, ...this.#added].slice(-Math.max(1, Math.round(t.logKept)));
    const told: MysteryEvent = {
      type: 'told',
      text: added.map(({ text }) => text).join('\n'),
      kinds: [...new Set(added.map(({ kind }) => kind))],
    };
    return { state: { ...s, log }, events: added.length > 0 ? [told, ...events] : events };
  }
}
