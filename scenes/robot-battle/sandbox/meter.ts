// Fuel meter of the sandbox: rewrites the engine's WebAssembly so that every call, turn of a loop and copied block of the engine itself takes fuel.
// Whatever a script has the engine do is paid for as it is done, in the same units on every machine; without fuel the engine traps.

/** The exported global that holds the fuel left: an i32 that the host sets, at most 2³¹ − 1. */
export const FUEL_EXPORT = 'fuel';

/** Bytes that are copied or filled for one unit: 2 ^ this. */
const LOG2_BYTES_PER_UNIT = 6;
/** Units for each page of 64 KB by which memory grows: 2 ^ this. The machine under it has to find and clear it. */
const LOG2_UNITS_PER_PAGE = 13;

const SECTION = { custom: 0, type: 1, import: 2, function: 3, global: 6, export: 7, code: 10 } as const;
const KIND = { function: 0, global: 3 } as const;
const OP = {
  unreachable: 0x00,
  loop: 0x03,
  if: 0x04,
  end: 0x0b,
  brTable: 0x0e,
  call: 0x10,
  selectTyped: 0x1c,
  localGet: 0x20,
  globalGet: 0x23,
  globalSet: 0x24,
  memoryGrow: 0x40,
  i32Const: 0x41,
  f32Const: 0x43,
  f64Const: 0x44,
  i32LessSigned: 0x48,
  i32Subtract: 0x6b,
  i32ShiftLeft: 0x74,
  i32ShiftUnsigned: 0x76,
  bulk: 0xfc,
} as const;
const BULK = { copy: 10, fill: 11 } as const;
const I32 = 0x7f;
/** 2³¹ − 1 as an immediate: the engine starts before the host sets its fuel. */
const MAX_I32 = [0xff, 0xff, 0xff, 0xff, 0x07];
const EMPTY_BLOCK = 0x40;

/** LEB128 immediates that follow an opcode; null where it has another form, or is not known. */
function immediatesOf(op: number): number | null {
  if (op === OP.loop || op === 0x02 || op === OP.if) return 1;
  if (op === 0x0c || op === 0x0d || op === OP.call || op === 0x12) return 1;
  if (op === 0x11 || op === 0x13) return 2;
  if (op <= 0x01 || op === 0x05 || op === OP.end || op === 0x0f || op === 0x1a || op === 0x1b) return 0;
  if (op >= 0x20 && op <= 0x26) return 1;
  if (op >= 0x28 && op <= 0x3e) return 2;
  if (op >= 0x3f && op <= 0x42) return 1;
  if (op >= 0x45 && op <= 0xc4) return 0;
  if (op === 0xd0 || op === 0xd2) return 1;
  return op === 0xd1 ? 0 : null;
}

/** LEB128 immediates of the instructions behind the prefix 0xfc, by their number. */
const BULK_IMMEDIATES = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** The same program with a fuel meter. Throws on an instruction that it does not know. */
export function meter(program: Uint8Array): Uint8Array<ArrayBuffer> {
  const reader = new Reader(program);
  reader.at = 8;
  const sections: { readonly id: number; readonly body: Uint8Array }[] = [];
  while (reader.at < program.length) {
    const id = reader.byte();
    sections.push({ id, body: reader.bytes(reader.leb()) });
  }
  const bodyOf = (id: number) => sections.find(section => section.id === id)?.body ?? Uint8Array.of(0);
  const fuel = countOf(bodyOf(SECTION.global));
  const firstAdded = importedFunctions(bodyOf(SECTION.import)) + countOf(bodyOf(SECTION.function));
  const typeOfAdded = countOf(bodyOf(SECTION.type));
  const added = { copy: firstAdded, fill: firstAdded + 1, grow: firstAdded + 2 };
  const name = new TextEncoder().encode(FUEL_EXPORT);

  const out = new Writer(program.length * 1.5);
  out.bytes(program.subarray(0, 8));
  for (const { id, body } of sections) {
    if (id === SECTION.custom) continue;
    const section = new Writer(body.length * 1.5 + 64);
    if (id === SECTION.type) append(section, body, [0x60, 3, I32, I32, I32, 0], [0x60, 1, I32, 1, I32]);
    else if (id === SECTION.function) append(section, body, leb(typeOfAdded), leb(typeOfAdded), leb(typeOfAdded + 1));
    else if (id === SECTION.global) append(section, body, [I32, 1, OP.i32Const, ...MAX_I32, OP.end]);
    else if (id === SECTION.export) append(section, body, [name.length, ...name, KIND.global, ...leb(fuel)]);
    else if (id === SECTION.code) meterCode(section, body, fuel, added);
    else section.bytes(body);
    out.byte(id);
    out.leb(section.length);
    out.bytes(section.written());
  }
  return out.written();
}

/** Functions that do a priced instruction, by number. */
interface Added {
  readonly copy: number;
  readonly fill: number;
  readonly grow: number;
}

/** Copies a section that is a vector, with items appended. */
function append(out: Writer, body: Uint8Array, ...items: readonly (readonly number[])[]): void {
  const reader = new Reader(body);
  out.leb(reader.leb() + items.length);
  out.bytes(body.subarray(reader.at));
  for (const item of items) out.bytes(item);
}

const countOf = (body: Uint8Array): number => new Reader(body).leb();

/** Functions among the imports. Throws on an imported global, which would shift the number of ours. */
function importedFunctions(body: Uint8Array): number {
  const reader = new Reader(body);
  const count = reader.leb();
  for (let i = 0; i < count; i++) {
    reader.bytes(reader.leb());
    reader.bytes(reader.leb());
    if (reader.byte() !== KIND.function) throw new Error('The engine imports something that is no function.');
    reader.leb();
  }
  return count;
}

function meterCode(out: Writer, body: Uint8Array, fuel: number, added: Added) {
  const turn = chargeOf(fuel, [OP.i32Const, 1]);
  const reader = new Reader(body);
  const count = reader.leb();
  out.leb(count + 3);
  for (let i = 0; i < count; i++) {
    const code = reader.bytes(reader.leb());
    const metered = new Writer(code.length * 2 + 32);
    meterFunction(metered, code, turn, added);
    out.leb(metered.length);
    out.bytes(metered.written());
  }
  const perBlock = chargeOf(fuel, [OP.localGet, 2, OP.i32Const, LOG2_BYTES_PER_UNIT, OP.i32ShiftUnsigned]);
  const perPage = chargeOf(fuel, [OP.localGet, 0, OP.i32Const, LOG2_UNITS_PER_PAGE, OP.i32ShiftLeft]);
  const block = [OP.localGet, 0, OP.localGet, 1, OP.localGet, 2];
  for (const priced of [
    [...perBlock, ...block, OP.bulk, BULK.copy, 0, 0],
    [...perBlock, ...block, OP.bulk, BULK.fill, 0],
    [...perPage, OP.localGet, 0, OP.memoryGrow, 0],
  ]) {
    out.leb(priced.length + 2);
    out.bytes([0, ...priced, OP.end]);
  }
}

/** Instructions that take fuel and trap where it is used up. */
const chargeOf = (fuel: number, price: readonly number[]): readonly number[] => [
  ...[OP.globalGet, ...leb(fuel), ...price, OP.i32Subtract, OP.globalSet, ...leb(fuel)],
  ...[OP.globalGet, ...leb(fuel), OP.i32Const, 0, OP.i32LessSigned, OP.if, EMPTY_BLOCK, OP.unreachable, OP.end],
];

/** Copies a function with a charge at its beginning and at that of each loop, and with priced copies of blocks. */
function meterFunction(out: Writer, code: Uint8Array, turn: readonly number[], added: Added): void {
  const reader = new Reader(code);
  const locals = reader.leb();
  for (let i = 0; i < locals; i++) {
    reader.leb();
    reader.byte();
  }
  let copied = 0;
  const copyTo = (end: number) => {
    out.bytes(code.subarray(copied, end));
    copied = end;
  };
  copyTo(reader.at);
  out.bytes(turn);
  while (reader.at < code.length) {
    const at = reader.at;
    const op = reader.byte();
    const bulk = op === OP.bulk ? reader.leb() : null;
    skipImmediates(reader, op, bulk);
    if (op === OP.loop) {
      copyTo(reader.at);
      out.bytes(turn);
    }
    const instead =
      op === OP.memoryGrow ? added.grow : bulk === BULK.copy ? added.copy : bulk === BULK.fill ? added.fill : null;
    if (instead === null) continue;
    copyTo(at);
    out.bytes([OP.call, ...leb(instead)]);
    copied = reader.at;
  }
  copyTo(code.length);
}

function skipImmediates(reader: Reader, op: number, bulk: number | null): void {
  if (op === OP.brTable) reader.skipLebs(reader.leb() + 1);
  else if (op === OP.selectTyped) reader.skipLebs(reader.leb());
  else if (op === OP.f32Const) reader.at += 4;
  else if (op === OP.f64Const) reader.at += 8;
  else {
    const immediates = bulk === null ? immediatesOf(op) : (BULK_IMMEDIATES[bulk] ?? null);
    if (immediates === null)
      throw new Error(`The engine has an unknown instruction: 0x${op.toString(16)}${bulk === null ? '' : ` ${bulk}`}.`);
    reader.skipLebs(immediates);
  }
}

function leb(value: number): readonly number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return [...bytes, rest];
    bytes.push((rest & 0x7f) | 0x80);
  }
}

class Reader {
  at = 0;
  readonly #from: Uint8Array;

  constructor(from: Uint8Array) {
    this.#from = from;
  }

  byte(): number {
    if (this.at >= this.#from.length) throw new Error('The engine ends too early.');
    return this.#from[this.at++] as number;
  }

  bytes(count: number): Uint8Array {
    this.at += count;
    if (this.at > this.#from.length) throw new Error('The engine ends too early.');
    return this.#from.subarray(this.at - count, this.at);
  }

  leb(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  skipLebs(count: number): void {
    for (let i = 0; i < count; i++) while (this.byte() >= 0x80);
  }
}

class Writer {
  length = 0;
  #to: Uint8Array<ArrayBuffer>;

  constructor(capacity: number) {
    this.#to = new Uint8Array(Math.ceil(capacity));
  }

  byte(value: number): void {
    this.bytes([value]);
  }

  bytes(values: Uint8Array | readonly number[]): void {
    if (this.length + values.length > this.#to.length) {
      const larger = new Uint8Array((this.length + values.length) * 2);
      larger.set(this.#to.subarray(0, this.length));
      this.#to = larger;
    }
    this.#to.set(values, this.length);
    this.length += values.length;
  }

  leb(value: number): void {
    this.bytes(leb(value));
  }

  written(): Uint8Array<ArrayBuffer> {
    return this.#to.slice(0, this.length);
  }
}
