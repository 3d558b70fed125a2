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
  /** Names used as values and not as properties: `Date`, `console`. */
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

export function parseModule(path: string, source: string): Module {
  const { program, module, errors } = parseSync(path, source, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);

  const imports: Import[] = [];
  const add = (specifier: string, kind: Import['kind']) =>
    imports.push({ specifier, target: specifier.startsWith('.') ? join(dirname(path), specifier) : specifier, kind });

  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(entry => entry.isType) ? 'type' : 'static');
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) add(moduleRequest.value, isType ? 'type' : 'static');

  const names = new Set<string>();
  const maths = new Set<string>();
  let usesPower = false;
  walk(program as unknown as Node, (node, parent, key) => {
    if (node.type === 'ImportExpression') add(text(node['source']) ?? '(computed)', 'dynamic');
    if (isPower(node)) usesPower = true;
    if (node.type !== 'Identifier' || isPropertyName(parent, key)) return;
    const name = String(node['name']);
    names.add(name);
    if (name === 'Math') maths.add(parent.type === 'MemberExpression' && key === 'object' ? memberName(parent) : '*');
  });
  for (const specifier of typeImports(program as unknown as Node)) add(specifier, 'type');
  const unimported = qualified(program as unknown as Node);
  for (const { entries } of module.staticImports)
    for (const { localName } of entries) unimported.delete(localName.value);
  return { path, imports, names, maths, unimported, usesPower };
}

/** What stands first in `a.b`. */
function qualified(node: Node, found = new Set<string>()): Set<string> {
  const first = node.type === 'TSQualifiedName' ? node['left'] : node.type === 'MemberExpression' && node['object'];
  if (isNode(first) && first.type === 'Identifier') found.add(String(first['name']));
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) qualified(child, found);
  return found;
}

type Visit = (node: Node, parent: Node, key: string) => void;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** TypeScript's own nodes are types, but for those that wrap a value. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']);

function walk(node: Node, visit: Visit): void {
  for (const [key, value] of Object.entries(node)) {
    if (WRAPPERS.has(node.type) && key !== 'expression') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child) || (child.type.startsWith('TS') && !WRAPPERS.has(child.type))) continue;
      visit(child, node, key);
      walk(child, visit);
    }
  }
}

/** What is named inside a type: `import('./x.ts').X`. */
function typeImports(node: Node): string[] {
  const children = Object.values(node).flatMap(value => (Array.isArray(value) ? value : [value]));
  const inside = children.filter(isNode).flatMap(typeImports);
  const here = node.type === 'TSImportType' ? text(node['source']) : undefined;
  return here === undefined ? inside : [here, ...inside];
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
