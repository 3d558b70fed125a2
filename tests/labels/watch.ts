// What a HUD does to its session, noted in short instead of done.
import type { Json } from '../../scenes/kit/core/json.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';

const DEEDS = ['undo', 'redo', 'rewind', 'retry', 'giveUp', 'restart', 'menu', 'pause'] as const;

/** Notes what a HUD does to its session instead of doing it, once it `notes`; call it before the HUD takes its functions. */
export function watchSession(session: Session, did: string[]): { notes: boolean } {
  const watch = { notes: false };
  const replace = (name: (typeof DEEDS)[number] | 'send', say: (...how: never[]) => string) => {
    const real: ((...how: never[]) => unknown) | undefined = session[name]?.bind(session);
    if (real)
      Reflect.set(session, name, (...how: never[]) => {
        if (!watch.notes) return real(...how);
        did.push(say(...how));
        return null;
      });
  };
  for (const name of DEEDS) replace(name, () => `${name}()`);
  replace('send', shortOf);
  return watch;
}

/** `place {"column":3}` for { type: 'place', column: 3 }. */
function shortOf(command: Json): string {
  const { type, ...rest } = Object(command) as { readonly [name: string]: Json };
  if (typeof type !== 'string') return JSON.stringify(command);
  return Object.keys(rest).length > 0 ? `${type} ${JSON.stringify(rest)}` : type;
}
