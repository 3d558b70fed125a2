// Musical form: section A alone as specified, or A and B in an order.
import {
  type Genre,
  type Layer,
  type Piece,
  STEPS_PER_BAR,
  stepsOf,
} from '../../../../scenes/kit/sound/composer/piece.ts';

export const SECTIONS = ['A', 'B'] as const;
export type Section = (typeof SECTIONS)[number];
/** One value per section. */
export type BySection<T> = Readonly<Record<Section, T>>;

/** One letter per played section; `A` alone is the specified loop. */
export const FORMS = ['A', 'AABA', 'AB', 'AABB'] as const;
export type Form = (typeof FORMS)[number];

export const sectionsOf = (form: Form): readonly Section[] => SECTIONS.filter(section => form.includes(section));

/** 'A A B A' */
export const spaced = (form: Form): string => [...form].join(' ');

/** The whole piece, from sections of equal length. */
export function arrange(form: Form, sections: BySection<Piece>): Piece {
  if (form === 'A') return sections.A;
  const played = ([...form] as Section[]).map(section => sections[section]);
  const layer = (one: Layer) =>
    played.flatMap((piece, place) =>
      piece.layers[one].map(event => ({ ...event, at: event.at + place * stepsOf(piece) })),
    );
  return {
    bars: played.flatMap(({ bars }): readonly Genre[] => bars),
    layers: { melody: layer('melody'), bass: layer('bass'), chords: layer('chords'), drums: layer('drums') },
  };
}

/** Position of a step: index and letter of its section, and the step in that section. */
export function positionIn(form: Form, step: number, bars: number) {
  const long = bars * STEPS_PER_BAR;
  const place = Math.floor(step / long) % form.length;
  return { place, section: form[place] as Section, step: step % long };
}
