// Events of Escape Room, as plain data. `x` and `y` (world px) are for stereo sound and effects.
import type { GameEvent } from '../../kit/core/rules.ts';
import type { NodeId, RoomId } from './item.ts';
import type { EscapeState } from './state.ts';

export type EscapeEvent = GameEvent &
  (
    | { readonly type: 'looked'; readonly at: string; readonly message: string }
    | { readonly type: 'stepped'; readonly message: string }
    | { readonly type: 'asked'; readonly name: string; readonly label: string }
    | { readonly type: 'cancelled' }
    /** A fixture was solved: opened, searched, read, unlocked or used. */
    | {
        readonly type: 'solved';
        readonly node: NodeId;
        readonly at: string;
        readonly by: SolvedBy;
        readonly message: string;
      }
    | { readonly type: 'noted'; readonly text: string }
    | { readonly type: 'pageFound'; readonly page: number }
    | { readonly type: 'found'; readonly item: string; readonly name: string }
    | { readonly type: 'fitted'; readonly at: string; readonly message: string }
    | { readonly type: 'turned'; readonly at: string; readonly part: number; readonly message: string }
    | { readonly type: 'wrongCode'; readonly at: string; readonly message: string }
    | { readonly type: 'freed' }
    | { readonly type: 'went'; readonly to: RoomId; readonly message: string }
    | { readonly type: 'picked'; readonly item: string | null; readonly message: string }
    | { readonly type: 'inspected'; readonly item: string; readonly message: string }
    | { readonly type: 'combined'; readonly makes: string; readonly message: string }
    | { readonly type: 'hinted'; readonly strength: number; readonly left: number; readonly message: string }
    | { readonly type: 'warned'; readonly message: string }
    | { readonly type: 'escaped'; readonly message: string; readonly isLast: boolean }
    | { readonly type: 'timeUp'; readonly message: string }
    | { readonly type: 'refused'; readonly message: string }
  );

/** How a fixture was solved. */
export type SolvedBy = 'opened' | 'searched' | 'read' | 'unlocked' | 'used' | 'decoded' | 'set';

/** Result of a command: the new state and its events. */
export interface CommandResult {
  readonly state: EscapeState;
  readonly events: readonly EscapeEvent[];
}
