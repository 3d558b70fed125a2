// Targets: what buttons offer to do with a guest, a body, a thing, or as a step of the last act.

/** With the commands about it. */
export interface Target {
  readonly id: string;
  readonly kind: 'guest' | 'thing' | 'body' | 'carried' | 'step';
  /** 'Ada', 'glass', 'Lay down'. */
  readonly label: string;
  readonly says: readonly Offer[];
}

export interface Offer {
  /** Text of the button: 'Alibi'. */
  readonly label: string;
  /** The command: 'ask ada about alibi'. */
  readonly say: string;
}
