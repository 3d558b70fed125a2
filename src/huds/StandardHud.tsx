// Standard HUD, for games without their own: HudItems as strips at the picture's edge, messages in its middle.
import type { ReactNode } from 'react';
import type { HudItem } from '../../scenes/kit/core/hud.ts';
import { keysOf } from '../../scenes/kit/core/input/keys.ts';
import { spokenKey } from '../play/keys/keycaps.ts';
import { useKeyLayout } from '../play/keys/keyLayout.ts';
import { useWords } from '../play/keys/useWords.ts';
import { useSession } from '../play/session/useSession.ts';
import { Button } from '../ui/Button.tsx';
import { MedalStrip } from '../ui/MedalStrip.tsx';
import type { HudProps } from './HudProps.ts';
import styles from './StandardHud.module.css';
import { useRefusal } from './useRefusal.ts';
import { CommandButton } from './widgets/CommandButton.tsx';
import { Counter } from './widgets/Counter.tsx';
import type { Item } from './widgets/Item.ts';
import { Message } from './widgets/Message.tsx';
import { Meter } from './widgets/Meter.tsx';
import { Prompt } from './widgets/Prompt.tsx';
import widgets from './widgets/widgets.module.css';

interface StandardHudProps extends HudProps {
  /** A game’s own buttons, before the meters. */
  readonly children?: ReactNode;
}

export default function StandardHud({ session, definition, settings, records, children }: StandardHudProps) {
  const items = useSession(session, state => state.hud);
  const canUndo = useSession(session, state => state.canUndo);
  const refusal = useRefusal(session);
  const of = <K extends HudItem['kind']>(kind: K) =>
    items.filter((item): item is Extract<HudItem, { kind: K }> => item.kind === kind);
  const layout = useKeyLayout();
  const words = useWords(definition, settings.keys);
  const worded = <I extends { readonly text: string }>(item: I): I => ({ ...item, text: words(item.text) });
  const keyOf = (item: Item<'counter'>): string | undefined => {
    const control = definition.controls.find(({ action }) => action === item.action);
    const [key] = control ? keysOf(control, settings.keys) : [];
    return key && spokenKey(key, layout);
  };
  const messages = of('message');
  return (
    <div className={styles.hud}>
      <div className={styles.meters}>
        {children}
        {of('meter').map(item => (
          <Meter key={item.id} item={item} />
        ))}
        {of('counter').map(item => item.aside && <Counter key={item.id} item={item} keyName={keyOf(item)} />)}
      </div>
      <div className={styles.counters}>
        {items.map(item => {
          if (item.kind === 'counter')
            return !item.aside && <Counter key={item.id} item={item} keyName={keyOf(item)} />;
          if (item.kind !== 'best') return null;
          const value = Math.max(records.best ?? 0, item.value);
          return <Counter key={item.id} item={{ ...item, kind: 'counter', value }} />;
        })}
      </div>
      <div className={styles.middle} data-place={messages.find(({ place }) => place)?.place}>
        {messages.map(item => (
          <Message key={item.id + item.text} item={worded(item)} />
        ))}
        {of('strip').map(({ id, ...strip }) => (
          <div key={id} className={widgets.strip}>
            <MedalStrip {...strip} />
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        {/* No live region: the page's announcer reads it already. */}
        {refusal && <Prompt key="refusal" item={{ kind: 'prompt', id: 'refusal', text: words(refusal) }} />}
        {of('prompt').map(item => (
          <Prompt key={item.id} item={worded(item)} />
        ))}
        <div className={styles.buttons}>
          {of('button').map(item => (
            <CommandButton key={item.id} item={item} send={command => session.send(command)} />
          ))}
          {definition.assists && session.undo && (
            <Button
              className={widgets.command}
              disabled={!canUndo}
              onMouseDown={event => event.preventDefault()}
              onClick={() => session.undo?.()}
            >
              Undo
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
