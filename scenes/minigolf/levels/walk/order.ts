// Order of a walk: which proven course lies at a hole, and which image of it. It follows from the walk and the hole alone.
import { type Rng, randomInt, seeded } from '../../../kit/core/rng.ts';
import { IDEAS, type Idea } from '../fresh/ideas.ts';
import { PROVEN } from '../fresh/proven.ts';

/** The walk that is the same for everybody for ever; the walk of a day has the day's seed. */
export const WALK_ONE = 1;

/** Where a hole's course comes from. */
export interface Source {
  readonly idea: Idea;
  /** Index of the course among those of its idea. */
  readonly row: number;
  /** Bit 1: left and right change places; bit 2: above and below do. */
  readonly image: number;
}

/** Streams of random numbers: halves of the ideas, blocks, rows. */
const HALVES = 41;
const BLOCKS = 1000;
const ROWS = -1000;

/** A mill turns one way only, so that its mirror image is another course; turned by half it is the same. */
const imagesOf = (idea: Idea): readonly number[] => (idea === 'mill' ? [0, 3] : [0, 3, 1, 2]);

/**
 * Ideas of a block of eight holes, each once. Those that begin a block never end one: no idea comes twice in a row, nor thrice in ten.
 */
function ideasOf(walk: number, block: number): readonly Idea[] {
  const halves = shuffled(IDEAS, seeded(walk, HALVES));
  const rng = seeded(walk, BLOCKS + block);
  const [first, ...others] = shuffled(halves.slice(0, IDEAS.length / 2), rng);
  const [last, ...rest] = shuffled(halves.slice(IDEAS.length / 2), rng);
  return [first as Idea, ...shuffled([...others, ...rest], rng), last as Idea];
}

/** The source of a hole, from 1. No course comes again before all of its idea were there, and then as another image. */
export function sourceOf(walk: number, hole: number): Source {
  const block = Math.floor((hole - 1) / IDEAS.length);
  const idea = ideasOf(walk, block)[(hole - 1) % IDEAS.length] as Idea;
  const many = PROVEN[idea].length;
  const pass = Math.floor(block / many);
  const row = rowsOf(walk, idea, pass)[block % many] as number;
  const images = imagesOf(idea);
  const turned = randomInt(seeded(walk, ROWS * 9 - row - IDEAS.indexOf(idea) * 100), images.length);
  return { idea, row, image: images[(turned + pass) % images.length] as number };
}

/** Rows of an idea in the order of one pass through them; a walk begins with easy ones. */
function rowsOf(walk: number, idea: Idea, pass: number): readonly number[] {
  const rows = shuffled([...PROVEN[idea].keys()], seeded(walk, ROWS - pass * IDEAS.length - IDEAS.indexOf(idea)));
  if (pass > 0) return rows;
  const parOf = (row: number) => Number(PROVEN[idea][row]?.split(' ')[1]);
  const easiest = rows.reduce((best, row) => (parOf(row) < parOf(best) ? row : best));
  return [easiest, ...rows.filter(row => row !== easiest)];
}

function shuffled<Item>(items: readonly Item[], rng: Rng): readonly Item[] {
  const left = [...items];
  return items.map(() => left.splice(randomInt(rng, left.length), 1)[0] as Item);
}
