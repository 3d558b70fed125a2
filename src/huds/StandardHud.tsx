// The HUD of every game that has none of its own: HudItems as strips of paper at the picture's edge, messages in its middle.
import type { HudItem } from '../../scenes/kit/core/hud.ts';
import { useSession } from '../play/useSession.ts';
import type { HudProps } from './HudProps.ts';
import styles from './StandardHud.module.css';
import { CommandButton } from './widgets/CommandButton.tsx';
import { Counter } from './widgets/Counter.tsx';
import { Message } from './widgets/Message.tsx';
import { Meter } from './widgets/Meter.tsx';
import { Prompt } from './widgets/Prompt.tsx';

export default function StandardHud({ session, kept }: HudProps) {
  const items = useSession(session, state => state.hud);
  const of = <K extends HudItem['kind']>(kind: K) =>
    items.filter((item): item is Extract<HudItem, { kind: K }> => item.kind === kind);
  const messages = of('message');
  return (
    <div className={styles.hud}>
      <div className={styles.meters}>
        {of('meter').map(item => (
          <Meter key={item.id} item={item} />
        ))}
      </div>
      <div className={styles.counters}>
        {items.map(item => {
          if (item.kind === 'counter') return <Counter key={item.id} item={item} />;
          if (item.kind !== 'best') return null;
          const value = Math.max(kept.best ?? 0, item.value);
          return <Counter key={item.id} item={{ ...item, kind: 'counter', value }} />;
        })}
      </div>
      <div className={styles.middle}>
        {messages.map(item => (
          <Message key={item.id + item.text} item={item} />
        ))}
      </div>
      <div className={styles.foot}>
        {of('prompt').map(item => (
          <Prompt key={item.id} item={item} />
        ))}
        <div className={styles.buttons}>
          {of('button').map(item => (
            <CommandButton key={item.id} item={item} send={command => session.send(command)} />
          ))}
        </div>
      </div>
    </div>
  );
}
