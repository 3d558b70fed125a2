// First script of a page: it sends each error to the server, at once, so that none is lost with the page. It runs by its text and uses nothing from outside.

export function reportErrors(address: string): void {
  document.currentScript?.remove();
  const textOf = (part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part));
  const report = (kind: string, parts: readonly unknown[]) => {
    const sent = new XMLHttpRequest();
    sent.open('POST', address, false);
    sent.send(`${kind}: ${parts.map(textOf).join(' ')} (${location.pathname})`);
  };
  // A page that is left aborts its requests; that is no fault.
  let isLeft = false;
  window.addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const write = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    write(...parts);
    report('console', parts);
  };
  // In the capture phase, files that fail to load are seen as well.
  window.addEventListener(
    'error',
    event => {
      const { target } = event;
      if (isLeft) return;
      if (target instanceof HTMLElement)
        report('request failed', [Reflect.get(target, 'src') ?? Reflect.get(target, 'href')]);
      else report('page error', [event.error ?? event.message]);
    },
    true,
  );
  window.addEventListener('unhandledrejection', event => report('page error', [event.reason]));
  document.addEventListener('securitypolicyviolation', event =>
    report('CSP', [event.violatedDirective, event.blockedURI, event.sample]),
  );
}
