// What a built script uses of the language and of the browser, judged by the support data.
import { parse } from 'acorn';
import { data, features, isSupported, lacking } from './compat.mjs';
import { namesOf } from './names.mjs';

/** Syntax by edition of the language: the first edition of which something is lacking is not parsed. */
const EDITIONS = [
  [2024, [data.javascript.builtins.RegExp.unicodeSets]],
  [2025, [data.javascript.regular_expressions.modifier, data.javascript.statements.import.import_attributes]],
  [2026, [data.javascript.statements.using]],
];
const [newest] = EDITIONS.find(([, nodes]) => !nodes.every(node => isSupported(node))) ?? [2027];
/** Newest edition of the language that every browser knows. */
export const EDITION = newest - 1;

/** Support data by name; a name is lacking if nothing that it may mean is supported. A part is enough: which part is used, no name tells. */
function group() {
  const all = new Map();
  return {
    add: (name, node) => all.set(name, [...(all.get(name) ?? []), node]),
    has: name => all.has(name),
    isLacking: name => all.has(name) && !all.get(name).some(node => isSupported(node, true)),
    lacking: name => [...new Set(all.get(name).flatMap(node => lacking(node, true)))],
  };
}

const globals = group();
/** Members of named objects: `Promise.try`, `AbortSignal.any`, `Set.union` for what a Set has, `navigator.share`. */
const ofNames = group();
/** Methods of the language's objects, and members of the browser's, by their name alone. */
const methods = group();
const members = group();

const GLOBAL_OBJECTS = new Set(['Window', 'DedicatedWorkerGlobalScope', 'WorkerGlobalScope']);
const INSTANCES = { navigator: 'Navigator', document: 'Document', performance: 'Performance', screen: 'Screen' };

for (const [name, node] of features(data.javascript.builtins)) {
  globals.add(name, node);
  for (const [member, feature] of features(node)) {
    ofNames.add(`${name}.${member}`, feature);
    // Whoever uses Temporal names it, which is judged.
    if (name !== 'Temporal') methods.add(member, feature);
  }
}
for (const [name, node] of features(data.api)) {
  globals.add(name, node);
  for (const [member, feature] of features(node)) {
    if (GLOBAL_OBJECTS.has(name)) globals.add(member, feature);
    ofNames.add(`${name}.${member.replace(/_static$/, '')}`, feature);
    // Whoever has an object of an interface that is lacking came by it through something that is lacking too.
    if (isSupported(node, true) && !member.endsWith('_static')) members.add(member, feature);
  }
}
for (const [object, name] of Object.entries(INSTANCES))
  for (const [member, feature] of features(data.api[name])) ofNames.add(`${object}.${member}`, feature);

const parsed = text => parse(text, { ecmaVersion: EDITION, sourceType: 'module', allowHashBang: true });

/** Names that a script gives to members of its own objects and classes; none where it cannot be read. */
export function ownNames(text) {
  try {
    return namesOf(text, parsed).own;
  } catch {
    return new Set();
  }
}

/**
 * Uses in a script that some browser lacks: each a name, and the browsers. `others` are the names that all scripts of the site give to what is their own:
 * an object of which nothing is known has the site's member of that name, rather than the browser's.
 */
export function scriptFaults(text, others = new Set()) {
  let names;
  try {
    names = namesOf(text, parsed);
  } catch (error) {
    return [{ use: `syntax newer than ES${EDITION}`, lacking: [error.message] }];
  }
  const faults = new Map();
  const judge = (kind, name, use = name) => {
    if (kind.isLacking(name)) faults.set(use, kind.lacking(name));
  };
  const isGlobal = name => names.free.has(name) && globals.has(name);
  for (const name of names.free) judge(globals, name);
  for (const [object, name] of names.ofNames) if (isGlobal(object)) judge(ofNames, `${object}.${name}`);
  for (const { object, name, isCall } of names.members) {
    const isKnown = isGlobal(object) && ofNames.has(`${object}.${name}`);
    if (isKnown || names.own.has(name)) continue;
    if (members.has(name) && !members.isLacking(name)) continue;
    if (methods.has(name)) {
      if (isCall) judge(methods, name, `.${name}()`);
    } else if (!others.has(name)) judge(members, name, `.${name}`);
  }
  return [...faults].map(([use, browsers]) => ({ use, lacking: browsers }));
}
