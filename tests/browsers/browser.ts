// Browser: what a journey needs of an engine, so that each journey is written once and runs in all of them.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One tab of a browser in a new profile. Methods resolve once the browser has done it. */
export interface Browser {
  readonly name: 'Firefox' | 'WebKit';
  /** Folder of the files that pages download. */
  readonly downloads: string;
  /** Least width that its window can have, in CSS pixels, above that of a phone. */
  readonly narrowest: number;
  /** Loads an address; resolves at the `load` event. */
  open(address: string): Promise<void>;
  /** Result of a function that runs in the page; it can use its arguments alone. */
  evaluate<Result, Input extends readonly unknown[]>(
    run: (...input: Input) => Result | Promise<Result>,
    ...input: Input
  ): Promise<Result>;
  /** Size of the window's inside, in CSS pixels. */
  resize(size: Size): Promise<void>;
  move(to: Point): Promise<void>;
  mouseDown(): Promise<void>;
  mouseUp(): Promise<void>;
  /** `code` is that of a KeyboardEvent: KeyA, Digit1, ArrowDown, Enter, Space. */
  keyDown(code: string): Promise<void>;
  keyUp(code: string): Promise<void>;
  /** Errors so far: on the console, in the page, requests that failed. */
  faults(): Promise<readonly string[]>;
  /** Forgets the errors so far; for a journey that provokes one. */
  forgetFaults(): void;
  /** Picture of the window, PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
