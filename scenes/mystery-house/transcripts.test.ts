// Whole evenings, word for word: what is typed, and what the log answers.
import { expect, test } from 'vitest';
import { heard, newNight, say } from './testing.ts';

/** Plays a transcript: lines that begin with '>' are said, what follows is what the log adds. */
function plays(seed: number, transcript: string): void {
  let state = newNight(seed);
  const lines = transcript
    .trim()
    .split('\n')
    .map(line => line.trim());
  let at = 0;
  while (at < lines.length) {
    const said = lines[at++] as string;
    expect(said.startsWith('>'), said).toBe(true);
    const answers: string[] = [];
    while (at < lines.length && !(lines[at] as string).startsWith('>')) answers.push(lines[at++] as string);
    state = say(state, said.slice(1).trim()).state;
    expect(heard(state), said).toEqual(answers);
  }
}

test('what cannot be done is refused in the six sentences of the specification, word for word', () => {
  plays(
    5,
    `
    > accuse
    Accuse who?
    > accuse the butler
    That's not someone here.
    I don't know the word "butler".
    > south
    You can't go that way.
    > go sideways
    You can't go that way.
    > go
    You can't go that way.
    > examine footprint
    You don't see that here.
    > take napkin
    You don't see that here.
    > drop glass
    You're not carrying that.
    > drop all
    You're not carrying that.
    > ask ada about alibi
    That's not someone here.
    > dance
    I don't understand that command.
    I don't know the word "dance".
    `,
  );
});

test('a slip of the pen is named beside the refusal, and oops mends it', () => {
  plays(
    5,
    `
    > examien umbrella
    I don't understand that command.
    I don't know the word "examien". Did you mean "examine"? Then say oops.
    > oops
    A good umbrella with a duck's head. The duck keeps its counsel.
    > examine umbrela
    You don't see that here.
    I don't know the word "umbrela". Did you mean "umbrella"? Then say oops.
    > oops gate
    Locked, and the key is with the police. Nobody leaves before morning.
    > oops
    There is no word to mend.
    `,
  );
});

test('verbs have synonyms and abbreviations, things pronouns; all, again and several sentences are understood', () => {
  plays(
    5,
    `
    > get the umbrella
    You take an umbrella.
    > i
    You carry an umbrella.
    > put it down
    You put an umbrella down.
    > take all. drop everything; inventory
    You take an umbrella.
    You put an umbrella down.
    You carry nothing but your notebook.
    > look at gate
    Locked, and the key is with the police. Nobody leaves before morning.
    > g
    Locked, and the key is with the police. Nobody leaves before morning.
    > z
    You wait. The house creaks, and nothing else does.
    > pick up gate
    That belongs to the house.
    `,
  );
});
