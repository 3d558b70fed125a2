// The steps of the last act as buttons: ask, lay down, name, why, rest. Only what the notebook has is offered.

import { THING, THINGS, traitOfThing } from '../house.ts';
import { alibiStatus, contradicts } from '../notebook.ts';
import { capital, firstOf, GUESTS } from '../people.ts';
import { isDead, type MysteryState } from '../state.ts';
import type { Offer, Target } from '../target.ts';

/** The buttons of a step have two rows of four, one of which leads back. */
const MOST_FINDS = 7;

const step = (id: string, label: string, says: readonly Offer[]): readonly Target[] =>
  says.length > 0 ? [{ id, kind: 'step', label, says }] : [];

export function stepTargets(state: Readonly<MysteryState>): readonly Target[] {
  const { theatre, present, notes, case: theCase } = state;
  if (!theatre) return [];
  const { named, asked, laid, misnamed, isLieShown } = theatre;
  const lower = (who: number) => firstOf(who).toLowerCase();
  const open = present.filter(who => !asked.includes(who));
  const contradicted = present.filter(
    who => notes.admitted !== who && GUESTS.some((_, other) => contradicts(state, other, who)),
  );
  const sworn = present.filter(
    who => !notes.confessed && contradicted.some(other => alibiStatus(state, other).sworn === who),
  );
  const traces = THINGS.filter(id => {
    const trait = traitOfThing(id);
    return trait !== null && notes.clues.includes(trait) && !laid.includes(trait);
  });
  const dead = THINGS.filter(id => traitOfThing(id) === null && id !== 'letter' && state.things[id] === 'you');
  const finds = [...traces, ...dead].slice(0, MOST_FINDS);
  const heard = GUESTS.map((_, who) => who).filter(who => who !== named && notes.alibis.includes(who));
  return [
    ...step('ask', 'Ask', [
      ...(open.length > 0 ? [{ label: 'Round', say: 'ask round the table' }] : []),
      ...[...new Set([...open, ...sworn])].map(who => ({ label: firstOf(who), say: `ask ${lower(who)} about alibi` })),
    ]),
    ...step(
      'lay',
      'Lay down',
      finds.map(id => ({
        label: capital(id === 'ash' ? 'ash' : THING[id].called.replace(/^an? (?:stopped )?/, '')),
        say: `lay down ${id}`,
      })),
    ),
    ...(named === null
      ? step(
          'name',
          'Name',
          present
            .filter(who => !misnamed.includes(who))
            .map(who => ({ label: firstOf(who), say: `name ${lower(who)}` })),
        )
      : step('why', 'Why', [
          ...(isLieShown
            ? []
            : heard.map(who => ({
                label: `${isDead(state, who) ? '† ' : ''}${firstOf(who)} knows`,
                say: `because ${lower(who)} knows`,
              }))),
          ...(notes.letter && !theatre.isMotiveShown
            ? [
                {
                  label: `The ${theCase.motives[theCase.murderer]}`,
                  say: `because of the ${theCase.motives[theCase.murderer]}`,
                },
              ]
            : []),
        ])),
    ...(named === null ? [] : step('rest', 'Rest', [{ label: 'That is all', say: 'that is all' }])),
  ];
}
