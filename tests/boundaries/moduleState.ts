// Mutable state at the top of modules: what one page, run or test leaves there, the next one finds.
import {
  childrenOf,
  FUNCTION,
  isNode,
  type Node,
  nodesIn,
  type Reading,
  readScopes,
  rootOf,
  type Scope,
  unwrapped,
} from './scopes.ts';

/** `<file> <name>`, and how it is mutable. */
export interface ModuleState {
  readonly where: string;
  readonly how: 'assigned' | 'written to' | 'a store' | 'an object of a class' | 'made by a function that keeps state';
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

/** Classes whose objects never change, and those whose changes are seen where they are written to. */
const PLAIN_CLASSES =
  /^(?:RegExp|URL|Error|Intl|Text(?:En|De)coder|Date|Proxy|(?:Weak)?(?:Map|Set)|Array(?:Buffer)?|DataView|(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array)$/;

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

/** A cache by the function's own facts: its answer is the same whoever asked before. */
const LAST_ANSWER = 'scenes/kit/core/lastAnswer.ts lastAnswer';

/** Functions whose answer keeps state, and those that answer with one of theirs, as `<file> <name>`. */
function makersOf(modules: readonly Reading[]): ReadonlySet<string> {
  const makers = new Set(modules.flatMap(module => makersIn(module).map(name => `${module.path} ${name}`)));
  makers.delete(LAST_ANSWER);
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
  const modules = new Map([...files].map(([path, source]) => [path, readScopes(path, source)]));
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
          if (!PLAIN_CLASSES.test(callee)) note(module.path, name, 'an object of a class');
        } else if (/^(?:createStore|storedStore)$/.test(from?.name ?? '')) note(module.path, name, 'a store');
        else if (makers.has(calleeOf(node, module))) note(module.path, name, 'made by a function that keeps state');
      }
    }
  return [...found.values()];
}
