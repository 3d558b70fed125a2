// The result: accusation, score and rank.
import { medalsEarned } from '../../kit/core/medals.ts';
import type { Result } from '../../kit/core/rules.ts';
import type { MysteryTuning } from '../constants.ts';
import { MEDALS } from '../medals.ts';
import { lacking, suspects, type Verdict, verdictOn } from './notebook.ts';
import { firstOf, GUESTS, nameOf, TRAITS } from './people.ts';
import { isDead, type MysteryState, type Theatre } from './state.ts';
import { holding, laidAgainst, theatrePay } from './theatre/theatre.ts';

interface Score {
  readonly points: number;
  /** Innocent guests alive, of five. */
  readonly survivors: number;
  readonly verdict: Verdict;
  /** The murderer, or who swore for the murderer, gave up the lie when confronted. */
  readonly isAdmitted: boolean;
}

/** The score of accusing the murderer now. */
export function scoreOf(state: Readonly<MysteryState>, t: MysteryTuning): Score {
  const { murderer } = state.case;
  const survivors = GUESTS.filter((_, who) => who !== murderer && !isDead(state, who)).length;
  const verdict = verdictOn(state, murderer, t);
  const movesCost = Math.max(0, state.moves - t.freeMoves) * t.moveCost;
  const { confessed, admitted } = state.notes;
  const isAdmitted = verdict === 'proven' && (confessed || admitted === murderer);
  const pay = {
    proven: t.proofScore + (isAdmitted ? t.confessionScore : 0),
    reasoned: t.reasonedScore,
    guessed: t.guessScore,
  };
  const { pay: steps, cost } = theatrePay(state, t);
  const name = Math.max(pay[verdict], steps) - cost;
  return { survivors, verdict, isAdmitted, points: Math.max(0, name + survivors * t.survivorScore - movesCost) };
}

export function resultOf(state: Readonly<MysteryState>, t: MysteryTuning): Result | null {
  const { phase, accused, moves, linked } = state;
  const again = linked ? 'This case again' : 'New case';
  if (phase !== 'over' || accused === null) return null;
  const { murderer } = state.case;
  const { points, survivors, verdict, isAdmitted } = scoreOf(state, t);
  const ending = {
    proven: isAdmitted ? 'and you could prove it: the lie was given up to your face.' : 'and you could prove it.',
    reasoned: 'and you had reasoned it out, though not proven it.',
    guessed: 'but it was a guess.',
  }[verdict];
  const missing = lacking(state, murderer, t);
  const walk = `${moves} ${moves === 1 ? 'move' : 'moves'}, ${survivors} of 5 innocents alive.`;
  if (accused === murderer)
    return {
      outcome: 'won',
      score: points,
      title: 'Case solved',
      lines: [
        state.theatre?.named === murderer
          ? `It was ${nameOf(murderer)}, and you said so before everybody.`
          : `It was ${nameOf(murderer)}, ${ending}`,
        ...(state.theatre?.named === murderer ? [stepsTaken(state, state.theatre)] : []),
        ...(missing.length > 0 && verdict !== 'proven' ? [`Missing from the proof: ${missing.join('; ')}.`] : []),
        walk,
      ],
      again,
      menu: 'Back to Menu',
      medals: verdict === 'proven' ? medalsEarned(MEDALS, { moves, survivors }) : [],
    };
  const left = suspects(state).length;
  return {
    outcome: 'lost',
    score: 0,
    title: 'The wrong name',
    lines: [
      `You accused ${accused < 0 ? 'yourself' : nameOf(accused)}. It was ${nameOf(murderer)}.`,
      left === 1 ? 'One suspect was left in your notebook.' : `${left} suspects were left in your notebook.`,
    ],
    again,
    menu: 'Back to Menu',
  };
}

/** 'Laid down: 5 of 6 traces. The lie was shown. 1 wrong name.' */
function stepsTaken(
  state: Readonly<MysteryState>,
  { hasBroken, isLieShown, isMotiveShown, misnamed, slips, named }: Theatre,
): string {
  const traces = named === null ? 0 : (hasBroken ? holding : laidAgainst)(state, named).length;
  const wrong = misnamed.length + slips;
  return [
    `Laid down: ${traces} of ${TRAITS.length} traces.`,
    isLieShown ? 'The lie was shown.' : 'The lie was not shown.',
    ...(isMotiveShown ? ['The quarrel, too.'] : []),
    ...(hasBroken ? [`${named === null ? '' : firstOf(named)} gave up.`] : []),
    ...(wrong > 0 ? [`${wrong} wrong ${wrong > 1 ? 'steps' : 'step'}.`] : []),
  ].join(' ');
}
