// How likely the present board holds, asked of a Worker about once a second: forty fights, and two hundred once the board has stood a while.
import { useEffect, useState } from 'react';
import { same } from '../../../scenes/kit/core/json.ts';
import type { SessionPort } from '../../../scenes/kit/core/session.ts';
import { openTask, type Task } from '../../../scenes/kit/task/task.ts';
import type { ForecastTask } from '../../../scenes/strategic-battle/forecast.ts';
import type { BattleView, FieldView } from '../../../scenes/strategic-battle/view.ts';

const EVERY_MS = 1000;
const [QUICK, SURE] = [40, 200];

const start = () =>
  new Worker(new URL('../../../scenes/strategic-battle/forecast.worker.ts', import.meta.url), { type: 'module' });

/** Null where no Worker can be had, or it was given up: the HUD then says nothing. */
async function answer(task: Task<ForecastTask>, question: ForecastTask['input']): Promise<number | null> {
  try {
    return await task.run(question);
  } catch {
    return null;
  }
}

/** Percent; null where nobody knows: a theme is still to be announced. */
export function useForecast(session: SessionPort): number | null {
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => {
    const task = openTask<ForecastTask>(start);
    let asked: FieldView | null = null;
    let busy = false;
    const look = async () => {
      const { phase, view } = session.store.getState();
      if (phase !== 'playing' || busy || document.hidden) return;
      const { field } = view as BattleView;
      if (!field) {
        asked = null;
        setPercent(null);
        return;
      }
      const stands = asked !== null && same(asked.own, field.own) && asked.enemies.length === field.enemies.length;
      asked = field;
      busy = true;
      const runs = stands ? SURE : QUICK;
      const won = await answer(task, { field, runs, seed: 1 });
      busy = false;
      if (won !== null) setPercent(Math.round((100 * won) / runs));
    };
    const timer = setInterval(look, EVERY_MS);
    return () => {
      clearInterval(timer);
      task.close();
    };
  }, [session]);
  return percent;
}
