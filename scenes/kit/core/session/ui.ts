// UI store of a session: what scene and HUD share and rules do not know, such as a cursor or the draft of a command. No part of state, snapshot, hash or
// replay. It is made with the session and gone with it, so that two stages on one page are strangers.
import type { StoreApi } from 'zustand/vanilla';

export type UiStore<U extends object> = StoreApi<U>;

/** UI store of a session, with the type of its game. */
export const uiOf = <U extends object>({ ui }: { readonly ui?: UiStore<object> }): UiStore<U> => ui as UiStore<U>;
