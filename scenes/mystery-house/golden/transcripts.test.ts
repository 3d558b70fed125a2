// Transcripts: typed commands and the exact replies of the log.
import { expect, test } from 'vitest';
import { lastReply, newGame, say, TUNING } from '../rules/testing.ts';

/** Plays a transcript: lines that begin with '>' are said, what follows is what the log adds. */
function plays(seed: number, transcript: string, t = TUNING): void {
  let state = newGame(seed, {}, t);
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
    state = say(state, said.slice(1).trim(), t).state;
    expect(lastReply(state), said).toEqual(answers);
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
    Ways out: north to the foyer.
    > go sideways
    You can't go that way.
    Ways out: north to the foyer.
    > go
    You can't go that way.
    Ways out: north to the foyer.
    > examine footprint
    You don't see that here.
    No footprint is in sight.
    > take napkin
    You don't see that here.
    No napkin is in sight.
    > drop glass
    You're not carrying that.
    > drop all
    You're not carrying that.
    > ask ada about alibi
    That's not someone here.
    Ada is not here, but somewhere in the house.
    > frobnicate
    I don't understand that command.
    I don't know the word "frobnicate".
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
    The gate belongs to the house.
    `,
  );
});

/** Constants with all guests in every room and no deaths. */
const CROWDED = { ...TUNING, presentChance: 1, deathChance: 0 };
const FOYER = `Foyer
    A tiled hall with a grand staircase. Somebody has chalked an outline where the host was found.
    You see a footprint here.
    Ada Finch (cook), Bruno Vale (gardener), Clara Moss (doctor), Dorian Pike (actor), Edith Crane (librarian) and Felix Stone (engineer) are here.
    Ways out: south to the front of the house, east to the dining room, west to the living room, up to the landing upstairs.`;

test('a case of alibis: one word against another, until a third bears it out', () => {
  plays(
    3,
    `
    > n
    ${FOYER}
    > ask edith and ada about alibi
    "In the living room between nine and ten, with Ada. Nobody else was there," says Edith.
    "In the living room between nine and ten, with Felix. Nobody else was there," says Ada.
    Ada contradicts Edith: one word against another. Confront them.
    > talk to felix
    "Ask what you like," says Felix. "My alibi, the host, tobacco, scent."
    > ask about alibi
    "In the living room between nine and ten, with Ada. Nobody else was there," says Felix.
    Ada contradicts Edith, and it holds: the alibi of Edith is a lie.
    > x him
    Felix Stone, the engineer. He is left-handed, has fair hair, wears leather gloves and a small shoe.
    > ask edith about tobacco and scent
    "Never," says Edith, who does not smoke.
    "Lavender, a drop of it," says Edith, who wears a lavender scent.
    `,
    CROWDED,
  );
});

test('a case of witnesses: who swears too much admits it when asked again', () => {
  plays(
    1,
    `
    > n
    ${FOYER}
    > ask clara about alibi
    "In the kitchen between nine and ten, with Edith and Dorian. Nobody else was there," says Clara.
    > ask dorian about alibi
    "In the kitchen between nine and ten, with Edith and Clara. Nobody else was there," says Dorian.
    > again
    "As I said: in the kitchen, with Edith and Clara," says Dorian.
    > ask edith about her alibi
    "In the kitchen between nine and ten, with Dorian. Nobody else was there," says Edith.
    Dorian swears that Clara was there; Edith leaves her out. Ask Dorian about the alibi again.
    > confront dorian
    "All right," says Dorian. "In the kitchen there was Edith and me. Clara begged me to say otherwise." The alibi of Clara is a lie.
    `,
    CROWDED,
  );
});

test('a case of motives: the letter names the quarrel, and whoever quarrelled otherwise is ruled out', () => {
  plays(
    2,
    `
    > n
    ${FOYER}
    > ask bruno, clara and ada about alibi
    "In the study between nine and ten, alone," says Bruno.
    "On the landing upstairs between nine and ten, alone. I looked into the study, too: it was empty," says Clara.
    Clara contradicts Bruno: one word against another. Confront them.
    "In the kitchen between nine and ten, alone," says Ada.
    > ask bruno about the host
    "He wanted his money back by Friday. I owed him more than I own," says Bruno.
    > ask ada about motive
    "He struck me out of his will. After all these years!" says Ada.
    `,
    CROWDED,
  );
});

test('whoever lied gives in when faced with the words against it; whoever told the truth stands by it', () => {
  plays(
    3,
    `
    > n
    ${FOYER}
    > confront edith
    "In the living room between nine and ten, with Ada. Nobody else was there," says Edith.
    > ask ada about edith
    "I was in the living room. I did not see Edith between nine and ten," says Ada.
    Ada contradicts Edith: one word against another. Confront them.
    > tell ada about edith
    Ada looks you in the eye. "I know who was there, and Edith was not. Ask Edith, not me."
    > tell edith what ada said
    Edith looks at you, at the door, at the floor. "All right. Ada is right, I was not there. I was alone, and that proves nothing." The alibi of Edith is a lie.
    > confront edith with ada
    "I have said what there is to say," says Edith.
    > edith, where were you?
    "I have told you: I was alone," says Edith. "Do with it what you like."
    `,
    CROWDED,
  );
});

test('while a witness swears, the murderer points at the witness; the witness gives in to the words of the third', () => {
  plays(
    1,
    `
    > n
    ${FOYER}
    > ask clara, dorian and edith about alibi
    "In the kitchen between nine and ten, with Edith and Dorian. Nobody else was there," says Clara.
    "In the kitchen between nine and ten, with Edith and Clara. Nobody else was there," says Dorian.
    "In the kitchen between nine and ten, with Dorian. Nobody else was there," says Edith.
    Dorian swears that Clara was there; Edith leaves her out. Ask Dorian about the alibi again.
    > confront clara
    "Then ask Dorian, who was there," says Clara, a little too fast.
    > tell dorian about edith
    "All right," says Dorian. "In the kitchen there was Edith and me. Clara begged me to say otherwise." The alibi of Clara is a lie.
    `,
    CROWDED,
  );
});

test('what is shown is answered as it is true of whoever sees it, and goes into the notebook', () => {
  plays(
    3,
    `
    > n
    ${FOYER}
    > show footprint to ada
    "My shoes are large, as you see," says Ada.
    > show ada the napkin
    You don't see that here.
    No napkin is in sight.
    > give the footprint to bruno and clara
    "My shoes are large, as you see," says Bruno.
    "My shoes are small, as you see," says Clara.
    > show the letter to ada
    You don't see that here.
    No letter is in sight.
    > ask ada about the letter
    "A letter? Read it first, and then ask me," says Ada.
    `,
    CROWDED,
  );
});
