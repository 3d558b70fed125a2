// Hook of the workshop: saves scripts, opens a link, notes the last match, copies a link.
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type UiStore, uiOf } from '../../../scenes/kit/core/session/ui.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { houseRobotsFor } from '../../../scenes/robot-battle/rules/houses.ts';
import { decodeLink, encodeLink } from '../../../scenes/robot-battle/rules/link.ts';
import type { Senses } from '../../../scenes/robot-battle/rules/radar.ts';
import { robotOf, SCRIPTS } from '../../../scenes/robot-battle/rules/scripts.ts';
import { openSharedCodes, type RobotUi, setCode, showLogOf, showSnapshot } from '../../../scenes/robot-battle/ui.ts';
import type { RobotView } from '../../../scenes/robot-battle/view.ts';
import { linkTo } from '../../play/page/address.ts';
import { copyText } from '../../ui/share/clipboard.ts';
import { saveFile } from '../../ui/share/files.ts';
import { TOO_LONG_FOR_LINK } from '../../ui/share/links.ts';
import { toast } from '../../ui/toast.ts';
import type { HudProps } from '../HudProps.ts';
import { autosaveScripts } from './savedScripts.ts';

type Store = UiStore<RobotUi>;

export interface Workshop {
  /** Why a link could not be opened; null without a problem. */
  readonly notice: string | null;
  share(): void;
}

export function useWorkshop(session: HudProps['session'], definition: GameDefinition): Workshop {
  const { store } = session;
  const ui = uiOf<RobotUi>(session);
  const text = useStore(store, ({ setup }) => setup['match']);
  const notice = useLink(ui, typeof text === 'string' ? text : null);
  useEffect(() => autosaveScripts(ui), [ui]);
  useEffect(() => trackMatches(store, ui), [store, ui]);

  return {
    notice,
    async share() {
      const { codes } = ui.getState();
      const { seed, view } = store.getState();
      const { senses } = view as RobotView;
      const link = encodeLink(codes).then(
        packed =>
          packed && linkTo(definition, seed, { mode: 'duel', match: packed, ...(senses === 'radar' && { senses }) }),
      );
      const copied = await copyText(link, 'Link with both scripts');
      if (copied === 'copied') toast({ title: 'Copied', description: 'The link holds both scripts and the seed.' });
      if (copied === 'nothing')
        toast({
          title: 'Nothing was copied',
          description: TOO_LONG_FOR_LINK,
          action: { label: 'Save as a file', run: () => saveFile('robots.txt', fileOf(codes)) },
          duration: Infinity,
        });
    },
  };
}

/** Both scripts as a text to read and to copy from. */
const fileOf = ([a, b]: readonly [string, string]): Blob =>
  new Blob([`// Robot A\n${a}\n\n// Robot B\n${b}\n`], { type: 'text/plain' });

/** A house robot on bench B that is made for the other senses gives its place to the first one for these. */
function placeFittingOpponent(ui: Store, senses: Senses): void {
  const robot = robotOf(ui.getState().codes[1]);
  const others = houseRobotsFor(senses === 'radar' ? 'all' : 'radar');
  const [first] = houseRobotsFor(senses);
  if (robot !== null && first && others.includes(robot)) setCode(ui, 1, SCRIPTS[first].code);
}

/** Opens a link's scripts without running them. Returns why there are none, or null. */
function useLink(ui: Store, text: string | null): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return;
    let gone = false;
    decodeLink(text).then(
      read => {
        if (gone) return read;
        if (typeof read === 'string') setNotice(`${read} Nothing was changed.`);
        else openSharedCodes(ui, read);
        return read;
      },
      () => setNotice('The link could not be read. Nothing was changed.'),
    );
    return () => {
      gone = true;
    };
  }, [ui, text]);
  return notice;
}

/** Stores the last match and whom it has beaten, until the returned function is called. */
function trackMatches(store: HudProps['session']['store'], ui: Store): () => void {
  return store.subscribe((now, before) => {
    const [view, former] = [now.view, before.view] as [RobotView, RobotView];
    if (before.phase === 'ready' && now.phase === 'playing' && now.setup['match'] === undefined)
      placeFittingOpponent(ui, view.senses);
    if (now.phase === 'ready' || view === former) return;
    if (view.match && view.match.moves !== former.match?.moves) {
      ui.setState({ lastMatch: view.match, snapshot: null });
      if (now.playback === null) showLogOf(ui, view.match);
    }
    if (view.phase === 'over' && former.phase !== 'over' && now.playback === null)
      ui.setState(({ loggedCodes }) => ({ beaten: now.result?.outcome === 'won' ? loggedCodes[1] : null }));
    if (view.phase === 'idle' && former.phase === 'over') showSnapshot(ui, null);
  });
}
