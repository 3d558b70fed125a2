// Names from outside meet every game: in its address, its commands, replays, saved games, careers, and the messages of its Worker. None stops it.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import template from '../../scenes/_template/index.ts';
import { CATALOG } from '../../scenes/catalog.ts';
import type { Json } from '../../scenes/kit/core/json.ts';
import { Refusal } from '../../scenes/kit/core/refusal.ts';
import type { Replay } from '../../scenes/kit/core/replay/replay.ts';
import { readReplay, writeReplay } from '../../scenes/kit/core/replay/replayFile.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { parametersOf, readAddress } from '../../src/play/page/address.ts';
import { sessionOpener } from '../setup/game.ts';
import { HOSTILE_NAMES, spoiltTexts } from '../setup/hostileNames.ts';

const GAMES: readonly GameDefinition[] = [template, ...CATALOG];
/** Ticks of play after each hostile input. */
const TICKS = 5;

const goldenOf = ({ id }: GameDefinition): Replay | null => {
  const file = `tests/replays/${id}/bot-7.json`;
  if (!existsSync(file)) return null;
  const replay = readReplay(readFileSync(file, 'utf8'), id);
  return typeof replay === 'string' ? null : replay;
};

/** One command of each kind that the golden replay and the rules know. */
function commandsOf(definition: GameDefinition, session: Session): readonly Json[] {
  const recorded = goldenOf(definition)?.acts.flatMap(([, act]) => ('command' in act ? [act.command] : [])) ?? [];
  const byType = new Map<string, Json>();
  for (const command of [...recorded, ...(session.legal?.() ?? [])])
    byType.set(String((command as { readonly type?: unknown }).type), command);
  return [...byType.values()];
}

function playOn(session: Session): void {
  for (let i = 0; i < TICKS; i++) session.tick(session.pilot());
}

/** Opens with a text of a link; null where the rules refuse it in words: the page then opens without it. */
function openRefusing(open: Awaited<ReturnType<typeof sessionOpener>>, options: Parameters<typeof open>[0]) {
  try {
    return open(options);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

test.each(GAMES)('$id: each name and value of its address', async definition => {
  const open = await sessionOpener(definition);
  const names = [...parametersOf(definition), ...HOSTILE_NAMES];
  const values = [...HOSTILE_NAMES, ...HOSTILE_NAMES.flatMap(name => [`${name}:2`, `2:${name}`, `${name}:${name}`])];
  const seen = new Set<string>();
  for (const name of names)
    for (const value of values) {
      const written = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
      for (const address of [
        { search: `?${written}`, hash: '' },
        { search: '', hash: `#${written}` },
      ]) {
        const read = readAddress(address, definition);
        // What reads alike opens alike.
        const key = JSON.stringify(read);
        if (seen.has(key)) continue;
        seen.add(key);
        const { seed, setup, texts, overrides } = read;
        const session = openRefusing(open, { seed: seed ?? 1, setup: { ...texts, ...setup }, overrides });
        if (!session) continue;
        session.start({ ...texts, ...setup });
        session.tick(session.pilot());
        expect(session.overrides, written).toEqual({});
      }
    }
});

test.each(GAMES)('$id: each setup, knob and command', async definition => {
  const open = await sessionOpener(definition);
  const session = open({ seed: 1 });
  session.start();
  for (const name of HOSTILE_NAMES) {
    session.tune(name, 2);
    for (const { name: option } of definition.start.options ?? []) open({ seed: 1, setup: { [option]: name } }).start();
    for (const text of Object.keys(definition.texts ?? {}))
      openRefusing(open, { seed: 1, setup: { [text]: name } })?.start();
    session.send({ type: name });
  }
  for (const command of commandsOf(definition, session))
    for (const text of spoiltTexts(command)) {
      session.restart(1);
      session.send(JSON.parse(text) as Json);
      session.tick(session.pilot());
    }
  playOn(session);
});

test.each(GAMES)('$id: each key and value of a replay', async definition => {
  const open = await sessionOpener(definition);
  const recorded = open({ seed: 1 });
  recorded.start();
  for (const command of commandsOf(definition, recorded).slice(0, 3)) recorded.send(command);
  playOn(recorded);
  const { result, ...replay } = recorded.replay();
  const session = open({ seed: 2 });
  for (const text of spoiltTexts({ ...replay, result: null } as unknown as Json)) {
    const read = readReplay(text, definition.id);
    if (typeof read === 'string') expect(read).toMatch(/Nothing was changed\.$/);
    else {
      session.watch(read);
      session.seek(read.ticks);
    }
  }
  expect(result).toBeDefined();
  expect(writeReplay(session.replay())).toBeTruthy();
});

test.each(GAMES)('$id: each key and value of a saved game and a career', async definition => {
  const { default: runtime } = await definition.load();
  const open = await sessionOpener(definition);
  const { savedGame, career } = runtime;
  if (career)
    for (const text of spoiltTexts(career.initial)) {
      const spoilt = JSON.parse(text) as Json;
      const refusal = career.validate(spoilt);
      if (refusal === null) open({ seed: 1, begin: { career: spoilt } }).start();
      else expect(refusal).toMatch(/\.$/);
      open({ seed: 1, begin: { career: spoilt } });
    }
  if (!savedGame) return;
  const session = open({ seed: 1 });
  session.start();
  let kept: Json = null;
  for (let i = 0; i < 60 * 60 && kept === null; i++) {
    session.tick(session.pilot());
    kept = savedGame.serialize(session.state as Readonly<object>);
  }
  expect(kept).not.toBeNull();
  for (const text of spoiltTexts(kept, 1)) {
    const spoilt = JSON.parse(text) as Json;
    const refusal = savedGame.validate(spoilt);
    if (refusal !== null) expect(refusal).toMatch(/\.$/);
    else {
      savedGame.summary?.(spoilt);
      open({ seed: 1, begin: { kept: spoilt, awaySeconds: 5 } }).start();
    }
  }
});

test.each(GAMES)('$id: each key and value of an answer of its Worker', async definition => {
  const { default: runtime } = await definition.load();
  const work = await runtime.work?.runInline();
  if (!work) return;
  const open = await sessionOpener(definition);
  const { acts = [] } = goldenOf(definition) ?? {};
  const answer = acts.flatMap(([, act]) => ('answer' in act ? [act.answer] : []))[0] ?? null;
  for (const text of spoiltTexts(answer)) {
    const session = open({ seed: 1 });
    session.start();
    const { request } = session.store.getState();
    if (request) session.respond(request, JSON.parse(text) as Json);
    const replay = session.replay();
    session.watch({ ...replay, ticks: 3, acts: [[0, { answer: JSON.parse(text) as Json }]] });
    session.seek(3);
  }
});
