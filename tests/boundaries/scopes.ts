// Names of a file in their scopes, and where each is assigned or written to. Parsed, never matched as text.
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
export const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : [];
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const key in node) {
    const value = node[key];
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) children.push(value);
    } else for (const one of value) if (isNode(one)) children.push(one);
  }
  return children;
}
const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '');

/** A name in its scope. */
interface Binding {
  readonly name: string;
  readonly scope: Scope;
  readonly init: Node | null;
  /** Scopes of the places that assign it, and that write to what it holds. */
  readonly assigned: Scope[];
  readonly written: Scope[];
}
export interface Scope {
  readonly outer: Scope | null;
  /** The function that it belongs to; null at the top. */
  readonly of: Node | null;
  readonly names: Map<string, Binding>;
}

/** What an import means: the file from the root, and the name there. */
interface Imported {
  readonly file: string;
  readonly name: string;
}

/** A file that was read. */
export interface Reading {
  readonly path: string;
  readonly top: Scope;
  readonly imports: ReadonlyMap<string, Imported>;
  /** All but the top. */
  readonly scopes: Scope[];
  readonly parents: Map<Node, Node>;
}

/** Methods that change what they are called on. */
const WRITING = new Set('set add delete clear push pop shift unshift splice sort reverse fill copyWithin'.split(' '));
export const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

function patternNames(pattern: Node | null): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [String(pattern['name'])];
  if (pattern.type === 'ObjectPattern')
    return nodesIn(pattern['properties']).flatMap(one => patternNames((one['value'] ?? one['argument']) as Node));
  if (pattern.type === 'ArrayPattern') return nodesIn(pattern['elements']).flatMap(patternNames);
  if (pattern.type === 'AssignmentPattern') return patternNames(pattern['left'] as Node);
  return pattern.type === 'RestElement' ? patternNames(pattern['argument'] as Node) : [];
}

function declare(scope: Scope, name: string, init: Node | null): void {
  if (!scope.names.has(name)) scope.names.set(name, { name, scope, init, assigned: [], written: [] });
}

/** Declarations of a block, before its body is read: functions are used above where they stand. */
function declareIn(scope: Scope, body: readonly Node[]): void {
  for (const statement of body) {
    const node =
      /^Export(?:Named|Default)Declaration$/.test(statement.type) && isNode(statement['declaration'])
        ? statement['declaration']
        : statement;
    if (node.type === 'VariableDeclaration')
      for (const one of nodesIn(node['declarations']))
        for (const name of patternNames(one['id'] as Node))
          declare(scope, name, isNode(one['init']) ? one['init'] : null);
    else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
      declare(scope, nameOf(node['id']), node);
  }
}

function find(scope: Scope | null, name: string): Binding | undefined {
  for (let at = scope; at; at = at.outer) {
    const found = at.names.get(name);
    if (found) return found;
  }
  return undefined;
}

/** The name that an expression begins with: `a` of `a.b[c].d`. */
export function rootOf(node: Node): string {
  let at = node;
  while (
    at.type === 'MemberExpression' ||
    at.type === 'ChainExpression' ||
    at.type === 'TSNonNullExpression' ||
    at.type === 'TSAsExpression'
  )
    at = (at['object'] ?? at['expression']) as Node;
  return nameOf(at);
}

function noteAssignment(target: Node, scope: Scope): void {
  if (target.type === 'MemberExpression') {
    // The place of a sticky expression is set before each use.
    if (nameOf(target['property']) !== 'lastIndex') find(scope, rootOf(target))?.written.push(scope);
  } else for (const name of patternNames(target)) find(scope, name)?.assigned.push(scope);
}

/** TypeScript's own nodes are types, but for those that wrap a value. */
const WRAPS = /^TS(?:As|Satisfies|NonNull|TypeAssertion)/;

/** Notes what a tree assigns and writes to, in one walk over it. What is inside a type does neither. */
function read(node: Node, scope: Scope, reading: Reading): void {
  if (node.type.startsWith('TS') && !WRAPS.test(node.type)) return;
  noteChange(node, scope);
  const inner = innerScope(node, scope);
  if (inner !== scope) reading.scopes.push(inner);
  for (const child of childrenOf(node)) {
    reading.parents.set(child, node);
    read(child, inner, reading);
  }
}

function noteChange(node: Node, scope: Scope): void {
  if (node.type === 'AssignmentExpression') noteAssignment(node['left'] as Node, scope);
  if (node.type === 'UpdateExpression') noteAssignment(node['argument'] as Node, scope);
  if (node.type === 'UnaryExpression' && node['operator'] === 'delete') noteAssignment(node['argument'] as Node, scope);
  if (node.type === 'CallExpression') {
    const callee = node['callee'] as Node;
    if (callee.type === 'MemberExpression' && WRITING.has(nameOf(callee['property'])))
      find(scope, rootOf(callee))?.written.push(scope);
    if (
      callee.type === 'MemberExpression' &&
      nameOf(callee['object']) === 'Object' &&
      nameOf(callee['property']) === 'assign'
    )
      find(scope, rootOf(nodesIn(node['arguments'])[0] ?? node))?.written.push(scope);
  }
}

const BLOCK = /^(?:BlockStatement|For(?:Of|In)?Statement|SwitchStatement|StaticBlock|CatchClause)$/;

/** The scope inside a node, with what is declared there. */
function innerScope(node: Node, scope: Scope): Scope {
  if (FUNCTION.test(node.type)) {
    const inner: Scope = { outer: scope, of: node, names: new Map() };
    for (const param of nodesIn(node['params'])) for (const name of patternNames(param)) declare(inner, name, null);
    return inner;
  }
  if (!BLOCK.test(node.type)) return scope;
  const inner: Scope = { outer: scope, of: scope.of, names: new Map() };
  for (const name of node.type === 'CatchClause' ? patternNames(node['param'] as Node | null) : [])
    declare(inner, name, null);
  declareIn(inner, nodesIn([node['init'], node['left'], Array.isArray(node['body']) ? node['body'] : []]));
  for (const one of nodesIn(node['cases'])) declareIn(inner, nodesIn(one['consequent']));
  return inner;
}

/** An expression without what TypeScript says of it. */
export const unwrapped = (node: Node): Node =>
  node.type.startsWith('TS') && isNode(node['expression']) ? unwrapped(node['expression']) : node;

/** Reads a file of TypeScript. */
export function readScopes(path: string, source: string): Reading {
  const { program, module, errors } = parseSync(path, source, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const top: Scope = { outer: null, of: null, names: new Map() };
  const body = nodesIn((program as unknown as Node)['body']);
  const imports = new Map<string, Imported>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { localName, importName } of entries) {
      const from = moduleRequest.value;
      imports.set(localName.value, {
        file: from.startsWith('.') ? join(dirname(path), from) : from,
        name: importName.name ?? 'default',
      });
      declare(top, localName.value, null);
    }
  declareIn(top, body);
  const reading: Reading = { path, top, imports, scopes: [], parents: new Map() };
  for (const statement of body) read(statement, top, reading);
  return reading;
}
