// What the HUD draws from: the log, the ways, what is here, and the notebook as a grid.
import { writeCaseCode } from './caseCode.ts';
import type { MysteryTuning } from './constants.ts';
import { ruledOutReason, alibiText } from './actions/report.ts';
import { HOUSE, ROOMS, type RoomId, THING, THINGS, WAY_NAMES, type Way } from './house.ts';
import { type ProofStatus, proofStatus, hasSeen, murdererCode, provenMurderer, ruledOut, suspects, alibiStatus } from './notebook.ts';
import { offers, type Topic, topicsHere, waysOf } from './offers.ts';
import { capital, traitCode, GUESTS, listed, TRAITS, valueOf } from './people.ts';
import { scoreOf } from './result.ts';
import { isDead, type MysteryState } from './state.ts';

export interface GridRow {
  readonly name: string;
  readonly first: string;
  readonly isDead: boolean;
  /** Why they cannot be the murderer; null while they can. */
  readonly out: string | null;
  /** For each trait what is known of them, and whether it is the murderer's; null where either is open. */
  readonly cells: readonly { readonly value: string | null; readonly fits: boolean | null }[];
  readonly word: string;
  /** What they had against the host, once they said so. */
  readonly motive: string;
  readonly isLie: boolean;
}

export interface MysteryView {
  readonly phase: MysteryState['phase'];
  readonly room: RoomId;
  readonly title: string;
  readonly log: MysteryState['log'];
  readonly ways: readonly { readonly way: Way; readonly say: string; readonly label: string; readonly to: string }[];
  readonly topics: readonly Topic[];
  readonly offered: readonly string[];
  readonly carried: string;
  readonly moves: number;
  readonly survivors: number;
  /** Names of the columns, and what is known of the murderer in each. */
  readonly traits: readonly { readonly name: string; readonly known: string | null }[];
  /** What the torn letter names; null where it was not read. */
  readonly letter: string | null;
  readonly rows: readonly GridRow[];
  readonly suspects: number;
  /** What the proof is made of, once one suspect is left. */
  readonly grounds: ProofStatus | null;
  readonly proven: string | null;
  readonly points: number;
  readonly code: string;
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
  const { phase, room, log, moves, visited, things, notes, case: night } = state;
  const left = suspects(state);
  const proven = provenMurderer(state, t);
  const { points, survivors } = scoreOf(state, t);
  const [only] = left;
  return {
    phase,
    room,
    title: HOUSE[room].title,
    log,
    ways: waysOf(state).map(way => ({
      way,
      say: WAY_NAMES[way],
      label: capital(WAY_NAMES[way]),
      to: HOUSE[HOUSE[room].exits[way] as RoomId].title,
    })),
    topics: topicsHere(state),
    offered: offers(state).map(({ say }) => say),
    carried: listed(THINGS.filter(id => things[id] === 'you').map(id => THING[id].called)),
    moves,
    survivors,
    traits: TRAITS.map(({ key }, trait) => ({
      name: key === 'tobacco' ? 'Pipe' : capital(key),
      known: notes.clues.includes(trait) ? valueOf(trait, murdererCode(night, trait)) : null,
    })),
    letter: notes.letter ? (night.motives[night.murderer] ?? null) : null,
    rows: GUESTS.map(({ name, first }, who) => {
      const out = ruledOut(state, who);
      const word = alibiStatus(state, who);
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
            fits: isBoth ? traitCode(who, trait) === murdererCode(night, trait) : null,
          };
        }),
        word: word.verdict === 'unheard' ? '' : alibiText(word),
        motive: notes.motives.includes(who) ? (night.motives[who] ?? '') : '',
        isLie: word.verdict === 'broken',
      };
    }),
    suspects: left.length,
    grounds: left.length === 1 && only !== undefined ? proofStatus(state, only, t) : null,
    proven: proven === null ? null : (GUESTS[proven]?.name ?? null),
    points,
    code: writeCaseCode(night.seed),
    kind: KIND[night.kind],
    rooms: ROOMS.map(id => ({ id, title: HOUSE[id].title, isSeen: visited.includes(id), isHere: id === room })),
  };
}
