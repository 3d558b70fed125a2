// Client of the WebDriver protocol (W3C): the few commands that a journey needs, over HTTP.

export interface Session {
  readonly send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
}

async function command(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${error}: ${message}`);
}

/** Opens a session at a driver; `send` takes paths below the session's own. */
export async function newSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId } = (await command(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })) as { readonly sessionId: string };
  return { send: (method, path, body) => command(`${driver}/session/${sessionId}${path}`, method, body) };
}

const NAMED: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  // The other value, U+E007, is the number pad's.
  Enter: '\uE006',
  ShiftLeft: '\uE008',
  ControlLeft: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** Value by which WebDriver names the key of a KeyboardEvent's code. */
export function keyValue(code: string): string {
  const value = NAMED[code] ?? /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase();
  if (!value) throw new Error(`WebDriver has no value for ${code}: name it in NAMED`);
  return value;
}
