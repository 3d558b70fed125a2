// The HUD's view of the state: log, exits, targets here, and the notebook as a grid.

import type { MysteryTuning } from './constants.ts';
import { alibiText, ruledOutReason } from './rules/actions/report.ts';
import { writeCaseCode } from './rules/caseCode.ts';
import { HOUSE, ROOMS, type RoomId, THING, THINGS, WAY_NAMES, type Way } from './rules/house.ts';
import {
  alibiStatus,
  hasSeen,
  murdererCode,
  type ProofStatus,
  proofStatus,
  provenMurderer,
  ruledOut,
  suspects,
  type Verdict,
  verdictOn,
} from './rules/notebook.ts';
import { exitsOf, offers, targetsHere } from './rules/offers.ts';
import type { Sight } from './rules/parser/inSight.ts';
import { capital, GUESTS, listed, TRAITS, traitCode, valueOf } from './rules/people.ts';
import { scoreOf } from './rules/result.ts';
import { isDead, type MysteryState } from './rules/state.ts';
import type { Target } from './rules/target.ts';

/** A guest in the notebook. */
export interface GridRow {
  readonly name: string;
  readonly first: string;
  readonly isDead: boolean;
  /** Why the guest is ruled out; null for a suspect. */
  readonly out: string | null;
  /** For each trait the known value, and whether it is the murderer's; null where unknown. */
  readonly cells: readonly { readonly value: string | null; readonly fits: boolean | null }[];
  /** Status of the alibi in words; empty before it was heard. */
  readonly alibi: string;
  /** The quarrel with the host; empty before it was heard. */
  readonly motive: string;
  readonly isAlibiBroken: boolean;
}

export interface MysteryView {
  readonly phase: MysteryState['phase'];
  readonly room: RoomId;
  /** Title of the room. */
  readonly title: string;
  readonly log: MysteryState['log'];
  readonly ways: readonly { readonly way: Way; readonly say: string; readonly label: string; readonly to: string }[];
  /** Everybody was gathered for the last act. */
  readonly isGathered: boolean;
  /** What an accusation of the only suspect rests on; null while there are more. */
  readonly verdict: Verdict | null;
  /** Guests, bodies and things here, with the commands about them. */
  readonly targets: readonly Target[];
  /** Commands for completion. */
  readonly offeredCommands: readonly string[];
  /** Who and what is in sight, for completion of words. */
  readonly sight: Sight;
  /** Carried things as a list in words. */
  readonly carried: string;
  readonly moves: number;
  /** Guests alive, of six: the murderer is one of them. */
  readonly alive: number;
  /** Columns of the grid, with the murderer's value where it is known. */
  readonly traits: readonly { readonly name: string; readonly known: string | null }[];
  /** The motive in the torn letter; null before it was read. */
  readonly letter: string | null;
  readonly rows: readonly GridRow[];
  readonly suspects: number;
  /** Parts of the proof, once one suspect is left; else null. */
  readonly proofStatus: ProofStatus | null;
  /** Name of the proven murderer. */
  readonly proven: string | null;
  /** Score of a right accusation now. */
  readonly points: number;
  /** Case code for links. */
  readonly code: string;
  /** Kind of the case in words. */
  readonly kind: string;
  readonly rooms: readonly {
    readonly id: RoomId;
    readonly title: string;
    readonly isSeen: boolean;
    readonly isHere: boolean;
  }[];
}

const KIND = { alibi: 'a case of alibis', motive: 'a case of motives', witness: 'a case of witnesses' } as const;

export function view(state: Readonly<MysteryState>, t: MysteryTuning): MysteryView {
  const { phase, room, log, moves, visited, things, notes, case: theCase } = state;
  const left = suspects(state);
  const proven = provenMurderer(state, t);
  const { points } = scoreOf(state, t);
  const [only] = left;
  return {
    phase,
    room,
    title: HOUSE[room].title,
    log,
    ways: exitsOf(state).map(way => ({
      way,
      say: WAY_NAMES[way],
      label: capital(WAY_NAMES[way]),
      to: HOUSE[HOUSE[room].exits[way] as RoomId].title,
    })),
    isGathered: state.theatre !== null,
    verdict: left.length === 1 && only !== undefined ? verdictOn(state, only, t) : null,
    targets: targetsHere(state),
    offeredCommands: offers(state).map(({ say }) => say),
    sight: { room, things, present: state.present, bodies: state.bodies },
    carried: listed(THINGS.filter(id => things[id] === 'you').map(id => THING[id].called)),
    moves,
    alive: GUESTS.filter((_, who) => !isDead(state, who)).length,
    traits: TRAITS.map(({ key }, trait) => ({
      name: key === 'tobacco' ? 'Pipe' : capital(key),
      known: notes.clues.includes(trait) ? valueOf(trait, murdererCode(theCase, trait)) : null,
    })),
    letter: notes.letter ? (theCase.motives[theCase.murderer] ?? null) : null,
    rows: GUESTS.map(({ name, first }, who) => {
      const out = ruledOut(state, who);
      const alibi = alibiStatus(state, who);
      return {
        name,
        first,
        isDead: isDead(state, who),
        out: out && ruledOutReason(out, who),
        cells: TRAITS.map((_, trait) => {
          const isSeen = hasSeen(notes, who, trait);
          const isBoth = isSeen && notes.clues.includes(trait);
          return {
            value: isSeen ? valueOf(trait, traitCode(who, trait)) : null,
            fits: isBoth ? traitCode(who, trait) === murdererCode(theCase, trait) : null,
          };
        }),
        alibi: alibi.verdict === 'unheard' ? '' : alibiText(alibi),
        motive: notes.motives.includes(who) ? (theCase.motives[who] ?? '') : '',
        isAlibiBroken: alibi.verdict === 'broken',
      };
    }),
    suspects: left.length,
    proofStatus: left.length === 1 && only !== undefined ? proofStatus(state, only, t) : null,
    proven: proven === null ? null : (GUESTS[proven]?.name ?? null),
    points,
    code: writeCaseCode(theCase.seed),
    kind: KIND[theCase.kind],
    rooms: ROOMS.map(id => ({ id, title: HOUSE[id].title, isSeen: visited.includes(id), isHere: id === room })),
  };
}
