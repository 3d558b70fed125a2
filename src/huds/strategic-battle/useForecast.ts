// Hook for the forecast by two Workers: forty runs at once when the board changes, then 160 more while it stays the same.
import { useEffect, useState } from 'react';
import { copy } from '../../../scenes/kit/core/json.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import { openTask, type Task } from '../../../scenes/kit/task/task.ts';
import type { FieldView, ForecastTask, Outcome } from '../../../scenes/strategic-battle/forecast/forecast.ts';
import { WARM_UP } from '../../../scenes/strategic-battle/forecast/forecastWarmUp.ts';
import { type Foresight, foresightOf } from '../../../scenes/strategic-battle/forecast/foresight.ts';
import type { BattleView } from '../../../scenes/strategic-battle/view.ts';

/** Interval of the check for a changed board, in ms. */
const POLL_MS = 200;
/** The fight goes on with the same units: the forecast is refreshed after this time, in ms. */
const REFRESH_MS = 1500;
/** Runs per round: a rough result first. */
const ROUNDS = [40, 160] as const;

const start = () =>
  new Worker(new URL('../../../scenes/strategic-battle/forecast/forecast.worker.ts', import.meta.url), {
    type: 'module',
  });

/** Key of a board: the ids of its units. */
const boardKey = ({ own, enemies }: FieldView): string => [...own, ...enemies].map(({ id }) => id).join();

type Tasks = readonly Task<ForecastTask>[];

/** The runs, split equally between the Workers. Null if a Worker cannot be started or was closed. */
async function playAll(tasks: Tasks, question: ForecastTask['input']): Promise<readonly Outcome[] | null> {
  const runs = question.runs / tasks.length;
  try {
    const parts = await Promise.all(
      tasks.map((task, i) => task.run({ ...question, runs, seed: question.seed + i * runs })),
    );
    return parts.flat();
  } catch {
    return null;
  }
}

/** What the runs tell; null while unknown, for example before a theme is announced. */
export function useForecast(session: SessionPort): Foresight | null {
  const [foresight, setForesight] = useState<Foresight | null>(null);
  useEffect(() => {
    const tasks: Tasks = [openTask<ForecastTask>(start), openTask<ForecastTask>(start)];
    // Warm-up: its result is not used.
    void playAll(tasks, WARM_UP);
    let asked: string | null = null;
    let busy = false;
    let last = 0;

    /** The present field and its key; null while there is nothing to forecast. */
    const present = () => {
      const { phase, view } = session.store.getState();
      if (phase !== 'playing' || document.hidden) return null;
      const { field } = view as BattleView;
      if (field) return { field, name: boardKey(field) };
      asked = null;
      setForesight(null);
      return null;
    };
    const ask = async (live: FieldView, name: string, isNew: boolean) => {
      const field = copy(live);
      const outcomes: Outcome[] = [];
      for (const round of ROUNDS) {
        const more = await playAll(tasks, { field, runs: round, seed: 1 + outcomes.length });
        if (more === null) return;
        outcomes.push(...more);
        const isLast = round === ROUNDS.at(-1);
        // A rough result does not replace a better one for the same board.
        if ((isNew || isLast) && asked === name) setForesight(foresightOf(outcomes));
        const now = present();
        if (now?.name !== name) return;
      }
    };
    const poll = async () => {
      if (busy) return;
      const now = present();
      if (!now) return;
      const isNew = now.name !== asked;
      if (!isNew && performance.now() - last < REFRESH_MS) return;
      asked = now.name;
      busy = true;
      try {
        await ask(now.field, now.name, isNew);
      } finally {
        busy = false;
        last = performance.now();
      }
    };
    const timer = setInterval(poll, POLL_MS);
    return () => {
      clearInterval(timer);
      for (const task of tasks) task.close();
    };
  }, [session]);
  return foresight;
}
