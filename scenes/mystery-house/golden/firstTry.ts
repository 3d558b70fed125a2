// A hundred sentences as a first-time player types them, written after the parser and without a look at it; and those that are not understood.
// A block begins with how full the house is, the case, and what was said before.

export const FIRST_TRY = `
@ empty 2
describe the house
look around carefully
examine the front of the house
who am I?
what's my name
open umbrella and look inside
check the umbrella for blood
smell the umbrella
lift the umbrella
get umbrella, go north
walk through the gate
run away
push the gate
kick the door
look at the sky
is the house empty?
count the windows
go into the hall
proceed north
step inside
ask for help
pick a fight
take the key
look for the key
who wrote the letter
@ empty 2 n
examine the scene of the crime
look at the floor tiles
examine earth
look at paintings closely
take the painting off the wall
look under the carpet on the stairs
go east and take the napkin and smell it
go west, examine glass, take it
u
climb to the second floor
walk upstairs, then go to the bedroom
sit on a chair
what is in this room?
is there anything useful here
what can i take
wipe my feet
clap
wait a minute
wait until morning
open everything
break the banister
@ empty 2 n u
look at the first portrait
examine the fox
check what time the watch shows
read the watch
take the watch and wear it
open the bedroom door
listen at the bedroom door
knock at the study door
look down the stairs
blow out candles
e
west
@ empty 2 n u w
search the bed
look in the mirror
make the bed
open the dressing table drawer
look for hair on the brush
put on lavender
open the curtains
sleep in the bed
@ crowded 6 n
good evening, ladies and gentlemen
who are you people?
everybody, where were you at nine?
where were you all?
ask ada and bruno where they were
ask the gardener for his alibi
ask bruno about his pipe
does bruno smoke?
ask clara, did you like Ambrose?
ask clara about her quarrel with ambrose
ask dorian why he was angry
dorian, is that true?
ask felix to repeat that
ask felix again
tell edith that clara contradicts her
tell edith what bruno said
edith, ada says you were not there
confront edith with ada
accuse edith of the murder?
ask bruno about the footprint
show the chalk outline to everyone
give the footprint to edith
examine bruno's gloves
look at what felix is wearing
which hand does dorian use?
check everyone's shoes
who wears wool gloves?
who smells of lavender?
ask everybody if they smoke
make clara sit down
ask ada to follow me
are you the murderer?
was it you, ada?
ada did you do it
bruno killed him!
excuse me
what do you know about bruno, ada?
ask clara about the time of death
thank everyone
`;

/** Not understood: refused in words that miss what was meant. */
export const MISSES: readonly string[] = [
  "what's my name",
  'pick a fight',
  'put on lavender',
  'good evening, ladies and gentlemen',
  'make clara sit down',
];

/** Understood and rightly refused: the gate is locked, and no chair stands in the foyer. */
export const RIGHTLY_REFUSED: readonly string[] = ['run away', 'sit on a chair'];
