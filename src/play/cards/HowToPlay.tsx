// How to play: the game's help text and its controls, those of the current device first. A dialog, and for some games a panel on the page.
import { useId } from 'react';
import type { Control } from '../../../scenes/kit/core/input/input.ts';
import { type KeyBindings, keysOf } from '../../../scenes/kit/core/input/keys.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import { keycap, padName, spokenKey } from '../keys/keycaps.ts';
import { type KeyLayout, useKeyLayout } from '../keys/keyLayout.ts';
import { shellKeycaps, shellKeys } from '../keys/shellKeys.ts';
import { useKeys } from '../keys/useKeys.ts';
import { useWords } from '../keys/useWords.ts';
import styles from './HowToPlay.module.css';

interface HowToPlayProps {
  readonly definition: GameDefinition;
  readonly open: boolean;
  /** True if it was opened from the start card and leads back there. */
  readonly inMenu?: boolean;
  onClose(): void;
}

export function HowToPlay({ definition, open, inMenu = false, onClose }: HowToPlayProps) {
  const touch = useTouch();
  const bindings = useKeys(definition);
  const layout = useKeyLayout();
  const { controls, start } = definition;
  const onScreen = <OnScreen key="touch" controls={controls} />;
  const onKeys = <OnKeys key="keys" controls={controls} bindings={bindings} layout={layout} />;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={start.help?.label ?? 'How to play'}
      size="wide"
      footer={start.help && inMenu && <Button onClick={onClose}>{start.help.back}</Button>}
    >
      {/* Focusable, so that the keyboard can scroll it. */}
      <div className={styles.help} role="region" aria-label="Help" tabIndex={0}>
        <Sentences definition={definition} bindings={bindings} />
        <div className={styles.devices}>
          {touch ? [onScreen, onKeys] : [onKeys, onScreen]}
          <OnPad controls={controls} />
        </div>
      </div>
    </Dialog>
  );
}

/** The same help as a section of the page, with the controls of all devices. */
export function HelpPanel({ definition, title }: { readonly definition: GameDefinition; readonly title: string }) {
  const heading = useId();
  const bindings = useKeys(definition);
  const layout = useKeyLayout();
  const { controls } = definition;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className={styles.help}>
        <section>
          <h3>Objectives</h3>
          <Sentences definition={definition} bindings={bindings} />
        </section>
        <div className={styles.devices}>
          <OnKeys controls={controls} bindings={bindings} layout={layout} title="Desktop controls" />
          <OnScreen controls={controls} title="Mobile controls" />
          <OnPad controls={controls} />
        </div>
      </div>
    </section>
  );
}

interface SentencesProps {
  readonly definition: GameDefinition;
  readonly bindings: KeyBindings;
}

function Sentences({ definition, bindings }: SentencesProps) {
  const words = useWords(definition, bindings);
  return (
    <ul className={styles.sentences}>
      {definition.howToPlay.map(sentence => (
        <li key={sentence}>{words(sentence)}</li>
      ))}
    </ul>
  );
}

interface DeviceProps {
  readonly controls: readonly Control[];
  readonly title?: string;
}

interface KeysProps extends DeviceProps {
  readonly bindings: KeyBindings;
  readonly layout: KeyLayout;
}

function OnKeys({ controls, bindings, layout, title = 'Keyboard and mouse' }: KeysProps) {
  const bound = controls
    .map(control => ({ ...control, codes: keysOf(control, bindings) }))
    .filter(({ codes, mouse }) => codes.length > 0 || mouse);
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {bound.map(({ action, codes, mouse, label }) => (
          <div key={action}>
            <dt>
              {codes.map(code => (
                <kbd key={code} aria-label={spokenKey(code, layout)}>
                  {keycap(code, layout)}
                </kbd>
              ))}
              {codes.length === 0 && 'Mouse'}
            </dt>
            <dd>
              {label}
              {mouse && <span className={styles.aside}>. With the mouse: {mouse}.</span>}
            </dd>
          </div>
        ))}
        {shellKeys(controls, bindings).map(shortcut => (
          <div key={shortcut.label} data-shell>
            <dt>
              {shellKeycaps(shortcut, layout).map(name => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{shortcut.label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OnScreen({ controls, title = 'Touch screen' }: DeviceProps) {
  const stick = controls.filter(({ touch }) => touch === 'joystick');
  const buttons = controls.flatMap(({ action, touch, label }) =>
    typeof touch === 'object'
      ? [{ action, texts: [touch.button, ...(touch.whileOn ? [touch.whileOn.button] : [])], label }]
      : [],
  );
  const taps = controls.flatMap(({ action, tap, label }) => (tap ? [{ action, tap, label }] : []));
  if (stick.length + buttons.length + taps.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {stick.length > 0 && (
          <div>
            <dt>Joystick</dt>
            <dd>{upperFirst(stick.map(({ label }) => label.toLowerCase()).join(', '))}</dd>
          </div>
        )}
        {buttons.map(({ action, texts, label }) => (
          <div key={action}>
            <dt>
              {texts.map(text => (
                <kbd key={text}>{text}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
        {taps.map(({ action, tap, label }) => (
          <div key={action} data-deed>
            <dt>{upperFirst(tap)}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OnPad({ controls }: DeviceProps) {
  const bound = controls.filter(({ pad }) => pad);
  if (bound.length === 0) return null;
  return (
    <section>
      <h3>Gamepad</h3>
      <dl className={styles.list}>
        {bound.map(({ action, pad, label }) => (
          <div key={action}>
            <dt>{pad && <kbd>{padName(pad)}</kbd>}</dt>
            <dd>{label}</dd>
          </div>
        ))}
        {controls.some(({ touch }) => touch === 'joystick') && (
          <div>
            <dt>
              <kbd>Left stick</kbd>
            </dt>
            <dd>The same, in every direction</dd>
          </div>
        )}
        <div data-shell>
          <dt>
            <kbd>Start</kbd>
          </dt>
          <dd>Pause</dd>
        </div>
      </dl>
    </section>
  );
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
