// Names in a script: its free variables, the members that it asks for and of what, and those that it defines itself.

const kept = new Map();

/**
 * `free` variables; `members` that are asked for, with the variable whose they are and whether they are called; `ofNames`, pairs of a class and a member
 * that is asked of it, of its prototype or of an object just made of it; `own`, the members that it defines.
 */
export function namesOf(text, parsed) {
  const known = kept.get(text);
  if (known) return known;
  const names = collect(parsed(text));
  kept.set(text, names);
  return names;
}

function collect(program) {
  const declared = new Set();
  const found = { free: new Set(), members: [], ofNames: [], own: new Set() };
  /** Variables that a new object of a class was given to, of any function. */
  const madeOf = new Map();

  const keepMade = (variable, value) => {
    const name = madeFrom(value);
    if (name && variable.type === 'Identifier') madeOf.set(variable.name, name);
  };
  const bindFunction = ({ id, params }) => [id, ...params].forEach(bind);
  const bindImport = ({ local }) => bind(local);
  const define = node => found.own.add(nameOf(node));
  function bind(pattern) {
    if (!pattern) return;
    const { type } = pattern;
    if (type === 'Identifier') declared.add(pattern.name);
    else if (type === 'ObjectPattern') for (const { value, argument } of pattern.properties) bind(value ?? argument);
    else if (type === 'ArrayPattern') pattern.elements.forEach(bind);
    else if (type === 'AssignmentPattern') bind(pattern.left);
    else if (type === 'RestElement') bind(pattern.argument);
  }

  const visits = {
    VariableDeclarator({ id, init }) {
      bind(id);
      keepMade(id, init);
      if (id.type === 'ObjectPattern' && init) ask(id, init);
    },
    FunctionDeclaration: bindFunction,
    FunctionExpression: bindFunction,
    ArrowFunctionExpression: bindFunction,
    ClassDeclaration: ({ id }) => bind(id),
    ClassExpression: ({ id }) => bind(id),
    CatchClause: ({ param }) => bind(param),
    ImportSpecifier: bindImport,
    ImportDefaultSpecifier: bindImport,
    ImportNamespaceSpecifier: bindImport,
    Identifier: ({ name }) => found.free.add(name),
    MemberExpression(node, parent) {
      const { object } = node;
      const name = nameOf(node);
      if (name === undefined) return;
      const isCall = parent.type === 'CallExpression' && parent.callee === node;
      const of = object.type === 'Identifier' ? object.name : undefined;
      found.members.push({ object: of, name, isCall, made: madeFrom(object) });
      if (of === 'globalThis' || of === 'window' || of === 'self') found.free.add(name);
      const isPrototype = object.type === 'MemberExpression' && nameOf(object) === 'prototype';
      if (isPrototype && object.object.type === 'Identifier') found.ofNames.push([object.object.name, name]);
    },
    AssignmentExpression({ left, right }) {
      if (left.type === 'MemberExpression') define(left);
      keepMade(left, right);
    },
    ObjectExpression: ({ properties }) => properties.filter(({ key }) => key).forEach(define),
    MethodDefinition: define,
    PropertyDefinition: define,
  };
  function ask({ properties }, from) {
    const object = from.type === 'Identifier' ? from.name : undefined;
    for (const property of properties)
      if (property.key) found.members.push({ object, name: nameOf(property), isCall: false, made: madeFrom(from) });
  }

  const walk = (node, parent, key) => {
    if (node.type !== 'Identifier' || !isMemberName(parent, key)) visits[node.type]?.(node, parent);
    for (const name in node) {
      const child = node[name];
      if (child === null || typeof child !== 'object') continue;
      if (Array.isArray(child)) {
        for (const one of child) if (one?.type) walk(one, node, name);
      } else if (child.type) walk(child, node, name);
    }
  };
  walk(program, {}, '');

  for (const name of declared) found.free.delete(name);
  for (const { object, name, made } of found.members) {
    if (object !== undefined) found.ofNames.push([object, name]);
    const of = made ?? madeOf.get(object);
    if (of) found.ofNames.push([of, name]);
  }
  return found;
}

/** Class of a `new` expression. */
const madeFrom = node =>
  node?.type === 'NewExpression' && node.callee.type === 'Identifier' ? node.callee.name : undefined;

/** Name of a member: of an expression, a property, a method. */
function nameOf({ computed, property, key }) {
  const name = property ?? key;
  if (computed) return name.type === 'Literal' ? String(name.value) : undefined;
  return name.name ?? String(name.value);
}

/** True of an identifier that is no variable: a member's name, an imported one, a label. */
const isMemberName = (parent, key) =>
  (key === 'property' && parent.type === 'MemberExpression' && !parent.computed) ||
  (key === 'key' && !parent.computed) ||
  key === 'imported' ||
  key === 'exported' ||
  key === 'label' ||
  parent.type === 'MetaProperty';
