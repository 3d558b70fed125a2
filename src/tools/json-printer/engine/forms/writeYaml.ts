// YAML of a document, written by the library `yaml`: numbers with the digits that they have, and every string so that a reader of YAML 1.1
// or 1.2 takes it for one.
import { Document, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { type JsonDocument, keyText, leafBytes, unquote } from '../document/document.ts';
import { childrenOf, Kind, subtreeEnd } from '../document/nodes.ts';
import { decode } from '../text/bytes.ts';
import { FormError, Losses, MAX_DEPTH, TOO_DEEP, type Written } from './form.ts';

/** A scalar as it is written: a number, or a string whose signs are all escaped. */
class Verbatim {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const verbatim = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: (value: unknown) => value instanceof Verbatim,
  test: /(?!)/,
  resolve: (text: string) => text,
  stringify: ({ value }: Scalar) => (value as Verbatim).text,
};

/** What readers of YAML 1.1 take for something else though the library's own schema of it does not: a value, sexagesimals, exponents. */
const ANOTHER = /^(?:=|%.*|[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?|[-+]?[\d_.]+[eE][-+]?\d+)$/;
/** Signs that are none to some reader, or end its line; a tab is one where it takes it for indentation. */
const UNPRINTED = /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/u;
/** Lines that begin with white space: what they stand deeper than is told from the first of them. */
const INDENTED = /^[ \t\n].*\n/s;
const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The lines of a string that is the whole document would stand at the margin, which some readers refuse. */
function stringOf(text: string, isWhole = false): Scalar {
  if (!ANOTHER.test(text) && !INDENTED.test(text) && !UNPRINTED.test(text) && !(isWhole && text.includes('\n')))
    return new Scalar(text);
  return new Scalar(
    new Verbatim(JSON.stringify(text).replaceAll(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, escaped)),
  );
}

/** Values that a writer holds at once. */
const MAX_VALUES = 400_000;
const LINE_WIDTH = 0;

export function writeYaml(document: JsonDocument, root = 0): Written {
  const { nodes } = document;
  const losses = new Losses();
  if (subtreeEnd(nodes, root) - root > MAX_VALUES)
    throw new FormError(`It has more than ${MAX_VALUES.toLocaleString('en')} values, which is too much for YAML here`);
  const written = (node: number, depth: number): Scalar | YAMLMap | YAMLSeq => {
    if (depth > MAX_DEPTH) throw new FormError(TOO_DEEP);
    const kind = nodes.kind[node] as Kind;
    if (kind === Kind.array) {
      const list = new YAMLSeq();
      for (const child of childrenOf(nodes, node)) list.items.push(written(child, depth + 1));
      return list;
    }
    if (kind === Kind.object) {
      const members = new Map<string, Pair>();
      for (const child of childrenOf(nodes, node)) {
        const key = keyText(document, child) as string;
        if (members.has(key)) losses.add('A key stands twice in an object: YAML keeps the last of them alone');
        members.set(key, new Pair(stringOf(key), written(child, depth + 1)));
      }
      const map = new YAMLMap();
      map.items.push(...members.values());
      return map;
    }
    const token = leafBytes(document, node);
    if (kind === Kind.string) return stringOf(unquote(token), node === root);
    return new Scalar(
      kind === Kind.number ? new Verbatim(decode(token)) : kind === Kind.null ? null : kind === Kind.true,
    );
  };
  const yaml = new Document(null, { version: '1.2', compat: 'yaml-1.1', customTags: tags => [verbatim, ...tags] });
  yaml.contents = written(root, 0) as never;
  return { text: yaml.toString({ lineWidth: LINE_WIDTH }), losses: losses.sentences() };
}
