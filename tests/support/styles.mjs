// What a built style sheet uses, judged by the support data. What stands within `@supports` is asked for by the sheet itself.
import { parse, walk } from 'css-tree';
import { parse as parseSheet } from 'postcss';
import { data, features, hasStatements, isSupported, lacking } from './compat.mjs';

const { properties, selectors, types, 'at-rules': atRules } = data.css;

/** Functions of values by name: `oklch`, `light-dark`, `sibling-index`. The data calls linear() `linear-function`. */
const functions = new Map();
function keepFunctions(node) {
  for (const [name, child] of features(node)) {
    const short = name === 'linear-function' ? 'linear' : name;
    functions.set(short, [...(functions.get(short) ?? []), child]);
    keepFunctions(child);
  }
}
keepFunctions(types);
/** Functions that the data describes with the property or the rule that they belong to. */
const ELSEWHERE = new Set(['fit-content', 'minmax', 'repeat', 'format', 'local', 'tech']);
/** Rules whose declarations are descriptors and not properties. */
const DESCRIBING = new Set(['font-face', 'property', 'counter-style']);

const isPrefixed = name => /^-(?:webkit|moz|ms)-/.test(name);
const UNKNOWN = ['the support data does not know it'];

/** Uses in a style sheet that some browser lacks: each a name, and the browsers. */
export function styleFaults(text) {
  const faults = new Map();
  const judge = (use, node) => {
    if (hasStatements(node) && !isSupported(node)) faults.set(use, lacking(node));
  };
  const judgeKnown = (use, node) => (node ? judge(use, node) : faults.set(use, UNKNOWN));
  /** The parser throws at syntax that is newer than it: then the functions are found by their names. */
  const walkParsed = (part, context, visitors) => {
    try {
      walk(parse(part, { context }), function visit(node) {
        visitors[node.type]?.call(this, node);
      });
    } catch ({ message }) {
      const names = [...part.matchAll(/([a-z][\w-]*)\(/g)].map(([, name]) => name);
      for (const name of names) visitors.Function?.({ name, children: {} });
      if (!names.some(name => faults.has(`${name}()`))) faults.set(`${part} (${message})`, UNKNOWN);
    }
  };

  const ofSelectors = {
    PseudoClassSelector({ name }) {
      if (!isPrefixed(name)) judgeKnown(`:${name}`, selectors[name]);
    },
    PseudoElementSelector({ name }) {
      if (!isPrefixed(name)) judgeKnown(`::${name}`, selectors[name]);
    },
    NestingSelector: () => judge('&', selectors.nesting),
  };
  const ofValues = property => ({
    Identifier({ name }) {
      // Words within a function are not the property's own.
      if (property && !this.function) judge(`${property}: ${name}`, properties[property]?.[name]);
    },
    Function({ name, children }) {
      if (isPrefixed(name) || name.startsWith('--')) return;
      const ofProperty = properties[property]?.[name];
      const known = [...(functions.get(name) ?? []), ...(ofProperty ? [ofProperty] : [])];
      const isKnown = known.some(one => hasStatements(one) && isSupported(one)) || ELSEWHERE.has(name);
      if (!isKnown) judgeKnown(`${name}()`, known[0]);
      const { first } = children;
      if (first?.type === 'Identifier' && first.name === 'from') judge(`${name}(from …)`, known[0]?.relative_syntax);
    },
    Dimension: ({ unit }) => judge(unit, types.length[unit]),
  });

  const visits = {
    atrule({ name, params, nodes }) {
      if (name === 'supports') return;
      if (!isPrefixed(name)) judgeKnown(`@${name}`, atRules[name]);
      if (name === 'media')
        for (const [, feature] of params.matchAll(/\(\s*(?:min-|max-)?([a-z][a-z-]*)\s*[:)<>=]/g))
          judge(`@media (${feature})`, atRules.media[feature]);
      if (!DESCRIBING.has(name)) each(nodes);
    },
    rule({ selector, nodes, parent }) {
      if (!parent.name?.endsWith('keyframes')) walkParsed(selector, 'selectorList', ofSelectors);
      each(nodes);
    },
    decl({ prop, value, parent }) {
      const isCustom = prop.startsWith('--');
      const isAlsoPrefixed = parent.nodes.some(
        ({ prop: other = '' }) => isPrefixed(other) && other.replace(/^-\w+-/, '') === prop,
      );
      if (isPrefixed(prop) || isAlsoPrefixed) return;
      if (!isCustom) judgeKnown(prop, properties[prop]);
      if (value.trim()) walkParsed(value, 'value', ofValues(isCustom ? undefined : prop));
    },
  };
  const each = (nodes = []) => {
    for (const node of nodes) visits[node.type]?.(node);
  };
  each(parseSheet(text).nodes);
  return [...faults].map(([use, browsers]) => ({ use, lacking: browsers }));
}
