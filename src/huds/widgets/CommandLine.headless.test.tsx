// Command line: history, completion, refused commands that stay, and keys that it leaves to the page.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CommandLine } from './CommandLine.tsx';

afterEach(cleanup);

const WORDS = ['examine ash', 'examine glass', 'exit'];

function Line({
  said,
  left,
  refuses,
}: {
  readonly said: string[];
  readonly left?: () => void;
  readonly refuses?: (text: string) => string | null;
}) {
  const [text, setText] = useState('');
  const [history, setHistory] = useState<readonly string[]>([]);
  return (
    <CommandLine
      label="What now?"
      value={text}
      history={history}
      onChange={setText}
      {...(left && { onLeave: left })}
      complete={typed => WORDS.filter(word => typed !== '' && word.startsWith(typed))}
      onSubmit={line => {
        const refused = refuses?.(line) ?? null;
        if (refused === null) {
          said.push(line);
          setHistory([...history, line]);
        }
        return refused;
      }}
    />
  );
}

const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What now?' });
const type = (value: string) => fireEvent.change(line(), { target: { value } });
/** False if the line prevented the key's default. */
const press = (key: string, more = {}) => fireEvent.keyDown(line(), { key, ...more });
const submit = () => fireEvent.submit(line().form as HTMLFormElement);

it('says a line and is empty again; up and down go through what was said, and back to what was begun', () => {
  const said: string[] = [];
  render(<Line said={said} />);
  for (const text of ['look', 'north']) {
    type(text);
    submit();
  }
  expect(said).toEqual(['look', 'north']);
  expect(line().value).toBe('');
  type('ex');
  const seen = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map(key => {
    press(key);
    return line().value;
  });
  expect(seen).toEqual(['north', 'look', 'look', 'north', 'ex', 'ex']);
});

it('Tab completes and goes round; with nothing to complete it leaves the line, as Tab does', () => {
  render(<Line said={[]} />);
  expect(press('Tab')).toBe(true);
  type('examine');
  expect(press('Tab')).toBe(false);
  expect(line().value).toBe('examine ash');
  press('Tab');
  expect(line().value).toBe('examine glass');
  press('Tab');
  expect(line().value).toBe('examine ash');
  press('Tab', { shiftKey: true });
  expect(line().value).toBe('examine glass');
  type('zzz');
  expect(press('Tab')).toBe(true);
});

it('what was refused stands there to be mended, with the reason until something else is typed', () => {
  const said: string[] = [];
  render(<Line said={said} refuses={text => (text.length > 5 ? 'Too long.' : null)} />);
  type('too long a line');
  submit();
  expect(line().value).toBe('too long a line');
  expect(screen.getByRole('status').textContent).toBe('Too long.');
  type('look');
  expect(screen.queryByRole('status')).toBeNull();
  submit();
  expect(said).toEqual(['look']);
});

it('Esc clears the line, then leaves it', () => {
  let left = 0;
  render(<Line said={[]} left={() => left++} />);
  type('x');
  press('Escape');
  expect([line().value, left]).toEqual(['', 0]);
  press('Escape');
  expect(left).toBe(1);
});
