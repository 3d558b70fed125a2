// Lazy store: nothing before its module is there, then its value and every change of it.
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { lazyStore } from './lazyStore.ts';

const storeOf = ({ store }: { readonly store: ReturnType<typeof numbers> }) => store;
const numbers = () => createStore(() => ({ value: 1 }));

test('null, then the value, then its changes', async () => {
  const store = numbers();
  const lazy = lazyStore(async () => ({ store }), storeOf);
  const { result } = renderHook(() => lazy.useValue());
  expect(result.current).toBeNull();
  await act(() => lazy.fetch());
  expect(result.current).toEqual({ value: 1 });
  expect(renderHook(() => lazy.useModule()).result.current?.store).toBe(store);
  act(() => store.setState({ value: 2 }));
  expect(result.current).toEqual({ value: 2 });
});

test('pre-rendered without value and module, though they are there', async () => {
  const store = numbers();
  const lazy = lazyStore(async () => ({ store }), storeOf);
  await lazy.fetch();
  const Shown = () => <p>{(lazy.useValue() ?? lazy.useModule()) ? 'known' : 'unknown'}</p>;
  expect(renderToString(<Shown />)).toBe('<p>unknown</p>');
});

test('a module that cannot be fetched: the value stays null', async () => {
  const lazy = lazyStore(
    () => Promise.reject<{ readonly store: ReturnType<typeof numbers> }>(new Error('offline')),
    storeOf,
  );
  await lazy.fetch();
  expect(renderHook(() => lazy.useValue()).result.current).toBeNull();
});
