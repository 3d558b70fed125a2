// Coach's line: cost of the last choice, or value of the best one.

import type { YayZeeView } from '../../../scenes/yay-zee/view.ts';
import { adviceSentence, betterText } from '../../../scenes/yay-zee/words.ts';
import styles from './Hud.module.css';

export function CoachLine({ view, tumbling }: { readonly view: YayZeeView; readonly tumbling: boolean }) {
  if (view.coach === 'off') return null;
  const words = wordsOf(view, tumbling);
  return (
    <p className={styles.coach} data-cost={view.coach === 'after' && (view.lastCost?.cost ?? 0) > 0 ? true : undefined}>
      {words}
    </p>
  );
}

function wordsOf(view: YayZeeView, tumbling: boolean): string {
  const { coach, best, thisHold, lastCost, isComputers, rating } = view;
  if (rating && view.players.every(({ scores }) => !scores.includes(null)))
    return `Coach: rating ${rating.points} of 100. Your choices cost ${rating.lost.toFixed(1)} points on average.`;
  if (coach === 'before') {
    if (isComputers) return 'Coach: wait and see.';
    if (!view.rolled) return 'Coach: roll, then I know more.';
    if (!best || tumbling) return 'Coach: let me think …';
    const advice = `Coach: ${adviceSentence(best)}`;
    const isOther = thisHold !== null && best.slot === null && thisHold !== best.final;
    return isOther ? `${advice} As you hold now: ${thisHold.toFixed(1)}.` : advice;
  }
  if (!lastCost) return 'Coach: I say what each choice costs.';
  if (lastCost.cost === null) return 'Coach: let me think …';
  if (lastCost.cost === 0) return 'Coach: that was the best choice.';
  return `Coach: that cost you ${lastCost.cost.toFixed(1)} points on average. Better: ${betterText(lastCost.better)}.`;
}
