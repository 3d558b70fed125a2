// What is called what in a piece of page: the names of its buttons and fields as a screen reader says them, and every word that is for ears only.

/** Whatever can be pressed, moved or filled in. */
const PRESSED = 'button, a[href], input, select, textarea, summary, [role=tab]';
/** What is in it is no name. */
const FIELD = 'input, select, textarea';
/** Besides, whatever has a name that nobody sees. */
const NAMED = `${PRESSED}, [aria-label], [data-aloud]`;
/** The cells of boards and tables tell the state of a game; what they say is tested where it is worked out. */
const CELL = '[role=gridcell], td';

/** What has a name in `part`, by its name: the first of equals, in the order of the page. */
export function named(part: Element): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>();
  for (const one of part.querySelectorAll(NAMED)) {
    if (one.closest(CELL) && !one.matches(PRESSED)) continue;
    const name = nameOf(one);
    if (name !== '' && !found.has(name)) found.set(name, one);
  }
  return found;
}

/** What is heard; where what is seen says something else, that as well: 'Notebook / Notes'. */
function nameOf(one: Element): string {
  const heard = one.getAttribute('aria-label') ?? '';
  const seen = one.matches(FIELD) ? '' : textOf(one);
  if (heard === '') return seen || labelOf(one) || (one.getAttribute('placeholder') ?? '');
  // A region is heard with all that is in it, and each thing in it has a name of its own.
  return one.matches(PRESSED) && seen !== '' && seen !== heard ? `${heard} / ${seen}` : heard;
}

function labelOf(one: Element): string {
  const labels = one.matches(FIELD) ? (one as HTMLInputElement).labels : null;
  return [...(labels ?? [])].map(textOf).join(' ');
}

function textOf(one: Element): string {
  if (one.matches('svg, [aria-hidden=true], [hidden], option')) return '';
  const texts = [...one.childNodes].map(node =>
    node.nodeType === Node.ELEMENT_NODE ? textOf(node as Element) : (node.textContent ?? ''),
  );
  return texts
    .map(text => text.trim())
    .filter(text => text !== '')
    .join(' ');
}
