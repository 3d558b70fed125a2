// What happens on the bench beside playing: scripts are kept, a link is opened, the next house robot is laid out, a link is copied.
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { LADDER } from '../../../scenes/robot-battle/houses.ts';
import { readMatch, writeMatch } from '../../../scenes/robot-battle/link.ts';
import { isHouse, robotOf, SCRIPTS } from '../../../scenes/robot-battle/scripts.ts';
import type { RobotView } from '../../../scenes/robot-battle/view.ts';
import { lend, look, workshop, write } from '../../../scenes/robot-battle/workshop.ts';
import { linkTo } from '../../play/address.ts';
import { copyText } from '../../ui/copyText.ts';
import { toast } from '../../ui/toast.ts';
import type { HudProps } from '../HudProps.ts';
import { keepScripts } from './keptScripts.ts';

export interface BenchWork {
  /** There was a result: the next battle plays again. */
  readonly hasFought: boolean;
  /** What a link could not bring. */
  readonly notice: string | null;
  share(): void;
}

export function useBench({ store }: HudProps['session'], definition: GameDefinition): BenchWork {
  const hasFought = useStore(workshop, state => state.hasFought);
  const text = useStore(store, ({ setup }) => setup['match']);
  const notice = useLink(typeof text === 'string' ? text : null);
  useEffect(keepScripts, []);
  useEffect(() => followMatches(store), [store]);

  return {
    hasFought,
    notice,
    async share() {
      const packed = await writeMatch(workshop.getState().codes);
      if (packed === null) {
        toast({
          title: 'Too long for a link',
          description: 'Nothing was copied. Shorter scripts fit, and a replay holds any.',
        });
        return;
      }
      const link = linkTo(definition, store.getState().seed, { match: packed });
      const done = await copyText(link);
      toast(
        done
          ? { title: 'Copied', description: 'The link holds both scripts and the seed.' }
          : { title: 'Copy this link', description: link, duration: Infinity },
      );
    },
  };
}

/** Whoever was beaten makes room for the next of the ladder; a script of one's own stays. */
function layNext(): void {
  const robot = robotOf(workshop.getState().codes[1]);
  const next = isHouse(robot) ? LADDER[LADDER.indexOf(robot) + 1] : undefined;
  if (next) write(1, SCRIPTS[next].code);
}

/** What a link brought lies on the bench, and is not run; one's own scripts are kept. Yields why there is nothing. */
function useLink(text: string | null): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return;
    let gone = false;
    readMatch(text).then(
      read => {
        if (gone) return read;
        if (typeof read === 'string') setNotice(`${read} Nothing was changed.`);
        else lend(read);
        return read;
      },
      () => setNotice('The link could not be read. Nothing was changed.'),
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return notice;
}

/** Keeps the match that was played last, and after a win lays out the next of the ladder, until the answer is called. */
function followMatches(store: HudProps['session']['store']): () => void {
  let beaten = false;
  return store.subscribe((now, before) => {
    const [view, former] = [now.view, before.view] as [RobotView, RobotView];
    if (now.phase === 'ready' || view === former) return;
    if (view.match && view.match.moves !== former.match?.moves) workshop.setState({ last: view.match, moment: null });
    if (view.phase === 'over' && former.phase !== 'over') {
      workshop.setState({ hasFought: true });
      beaten = now.result?.outcome === 'won' && now.playback === null;
    }
    if (view.phase === 'idle' && former.phase === 'over') {
      look(null);
      if (beaten) layNext();
      beaten = false;
    }
  });
}
