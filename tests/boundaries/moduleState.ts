// Mutable state at the top of a module: what one page, run or test leaves there, the next one finds. Parsed, never matched as text.
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/** `<file> <name>`, and how it is mutable. */
export interface ModuleState {
  readonly where: string;
  readonly how: 'assigned' | 'written to' | 'a store' | 'an object of a class' | 'made by a function that keeps state';
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : [];
const childrenOf = (node: Node): Node[] =>
  Object.keys(node).flatMap(key => (key === 'parent' ? [] : nodesIn(node[key])));
const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '');

/** A name in its scope. */
interface Binding {
  readonly name: string;
  readonly scope: Scope;
  readonly init: Node | null;
  /** Functions around each place that assigns it or writes to what it holds. */
  readonly assigned: Scope[];
  readonly written: Scope[];
}
interface Scope {
  readonly outer: Scope | null;
  /** The function that it belongs to; null at the top. */
  readonly of: Node | null;
  readonly names: Map<string, Binding>;
}

interface Imported {
  readonly file: string;
  readonly name: string;
}

/** A file while it is read. */
interface Reading {
  readonly path: string;
  readonly top: Scope;
  readonly imports: ReadonlyMap<string, Imported>;
  readonly scopes: Scope[];
  readonly parents: Map<Node, Node>;
}

const WRITING = new Set([
  'set',
  'add',
  'delete',
  'clear',
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
  'copyWithin',
]);
const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

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
function rootOf(node: Node): string {
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

function read(node: Node, scope: Scope, module: Reading): void {
  if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)|^TSTypeAssertion/.test(node.type)) return;
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
  let inner = scope;
  if (FUNCTION.test(node.type)) {
    inner = { outer: scope, of: node, names: new Map() };
    module.scopes.push(inner);
    for (const param of nodesIn(node['params'])) for (const name of patternNames(param)) declare(inner, name, null);
  } else if (
    /^(?:BlockStatement|ForStatement|ForOfStatement|ForInStatement|SwitchStatement|StaticBlock|CatchClause)$/.test(
      node.type,
    )
  ) {
    inner = { outer: scope, of: scope.of, names: new Map() };
    module.scopes.push(inner);
    if (node.type === 'CatchClause')
      for (const name of patternNames(node['param'] as Node | null)) declare(inner, name, null);
    const head = node['init'] ?? node['left'];
    if (isNode(head)) declareIn(inner, [head]);
    if (Array.isArray(node['body'])) declareIn(inner, node['body'] as Node[]);
    for (const one of nodesIn(node['cases'])) declareIn(inner, nodesIn(one['consequent']));
  }
  for (const child of childrenOf(node)) {
    module.parents.set(child, node);
    read(child, inner, module);
  }
}

/** What an initial value computes at once: not what stands inside its functions. */
function computed(node: Node | null): Node[] {
  if (!node || FUNCTION.test(node.type) || node.type === 'ClassDeclaration' || node.type === 'ClassExpression')
    return [];
  return [node, ...childrenOf(node).flatMap(computed)];
}

/** Called with a function that it calls before it answers: `list.forEach(…)`. */
const isPassing = (node: Node, parent: Node | null) =>
  parent?.type === 'CallExpression' &&
  parent['callee'] !== node &&
  (parent['callee'] as Node).type === 'MemberExpression';

/** Classes whose objects never change, or hold only what is computed from arguments. */
const CONSTANT_CLASSES = new Set(['RegExp', 'URL', 'Error', 'Intl', 'TextEncoder', 'TextDecoder', 'Date']);
const COLLECTIONS = new Set([
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'Array',
  'Uint8Array',
  'Int8Array',
  'Uint8ClampedArray',
  'Uint16Array',
  'Int16Array',
  'Uint32Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
  'ArrayBuffer',
  'DataView',
  'Proxy',
]);

function parse(path: string, source: string): Reading {
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

/** The functions at the top whose answer keeps state: what they declare is changed by a function that outlives the call. */
function makersIn({ top, scopes, parents }: Reading): string[] {
  const kept = new Set<Node>();
  const outlives = (scope: Scope, maker: Node): boolean => {
    for (let at: Node | undefined = scope.of ?? undefined; at && at !== maker; at = parents.get(at))
      if (FUNCTION.test(at.type) && !isPassing(at, parents.get(at) ?? null)) return true;
    return false;
  };
  for (const { of, names } of scopes)
    for (const { assigned, written } of names.values())
      if (of && [...assigned, ...written].some(scope => scope.of !== of && outlives(scope, of))) kept.add(of);
  return [...top.names.values()].filter(({ init }) => init && kept.has(unwrapped(init))).map(({ name }) => name);
}
const unwrapped = (node: Node): Node =>
  node.type.startsWith('TS') && isNode(node['expression']) ? unwrapped(node['expression']) : node;

/** What a function answers with. */
function answersOf(maker: Node): Node[] {
  if (!FUNCTION.test(maker.type) || !isNode(maker['body'])) return [];
  const { body } = maker as unknown as { body: Node };
  if (body.type !== 'BlockStatement') return [body];
  return nodesIn(body['body']).flatMap(one => (one.type === 'ReturnStatement' ? nodesIn(one['argument']) : []));
}

/** The function that a call calls, as `<file> <name>`. */
function calleeOf(call: Node, { path, imports }: Reading): string {
  if (call.type !== 'CallExpression') return '';
  const name = rootOf(call['callee'] as Node);
  const from = imports.get(name);
  return from ? `${from.file} ${from.name}` : `${path} ${name}`;
}

/** Functions whose answer keeps state, and those that answer with one of theirs, as `<file> <name>`. */
function makersOf(modules: readonly Reading[]): ReadonlySet<string> {
  const makers = new Set(modules.flatMap(module => makersIn(module).map(name => `${module.path} ${name}`)));
  let before: number;
  do {
    before = makers.size;
    for (const module of modules)
      for (const { name, init } of module.top.names.values())
        if (init && answersOf(unwrapped(init)).some(node => makers.has(calleeOf(node, module))))
          makers.add(`${module.path} ${name}`);
  } while (makers.size > before);
  return makers;
}

/** What stands at the top of these files and can change after they are loaded. */
export function moduleState(files: ReadonlyMap<string, string>): ModuleState[] {
  const modules = new Map([...files].map(([path, source]) => [path, parse(path, source)]));
  const makers = makersOf([...modules.values()]);
  const found = new Map<string, ModuleState>();
  const note = (path: string, name: string, how: ModuleState['how']) => {
    const where = `${path} ${name}`;
    if (!found.has(where)) found.set(where, { where, how });
  };
  for (const module of modules.values())
    for (const { name, init, assigned, written } of module.top.names.values()) {
      const imported = module.imports.get(name);
      const inside = (scopes: readonly Scope[]) => scopes.some(({ of }) => of !== null);
      if (imported) {
        if (written.length > 0 && modules.get(imported.file)?.top.names.has(imported.name))
          note(imported.file, imported.name, 'written to');
        continue;
      }
      if (inside(assigned)) note(module.path, name, 'assigned');
      if (inside(written)) note(module.path, name, 'written to');
      for (const node of computed(init)) {
        if (node.type !== 'CallExpression' && node.type !== 'NewExpression') continue;
        const callee = rootOf(node['callee'] as Node);
        const from = module.imports.get(callee);
        if (node.type === 'NewExpression') {
          if (!CONSTANT_CLASSES.has(callee) && !COLLECTIONS.has(callee))
            note(module.path, name, 'an object of a class');
        } else if (/^(?:createStore|storedStore)$/.test(from?.name ?? '')) note(module.path, name, 'a store');
        else if (makers.has(calleeOf(node, module))) note(module.path, name, 'made by a function that keeps state');
      }
    }
  return [...found.values()];
}
