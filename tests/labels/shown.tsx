// A game's HUD, its pause menu and its touch pad on a started session, and the way from one state to the next: what the lists of labels are held to.
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { NO_RECORDS } from '../../scenes/kit/core/replay/records.ts';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import { DEFAULT_SETTINGS } from '../../scenes/kit/core/settings.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { fetchHud, Hud } from '../../src/huds/Hud.tsx';
import { PauseMenu } from '../../src/play/cards/PauseMenu.tsx';
import { redrawLabel } from '../../src/play/page/redraw.ts';
import { TouchPad } from '../../src/play/stage/TouchPad.tsx';
import { startedSession } from '../setup/game.ts';
import type { Step } from './labels.ts';
import { named } from './names.ts';
import { watchSession } from './watch.ts';

const SEED = 1;
const nothing = () => undefined;

export class ShownGame {
  readonly session: Session;
  readonly #definition: GameDefinition;
  /** What the HUD has done while it was watched. */
  readonly did: string[] = [];
  readonly watch: { notes: boolean };

  private constructor(definition: GameDefinition, session: Session) {
    this.#definition = definition;
    this.session = session;
    this.watch = watchSession(session, this.did);
  }

  static async open(definition: GameDefinition, setup: Setup = {}): Promise<ShownGame> {
    const session = await startedSession(definition, SEED, {}, setup);
    await fetchHud(definition.id);
    const shown = new ShownGame(definition, session);
    const stage = document.body.appendChild(document.createElement('div'));
    render(
      <MemoryRouter>
        <Hud
          session={session}
          definition={definition}
          settings={DEFAULT_SETTINGS}
          records={NO_RECORDS}
          stage={stage}
          hold={(action, down) => shown.did.push(`${down ? 'holds' : 'lets go'} ${action}`)}
          picture={async () => new Blob()}
          onLoadError={nothing}
        />
      </MemoryRouter>,
    );
    await settled();
    return shown;
  }

  names(): readonly string[] {
    return [...named(document.body).keys()];
  }

  async go({ ticks = 0, send = [], press = [] }: Pick<Step, 'ticks' | 'send' | 'press'>): Promise<void> {
    const { session } = this;
    act(() => {
      for (const command of send) session.send(command);
      for (let i = 0; i < ticks; i++) session.tick(session.pilot());
    });
    await settled();
    for (const name of press) {
      fireEvent.click(await waitFor(() => called(name)));
      await settled();
    }
  }

  /** Beside the HUD: what the shell lays over it. */
  async overlays(): Promise<{ readonly pause: readonly string[]; readonly pad: readonly string[] }> {
    const definition = this.#definition;
    const { default: runtime } = await definition.load();
    const parts = { definition, runtime, session: this.session, fullscreen: false };
    const redraw = redrawLabel(definition, this.session.store.getState().setup);
    const does = { onResume: nothing, onRestart: nothing, onMenu: nothing, onHelp: nothing, onFullscreen: nothing };
    const pause = render(
      <MemoryRouter>
        <PauseMenu
          {...parts}
          {...does}
          onSettings={nothing}
          onSearch={nothing}
          onReplays={nothing}
          {...(redraw !== null && { redraw: { label: redraw, onDraw: nothing } })}
          {...(definition.realTime && { onClip: nothing })}
        />
      </MemoryRouter>,
    );
    const input = { setStick: nothing, setButton: nothing };
    const pad = render(<TouchPad controls={definition.controls} input={input} session={this.session} />);
    return { pause: [...named(pause.container).keys()], pad: [...named(pad.container).keys()] };
  }
}

/** What comes a moment later, by promise, has come. */
export const settled = () => act(() => new Promise(resolve => setTimeout(resolve)));

/**
 * What is fetched when it is first shown has come and is shown: waited for inside `act`, where React shows it at once. Outside, it shows what was
 * fetched at the earliest 0.3 s after the stand-in.
 */
export async function arrived(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await settled();
}

export function called(name: string): Element {
  const found = named(document.body);
  const one = found.get(name);
  if (!one) throw new Error(`Nothing is called "${name}" here: ${[...found.keys()].join('; ')}`);
  return one;
}
