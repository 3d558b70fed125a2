// Whether difficulty is a slope: which share of those who reach a stage gets past it, and where that share falls or rises too steeply.

/** Of neighbouring stages neither is survived more often than this times the other. */
const STEEPEST = 2;

export interface Survival {
  readonly stage: number;
  readonly reached: number;
  readonly past: number;
}

/** The curve of many runs, each told by the last stage it reached; only stages that enough of them reached to say anything. */
export function survivalOf(lastStages: readonly number[], enough: number): readonly Survival[] {
  const furthest = Math.max(...lastStages);
  const curve = Array.from({ length: furthest }, (_, index) => ({
    stage: index + 1,
    reached: lastStages.filter(last => last > index).length,
    past: lastStages.filter(last => last > index + 1).length,
  }));
  return curve.filter(({ reached }) => reached >= enough);
}

const share = ({ reached, past }: Survival): number => past / reached;

/** Neighbours that differ too much, a sentence each. */
export const cliffsOf = (curve: readonly Survival[]): readonly string[] =>
  curve.slice(1).flatMap((there, index) => {
    const here = curve[index] as Survival;
    const [low, high] = [share(here), share(there)].sort((a, b) => a - b) as [number, number];
    return high > STEEPEST * low ? [`${inWords(here)}, ${inWords(there)}`] : [];
  });

const inWords = (one: Survival): string =>
  `stage ${one.stage} is passed by ${one.past} of ${one.reached} (${Math.round(100 * share(one))} %)`;

/** "1: 0.97, 2: 0.94" */
export const curveText = (curve: readonly Survival[]): string =>
  curve.map(one => `${one.stage}: ${share(one).toFixed(2)}`).join(', ');
