// How likely the present board holds, asked of two Workers: forty fights at once when it changes, and two hundred in all while it stays as it is.
import { useEffect, useState } from 'react';
import { copy } from '../../../scenes/kit/core/json.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import { openTask, type Task } from '../../../scenes/kit/task/task.ts';
import type { FieldView, ForecastTask } from '../../../scenes/strategic-battle/forecast.ts';
import { REHEARSAL } from '../../../scenes/strategic-battle/rehearsal.ts';
import type { BattleView } from '../../../scenes/strategic-battle/view.ts';

/** So often somebody looks whether the board is another. */
const LOOK_MS = 200;
/** A board that stays as it is moves on all the same: it is asked about again after so long. */
const AGAIN_MS = 1500;
/** Runs, round after round: a rough answer first. */
const ROUNDS = [40, 160] as const;

const start = () =>
  new Worker(new URL('../../../scenes/strategic-battle/forecast.worker.ts', import.meta.url), { type: 'module' });

/** Who is there: the same for as long as nobody comes, falls or leaves. */
const nameOf = ({ own, enemies }: FieldView): string => [...own, ...enemies].map(({ id }) => id).join();

type Tasks = readonly Task<ForecastTask>[];

/** How many of so many runs hold, each Worker an equal part. Null where no Worker can be had, or it was given up: the HUD then says nothing. */
async function heldOf(tasks: Tasks, question: ForecastTask['input']): Promise<number | null> {
  const runs = question.runs / tasks.length;
  try {
    const parts = await Promise.all(
      tasks.map((task, i) => task.run({ ...question, runs, seed: question.seed + i * runs })),
    );
    return parts.reduce((sum, part) => sum + part, 0);
  } catch {
    return null;
  }
}

/** Percent; null where nobody knows: a theme is still to be announced. */
export function useForecast(session: SessionPort): number | null {
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => {
    const tasks: Tasks = [openTask<ForecastTask>(start), openTask<ForecastTask>(start)];
    // For nobody: an engine is quick only with what it has done, and the first answer would be the slowest.
    void heldOf(tasks, REHEARSAL);
    let asked: string | null = null;
    let busy = false;
    let last = 0;

    /** The present field, and what it is called; null while none is to be asked about. */
    const present = () => {
      const { phase, view } = session.store.getState();
      if (phase !== 'playing' || document.hidden) return null;
      const { field } = view as BattleView;
      if (field) return { field, name: nameOf(field) };
      asked = null;
      setPercent(null);
      return null;
    };
    const ask = async (live: FieldView, name: string, isNew: boolean) => {
      const field = copy(live);
      let held = 0;
      let runs = 0;
      for (const round of ROUNDS) {
        const more = await heldOf(tasks, { field, runs: round, seed: 1 + runs });
        if (more === null) return;
        held += more;
        runs += round;
        const isLast = round === ROUNDS.at(-1);
        // What stood there was surer than a rough answer about the same board.
        if ((isNew || isLast) && asked === name) setPercent(Math.round((100 * held) / runs));
        const now = present();
        if (now?.name !== name) return;
      }
    };
    const look = async () => {
      if (busy) return;
      const now = present();
      if (!now) return;
      const isNew = now.name !== asked;
      if (!isNew && performance.now() - last < AGAIN_MS) return;
      asked = now.name;
      busy = true;
      try {
        await ask(now.field, now.name, isNew);
      } finally {
        busy = false;
        last = performance.now();
      }
    };
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      for (const task of tasks) task.close();
    };
  }, [session]);
  return percent;
}
