// Source files as the boundary rules see them: what each imports, and what it says outside of types. Parsed, never matched as text.
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

export interface Import {
  /** As written: 'phaser', '../kit/game.ts'. */
  readonly specifier: string;
  /** The file it means, from the root; the specifier itself for a package. */
  readonly target: string;
  readonly kind: 'static' | 'dynamic' | 'type';
}

export interface Module {
  readonly path: string;
  readonly imports: readonly Import[];
  /** Names used as values and not as properties: `Date`, `console`; empty, as what follows, where the text has no word that was asked for. */
  readonly names: ReadonlySet<string>;
  /** What is taken from Math: 'sin', or '*' where it is handed on whole. */
  readonly maths: ReadonlySet<string>;
  /** Names before a dot, in types too, that no import brought: the `Phaser` of `Phaser.Scene`. */
  readonly unimported: ReadonlySet<string>;
  /** Raises to a power the engine must work out. */
  readonly usesPower: boolean;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Body {
  readonly names: Set<string>;
  readonly maths: Set<string>;
  /** What stands first in `a.b`, in types too. */
  readonly qualifiers: Set<string>;
  usesPower: boolean;
}

/** How a body may import or raise to a power, and how it may write any name in another way. */
const ALWAYS_READ = /\bimport\s*[(/]|(?:^|[^/]|\*\/)\*\*|\\u/;

/** A body that has none of the `words` in its text, which cost a search, is not walked, which costs far more: its sets stay empty. */
export function parseModule(path: string, source: string, words: RegExp): Module {
  const parsed = parseSync(path, source, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const { module, errors } = parsed;
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);

  const imports: Import[] = [];
  const add = (specifier: string, kind: Import['kind']) =>
    imports.push({ specifier, target: specifier.startsWith('.') ? join(dirname(path), specifier) : specifier, kind });

  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(entry => entry.isType) ? 'type' : 'static');
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) add(moduleRequest.value, isType ? 'type' : 'static');

  const body: Body = { names: new Set(), maths: new Set(), qualifiers: new Set(), usesPower: false };
  if (words.test(source) || ALWAYS_READ.test(source)) walk(parsed.program as unknown as Node, body, add, false);
  for (const { entries } of module.staticImports)
    for (const { localName } of entries) body.qualifiers.delete(localName.value);
  const { names, maths, qualifiers: unimported, usesPower } = body;
  return { path, imports, names, maths, unimported, usesPower };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** TypeScript's own nodes are types, but for those that wrap a value. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']);

/** Notes what a tree says, in one walk over it. What is inside a type names no value. */
function walk(node: Node, body: Body, add: (specifier: string, kind: Import['kind']) => void, inType: boolean): void {
  noteAnywhere(node, body, add);
  const wraps = WRAPPERS.has(node.type);
  for (const key in node) {
    const value = node[key];
    if (typeof value !== 'object' || value === null) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      const isType =
        inType || (wraps && key !== 'expression') || (child.type.startsWith('TS') && !WRAPPERS.has(child.type));
      if (!isType) noteValue(child, node, key, body, add);
      walk(child, body, add, isType);
    }
  }
}

/** What is named before a dot, and inside a type: `import('./x.ts').X`. */
function noteAnywhere(node: Node, { qualifiers }: Body, add: (specifier: string, kind: 'type') => void): void {
  const first = node.type === 'TSQualifiedName' ? node['left'] : node.type === 'MemberExpression' && node['object'];
  if (isNode(first) && first.type === 'Identifier') qualifiers.add(String(first['name']));
  const imported = node.type === 'TSImportType' ? text(node['source']) : undefined;
  if (imported !== undefined) add(imported, 'type');
}

function noteValue(
  node: Node,
  parent: Node,
  key: string,
  body: Body,
  add: (specifier: string, kind: 'dynamic') => void,
): void {
  if (node.type === 'ImportExpression') add(text(node['source']) ?? '(computed)', 'dynamic');
  if (isPower(node)) body.usesPower = true;
  if (node.type !== 'Identifier' || isPropertyName(parent, key)) return;
  const name = String(node['name']);
  body.names.add(name);
  if (name === 'Math')
    body.maths.add(parent.type === 'MemberExpression' && key === 'object' ? memberName(parent) : '*');
}

/** `2 ** 32` written out is exact on every engine and no fault. */
function isPower(node: Node): boolean {
  if (node['operator'] === '**=') return true;
  const [left, right] = [node['left'], node['right']];
  const isWritten = isNode(left) && left['value'] === 2 && isNode(right) && Number.isInteger(right['value']);
  return node['operator'] === '**' && !isWritten;
}

/** `x.Date`, `{ Date: 1 }` and `class { Date() {} }` name a property; `x[Date]` and `{ Date }` use the global. */
function isPropertyName(parent: Node, key: string): boolean {
  if (parent['computed'] === true) return false;
  if (parent.type === 'MemberExpression') return key === 'property';
  if (parent.type === 'Property') return key === 'key' && parent['shorthand'] !== true;
  return (parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition') && key === 'key';
}

function memberName(member: Node): string {
  const property = member['property'];
  if (!isNode(property)) return '*';
  return member['computed'] === true ? (text(property) ?? '*') : String(property['name']);
}

const text = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;
