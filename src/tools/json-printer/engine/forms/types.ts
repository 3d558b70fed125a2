// TypeScript types of a document: what its rows are is merged, so that a member that some lack is optional, and one that differs is a union.
import { type JsonDocument, keyText } from '../document/document.ts';
import { childrenOf, Kind } from '../document/nodes.ts';
import { FormError, Losses, MAX_DEPTH, TOO_DEEP, type Written } from './form.ts';

/** All that was seen at one place: a union of what is not empty. */
interface Shape {
  readonly scalars: Set<'string' | 'number' | 'boolean' | 'null'>;
  /** Elements of every array here; null until there is one. */
  elements: Shape | null;
  /** Members of every object here, in the order in which they came. */
  members: Map<string, Member> | null;
  objects: number;
}

interface Member {
  readonly shape: Shape;
  /** Objects that have it. */
  count: number;
  /** The last of them, so that a key that stands twice counts once. */
  last: number;
}

const newShape = (): Shape => ({ scalars: new Set(), elements: null, members: null, objects: 0 });

/** Members beyond which an object is a dictionary. */
const MOST_MEMBERS = 200;
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const SCALARS = {
  [Kind.string]: 'string',
  [Kind.number]: 'number',
  [Kind.true]: 'boolean',
  [Kind.false]: 'boolean',
  [Kind.null]: 'null',
} as const;
/** Names that no interface may have, and those of the language that one would hide. */
const TAKEN = ['Array', 'Record', 'Object', 'String', 'Number', 'Boolean', 'Symbol', 'Function', 'Date'];

export function writeTypes(document: JsonDocument, root = 0): Written {
  const losses = new Losses();
  const shape = newShape();
  look(document, root, shape, 0);
  return { text: new Printer(losses).print(shape), losses: losses.sentences() };
}

function look(document: JsonDocument, node: number, shape: Shape, depth: number): void {
  if (depth > MAX_DEPTH) throw new FormError(TOO_DEEP);
  const { nodes } = document;
  const kind = nodes.kind[node] as Kind;
  if (kind === Kind.array) {
    shape.elements ??= newShape();
    for (const child of childrenOf(nodes, node)) look(document, child, shape.elements, depth + 1);
  } else if (kind === Kind.object) {
    shape.members ??= new Map();
    shape.objects++;
    for (const child of childrenOf(nodes, node)) {
      const key = keyText(document, child) as string;
      let member = shape.members.get(key);
      if (!member) shape.members.set(key, (member = { shape: newShape(), count: 0, last: -1 }));
      if (member.last !== node) member.count++;
      member.last = node;
      look(document, child, member.shape, depth + 1);
    }
  } else shape.scalars.add(SCALARS[kind]);
}

/** Merges what was seen at two places. */
function merge(into: Shape, from: Shape): void {
  for (const scalar of from.scalars) into.scalars.add(scalar);
  if (from.elements) merge((into.elements ??= newShape()), from.elements);
  into.objects += from.objects;
  if (!from.members) return;
  into.members ??= new Map();
  for (const [key, { shape, count }] of from.members) {
    let member = into.members.get(key);
    if (!member) into.members.set(key, (member = { shape: newShape(), count: 0, last: -1 }));
    member.count += count;
    merge(member.shape, shape);
  }
}

class Printer {
  readonly #losses: Losses;
  readonly #names = new Set(TAKEN);
  /** Interfaces by their text, so that the same one is written once. */
  readonly #known = new Map<string, string>();
  readonly #blocks: string[] = [];

  constructor(losses: Losses) {
    this.#losses = losses;
  }

  print(shape: Shape): string {
    this.#names.add('Root');
    const { members } = shape;
    const isObject = members && !shape.elements && shape.scalars.size === 0 && members.size <= MOST_MEMBERS;
    const root = isObject
      ? `export interface Root ${this.#body(members, shape.objects)}`
      : `export type Root = ${this.#type(shape, 'Root')};`;
    return `${[root, ...this.#blocks.toReversed()].join('\n\n')}\n`;
  }

  #type(shape: Shape, hint: string): string {
    return this.#union(shape, hint).join(' | ') || 'unknown';
  }

  #union(shape: Shape, hint: string): string[] {
    const parts: string[] = [...shape.scalars].filter(scalar => scalar !== 'null');
    if (shape.members) parts.push(this.#object(shape.members, shape.objects, hint));
    if (shape.elements) {
      const elements = this.#union(shape.elements, singular(hint));
      parts.push(elements.length > 1 ? `(${elements.join(' | ')})[]` : `${elements[0] ?? 'unknown'}[]`);
    }
    if (shape.scalars.has('null')) parts.push('null');
    return parts;
  }

  #object(members: ReadonlyMap<string, Member>, objects: number, hint: string): string {
    if (members.size > MOST_MEMBERS) {
      const all = newShape();
      for (const { shape } of members.values()) merge(all, shape);
      this.#losses.add(`An object of more than ${MOST_MEMBERS} members becomes a Record`);
      return `Record<string, ${this.#type(all, singular(hint))}>`;
    }
    const body = this.#body(members, objects);
    const known = this.#known.get(body);
    if (known) return known;
    const name = this.#name(hint);
    this.#known.set(body, name);
    this.#blocks.push(`export interface ${name} ${body}`);
    return name;
  }

  #body(members: ReadonlyMap<string, Member>, objects: number): string {
    const lines = Array.from(members, ([key, { shape, count }]) => {
      const name = IDENTIFIER.test(key) ? key : JSON.stringify(key).replaceAll(/[\u2028\u2029]/g, escaped);
      return `  ${name}${count < objects ? '?' : ''}: ${this.#type(shape, key)};\n`;
    });
    return lines.length ? `{\n${lines.join('')}}` : '{}';
  }

  /** A name of its own: the words of a key, each with a capital. */
  #name(hint: string): string {
    const words = hint.match(/[\p{L}\p{N}]+/gu) ?? [];
    const joined = words
      .map(word => word.charAt(0).toUpperCase() + word.slice(1))
      .join('')
      .slice(0, 60);
    const wanted = IDENTIFIER.test(joined) ? joined : `Item${joined.match(/[\p{ID_Continue}]+/gu)?.join('') ?? ''}`;
    let name = wanted;
    for (let i = 2; this.#names.has(name); i++) name = `${wanted}${i}`;
    this.#names.add(name);
    return name;
  }
}

const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16)}`;

/** Name of one element of what is named so. */
const singular = (name: string): string =>
  name === 'Root'
    ? 'Item'
    : /ies$/i.test(name)
      ? `${name.slice(0, -3)}y`
      : /[^s]s$/i.test(name)
        ? name.slice(0, -1)
        : `${name}Item`;
