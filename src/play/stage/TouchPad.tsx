// Touch pad: a joystick whose origin is where the thumb lands, or, for a thumb on its rim, where it rests; and a button for each control that has one, on the left or right. The sides are
// swapped for left-handed players.
import { type PointerEvent, useEffect, useRef } from 'react';
import type { Control, TouchButton } from '../../../scenes/kit/core/input/input.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import type { InputMap } from '../../../scenes/kit/phaser/input/InputMap.ts';
import { useProfile } from '../../data/profile.ts';
import { useSession } from '../session/useSession.ts';
import { HoldButton } from './HoldButton.tsx';
import styles from './TouchPad.module.css';

interface TouchPadProps {
  readonly controls: readonly Control[];
  readonly input: Pick<InputMap, 'setStick' | 'setButton'>;
  /** Session whose HUD counters choose the text of a button with two texts. */
  readonly session: Pick<SessionPort, 'store'>;
}

/** Distance of the knob from its origin at full deflection, in CSS pixels. */
const REACH = 52;
/** A thumb on the drawn joystick, but further than this part of its radius from the middle, is on its rim. */
const RIM = 0.5;
/** Part of REACH around the origin that counts as centred. */
const DEAD_ZONE = 0.16;

export function TouchPad({ controls, input, session }: TouchPadProps) {
  const leftHanded = useProfile(({ choices }) => choices.leftHanded);
  const buttons = controls.flatMap(({ action, touch }) =>
    typeof touch === 'object' ? [{ action, ...touch, hold: (down: boolean) => input.setButton(action, down) }] : [],
  );
  const left = buttons.filter(({ side }) => side === 'left');
  const pair = buttons.filter(button => button.pair);
  const right = buttons.filter(button => !button.side && !button.pair);
  return (
    <div
      className={styles.pad}
      data-touchpad
      data-many={pair.length + right.length > 2 || undefined}
      data-hand={leftHanded ? 'left' : undefined}
    >
      {controls.some(({ touch }) => touch === 'joystick') && <Joystick input={input} />}
      {left.length > 0 && (
        <div className={styles.buttons} data-side="left">
          {left.map(button => (
            <PadButton key={button.action} session={session} {...button} />
          ))}
        </div>
      )}
      <div className={styles.buttons} data-side="right">
        {pair.length > 0 && (
          <div className={styles.pair}>
            {pair.map(button => (
              <PadButton key={button.action} session={session} {...button} />
            ))}
          </div>
        )}
        {right.map(button => (
          <PadButton key={button.action} session={session} {...button} />
        ))}
      </div>
    </div>
  );
}

/** Origin of a press: on the rim the resting middle, so that the press itself pushes; elsewhere the press. */
function originOf(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  { left, top, width, height }: DOMRect,
): { x: number; y: number } {
  const middle = { x: left + width / 2, y: top + height / 2 };
  const away = Math.hypot(clientX - middle.x, clientY - middle.y) / (width / 2);
  return away > RIM && away <= 1 ? middle : { x: clientX, y: clientY };
}

interface PadButtonProps extends TouchButton, Pick<TouchPadProps, 'session'> {
  hold(down: boolean): void;
}

/** Button whose text changes while a HUD counter has the value of `whileOn`. */
function PadButton({ session, button, whileOn, apart, hold }: PadButtonProps) {
  const isOn = useSession(session, ({ hud }) =>
    hud.some(item => item.kind === 'counter' && item.id === whileOn?.counter && item.value === whileOn.value),
  );
  return (
    <HoldButton className={styles.button} hold={hold} data-apart={apart}>
      {isOn && whileOn ? whileOn.button : button}
    </HoldButton>
  );
}

function Joystick({ input }: Pick<TouchPadProps, 'input'>) {
  const zone = useRef<HTMLButtonElement>(null);
  const base = useRef<HTMLSpanElement>(null);
  const knob = useRef<HTMLSpanElement>(null);
  const origin = useRef<{ pointer: number; x: number; y: number } | null>(null);
  useEffect(() => () => input.setStick('move', 0, 0), [input]);

  const move = (element: HTMLElement | null, x: number, y: number) => {
    if (element) element.style.translate = `${x}px ${y}px`;
  };

  function press(event: PointerEvent<HTMLButtonElement>): void {
    if (origin.current || !base.current) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const rest = base.current.parentElement?.getBoundingClientRect();
    const from = rest ? originOf(event, rest) : { x: event.clientX, y: event.clientY };
    origin.current = { pointer: event.pointerId, ...from };
    if (rest) move(base.current, from.x - (rest.left + rest.width / 2), from.y - (rest.top + rest.height / 2));
    zone.current?.toggleAttribute('data-held', true);
    steer(event);
  }
  function steer(event: PointerEvent): void {
    const from = origin.current;
    if (!from || from.pointer !== event.pointerId) return;
    const x = (event.clientX - from.x) / REACH;
    const y = (event.clientY - from.y) / REACH;
    const length = Math.hypot(x, y);
    const shrink = length > 1 ? 1 / length : 1;
    move(knob.current, x * shrink * REACH, y * shrink * REACH);
    if (length < DEAD_ZONE) input.setStick('move', 0, 0);
    else input.setStick('move', x * shrink, y * shrink);
  }
  function release(event: PointerEvent): void {
    if (origin.current?.pointer !== event.pointerId) return;
    origin.current = null;
    input.setStick('move', 0, 0);
    move(base.current, 0, 0);
    move(knob.current, 0, 0);
    zone.current?.toggleAttribute('data-held', false);
  }

  return (
    <button
      ref={zone}
      type="button"
      className={styles.zone}
      tabIndex={-1}
      aria-label="Joystick"
      onMouseDown={event => event.preventDefault()}
      onPointerDown={press}
      onPointerMove={steer}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onContextMenu={event => event.preventDefault()}
    >
      <span className={styles.rest}>
        <span ref={base} className={styles.base}>
          <span ref={knob} className={styles.knob} />
        </span>
      </span>
    </button>
  );
}
