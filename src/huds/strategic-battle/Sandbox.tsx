// Parts of the HUD in the sandbox: what either side has, what the last fight came to, and the buttons that set the armies and let them fight.
import { Eraser, FastForward, FlipHorizontal2, Link2, Play, Square, X } from 'lucide-react';
import { plural } from '../../../scenes/kit/core/plural.ts';
import { paceAfter } from '../../../scenes/strategic-battle/rules/sandbox/paces.ts';
import type { BattleView, SandboxView } from '../../../scenes/strategic-battle/view.ts';
import { linkTo } from '../../play/page/address.ts';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import { share } from '../../ui/share/share.ts';
import { toast } from '../../ui/toast.ts';
import type { HudProps } from '../HudProps.ts';
import styles from './Hud.module.css';
import labels from './StatusLabels.module.css';
import { ToolButton } from './ToolButton.tsx';

interface SandboxProps extends Pick<HudProps, 'session' | 'definition'> {
  readonly sandbox: SandboxView;
  readonly view: Pick<BattleView, 'spot' | 'pace' | 'cursorRow'>;
}

export const SandboxStatus = ({ left, right, words }: SandboxView) => (
  <>
    <dl className={labels.facts}>
      <Side name="Left" {...left} />
      <Side name="Right" {...right} />
    </dl>
    <p className={labels.slip} data-told role="status">
      {words ?? 'Place units on both halves, then let them fight.'}
    </p>
  </>
);

const Side = ({ name, units, cost }: { readonly name: string } & SandboxView['left']) => (
  <div className={labels.slip} title={`${name}: ${plural(units, 'unit')} for ${cost}`}>
    <dt>{name}</dt>
    <dd>
      {units} <small>for {cost}</small>
    </dd>
  </div>
);

export function SandboxTools({ session, definition, sandbox, view: { spot, pace, cursorRow } }: SandboxProps) {
  const touch = useTouch();
  const { isFighting, armies } = sandbox;
  const order = (command: Parameters<typeof session.send>[0]) => () => session.send(command);
  const passOn = async () => {
    const link = linkTo(definition, 0, { mode: 'sandbox', army: armies });
    const done = await share('Who wins?', link, touch, 'Share these armies');
    if (done === 'copied') toast({ title: 'Copied', description: 'Paste it wherever you like.' });
  };
  return (
    <div className={styles.tools}>
      <ToolButton
        label={isFighting ? 'End the fight' : 'Let them fight'}
        name={isFighting ? 'End' : 'Fight'}
        wide
        icon={isFighting ? <Square aria-hidden /> : <Play aria-hidden />}
        onPress={order({ type: 'fight' })}
      />
      <ToolButton
        label={pace === 1 ? 'Twice as fast' : `${pace} times as fast; press for ${paceAfter(pace)}`}
        name={`×${pace}`}
        icon={<FastForward aria-hidden />}
        pressed={pace > 1}
        onPress={order({ type: 'pace', pace: paceAfter(pace) })}
      />
      <ToolButton
        label={spot ? `Remove ${spot.kind}` : 'Remove: nobody is marked'}
        icon={<X aria-hidden />}
        idle={spot === null || isFighting}
        onPress={order({ type: 'sell', row: spot?.row ?? cursorRow, col: spot?.col ?? 0 })}
      />
      <ToolButton
        label="Mirror the left army"
        icon={<FlipHorizontal2 aria-hidden />}
        idle={isFighting}
        onPress={order({ type: 'mirror' })}
      />
      <ToolButton
        label="Empty the field"
        icon={<Eraser aria-hidden />}
        idle={isFighting}
        onPress={order({ type: 'clear' })}
      />
      <ToolButton label="Share these armies" icon={<Link2 aria-hidden />} onPress={passOn} />
    </div>
  );
}
