// What happened, as plain data. `x` says where in the picture, so that sound can pan.
import type { GameEvent } from '../kit/core/rules.ts';
import type { RoomId, ThingId } from './house.ts';
import type { EntryKind } from './state.ts';

export type MysteryEvent = GameEvent &
  /** What the log adds. */
  (
    | { readonly type: 'told'; readonly text: string; readonly kinds: readonly EntryKind[] }
    | { readonly type: 'moved'; readonly room: RoomId }
    | { readonly type: 'looked' }
    | { readonly type: 'clueFound'; readonly trait: number }
    | { readonly type: 'letterRead' }
    | { readonly type: 'spoke'; readonly who: number }
    | { readonly type: 'wordsClashed'; readonly who: number }
    | { readonly type: 'confessed'; readonly who: number }
    | { readonly type: 'took'; readonly thing: ThingId }
    | { readonly type: 'dropped'; readonly thing: ThingId }
    | { readonly type: 'died'; readonly who: number; readonly room: RoomId }
    | { readonly type: 'proven' }
    /** A sentence that asks for nothing that can be done here. */
    | { readonly type: 'misunderstood'; readonly message: string }
    | { readonly type: 'solved'; readonly who: number; readonly score: number; readonly seed: number }
    | { readonly type: 'failed'; readonly who: number; readonly murderer: number }
    | { readonly type: 'refused'; readonly message: string }
  );
