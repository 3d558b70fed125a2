// Events of Mystery House, as plain data; `x` is the position on the stage, for stereo panning.
import type { GameEvent } from '../../kit/core/rules.ts';
import type { RoomId, ThingId } from './house.ts';
import type { EntryKind } from './state.ts';

export type MysteryEvent = GameEvent &
  /** Everything that the log adds in one command. */
  (
    | { readonly type: 'told'; readonly text: string; readonly kinds: readonly EntryKind[] }
    | { readonly type: 'moved'; readonly room: RoomId }
    /** Everybody alive came to the drawing room for the last act. */
    | { readonly type: 'gathered' }
    /** Something was looked at: a thing, scenery or a guest, by name. */
    | { readonly type: 'looked'; readonly on: string }
    /** An act of everyday life was done, on what is named. */
    | { readonly type: 'acted'; readonly act: string; readonly on: string | null }
    /** The house answered a question about the night or the game. */
    | { readonly type: 'reported'; readonly what: string }
    /** A trait of the murderer became known. */
    | { readonly type: 'clueFound'; readonly trait: number }
    | { readonly type: 'letterRead' }
    /** A guest answered a question. */
    | { readonly type: 'spoke'; readonly who: number; readonly about: string }
    /** A guest was shown something. */
    | { readonly type: 'showed'; readonly who: number; readonly what: string }
    /** The alibi of this guest is contradicted. */
    | { readonly type: 'wordsClashed'; readonly who: number }
    /** The false witness admitted the lie. */
    | { readonly type: 'confessed'; readonly who: number }
    /** A guest gave up a false alibi. */
    | { readonly type: 'broke'; readonly who: number }
    /** A step of the last act: who, with what, why the lie. */
    | { readonly type: 'stepped'; readonly step: 'who' | 'with' | 'why'; readonly isRight: boolean }
    /** The murderer gave up before everybody. */
    | { readonly type: 'brokeDown'; readonly who: number }
    | { readonly type: 'took'; readonly thing: ThingId }
    | { readonly type: 'dropped'; readonly thing: ThingId }
    /** A sign of a death to come. */
    | { readonly type: 'warned' }
    | { readonly type: 'died'; readonly who: number; readonly room: RoomId }
    /** The notebook holds a proof for the first time. */
    | { readonly type: 'proven' }
    /** A sentence was refused within the game. */
    | { readonly type: 'misunderstood'; readonly message: string }
    | { readonly type: 'solved'; readonly who: number; readonly score: number; readonly seed: number }
    /** A wrong accusation; `who` is -1 for the player. */
    | { readonly type: 'failed'; readonly who: number; readonly murderer: number }
    | { readonly type: 'refused'; readonly message: string }
  );
