// Sentences that players type, each with the event it must cause. A block begins with what was said before ("@") and how full the house is:
// in a crowded one all six guests are in every room, in an empty one nobody is.

export const SENTENCES = `
@ empty 5
look | reports room
l | reports room
look around | reports room
take a look around | reports room
where am i? | reports room
What is this place? | reports room
x house | looks house
examine the house | looks house
look at the mansion | looks house
x windows | looks windows
look at the lit windows | looks windows
x gate | looks gate
open the gate | acts open gate
unlock gate | acts open gate
climb over the gate | acts climb gate
knock on the door | acts knock door
open door | acts open door
x door | looks door
x lanterns | looks lanterns
take the lantern | acts take lanterns
x gravel | looks gravel
look at the path | looks gravel
x trees | looks trees
x garden | looks trees
x roof | looks roof
x umbrella | looks umbrella
read umbrella | looks umbrella
get the umbrella | takes umbrella
pick up the umbrella | takes umbrella
pick the umbrella up | takes umbrella
take all | takes umbrella
take everything then look | reports room
take umbrella and drop it | drops umbrella
take umbrella. throw it away | drops umbrella
open umbrella | acts open umbrella
use umbrella | acts use umbrella
break the umbrella | acts break umbrella
x it | refuses You don't see that here.
x me | looks you
who am i | looks you
x notebook | reports notes
read my notes | reports notes
notes | reports notes
what do i know? | reports notes
i | reports carried
what am i carrying | reports carried
what do I have? | reports carried
n | goes foyer
go north | goes foyer
walk north please | goes foyer
enter the house | goes foyer
go in | goes foyer
in | goes foyer
inside | goes foyer
enter | goes foyer
go to the foyer | goes foyer
foyer | goes foyer
run n | goes foyer
i want to go north | goes foyer
could you please go north | goes foyer
let's go inside | goes foyer
n. look | reports room
n, x outline | looks outline
n and u | goes upstairs
n then w then n | goes kitchen
go north and look around | reports room
n, w, x fire | looks fire
take the umbrella, then go north | goes foyer
exits | reports exits
where can i go? | reports exits
which way | reports exits
who is here? | reports who
who's here | reports who
is anybody here? | reports who
what time is it? | reports time
time | reports time
wait | acts wait
z | acts wait
wait here | acts wait
listen | acts listen
sing | acts dance
dance | acts dance
jump | acts jump
shout | acts shout
scream for help | acts shout
sit down | acts sit
stand up | acts stand
sleep | acts lie
think | acts think
pray | acts pray
smell | acts smell
hello | acts greeting
hello? | acts greeting
good evening | acts greeting
thank you | acts thanks
sorry | acts sorry
damn | acts oath
xyzzy | acts magic
help | reports help
what can i do? | reports help
how do i play | reports help
hint | reports help
score | reports score
map | reports map
about | reports about
version | reports about
save | reports save
restore | reports restore
restart | reports restore
quit | reports restore
what happened? | reports story
who was killed? | reports story
why am i here | reports story
who did it? | reports culprit
who is the murderer | reports culprit
who killed Ambrose? | reports culprit
who is alive | reports alive
who is dead? | reports dead
who is bruno? | reports whois
where is bruno? | reports where
where is everybody | reports who
where is the umbrella | reports where
where is the body? | reports where
call the police | acts call police
phone the police | acts call police
x police | looks police
x moth | looks moth
catch the moth | acts take moth
take the moth | acts take moth
x sky | looks night
x host | looks host
x murderer | looks murderer
find clues | looks umbrella
search | looks umbrella
look for evidence | looks umbrella
search the trees | looks trees
look up | looks ceiling
look north | reports exits
hide behind the trees | acts hide trees
dig in the gravel | acts dig gravel
it was bruno | reports suspicion
I think it's Edith | reports suspicion
bruno did it | reports suspicion
accuse | refuses Accuse who?
accuse the butler | refuses That's not someone here.
south | refuses You can't go that way.
go to the kitchen | goes kitchen
exit | refuses You can't go that way.
go back | refuses You can't go that way.
x footprint | refuses You don't see that here.
drop glass | refuses You're not carrying that.
ask ada about alibi | refuses That's not someone here.
take bed | refuses You don't see that here.
xxxyyy | refuses I don't understand that command.

@ empty 5 n
x chalk | looks outline
touch the outline | acts touch outline
x tiles | looks tiles
x floor | looks floor
x staircase | looks staircase
climb the stairs | goes upstairs
go upstairs | goes upstairs
up | goes upstairs
use the stairs | goes upstairs
stairs | goes upstairs
x banister | looks staircase
sit on the stairs | acts sit staircase
x paintings | looks painting
look behind the painting | looks painting
push the painting | acts push painting
x footprint | looks footprint
examine print with magnifying glass | looks footprint
use magnifying glass on footprint | looks footprint
measure the footprint | acts count footprint
take footprint | acts take footprint
x footprint. take it | acts take footprint
outline | looks outline
go back | goes front
back | goes front
out | goes front
exit | goes front
leave the house | goes front
leave | goes front
go outside | goes front
go to the dining room | goes dining
e, x napkin | looks napkin
e. get napkin. w. drop napkin | drops napkin
west | goes living
head west | goes living
walk into the living room | goes living
x carpet | looks carpet
look under the carpet | looks carpet
x walls | looks walls
knock on the wall | acts knock walls
open doors | acts open door
close the door | acts close door
listen at the door | acts listen door
go to the outline | looks outline
step up to the staircase | goes upstairs
yell | acts shout
follow ada | refuses You don't see that here.
ask | reports question
where were you? | reports question

@ empty 5 n w
x armchairs | looks armchairs
sit in the warm chair | acts sit armchairs
sit | acts sit
x cushions | looks armchairs
look under the cushions | looks armchairs
x fireplace | looks fire
put out the fire | acts extinguish fire
x rug | looks rug
look under the rug | looks rug
move rug | acts push rug
lift the rug | acts push rug
x window | looks window
look out of the window | looks window
open the window | acts open window
x curtains | looks curtains
look behind the curtains | looks curtains
pull the curtain | acts pull curtains
x painting | looks painting
x table | looks table
x glass | looks glass
smell the glass | looks glass
lick the glass | acts taste glass
drink from the glass | acts eat glass
take glass | takes glass
take glass then go north then drop it | drops glass
n | goes kitchen
x pans. x it | refuses You don't see that here.

@ empty 5 n e
x table | looks table
x soup | looks soup
taste the soup | acts taste soup
eat soup | acts eat soup
x candles | looks candles
blow out the candles | acts extinguish candles
light a candle | acts light candles
x chairs | looks chairs
x plates | looks plates
count the knives | acts count plates
smell napkin | looks napkin
take napkin and go north | goes kitchen
put napkin on table | refuses You're not carrying that.

@ empty 5 n e n
x clock | looks clock
what is on the stove | looks stove
open the stove | acts open stove
x pans | looks pans
x cupboard | looks cupboard
open drawers | acts open cupboard
x herbs | looks herbs
smell the basil | acts smell herbs
x ash | looks ash
x saucer | looks ash
take ash | acts take ash
taste the ash | acts taste ash
x pot | looks pot
leave | goes dining
return | goes dining

@ empty 5 n u
x portraits | looks portraits
x fox painting | looks portraits
turn portrait around | acts turn portraits
x carpet | looks carpet
x watch | looks watch
wind the watch | acts turn watch
take watch, i | reports carried
downstairs | goes foyer
go downstairs | goes foyer
study | goes study
go to the library | goes study

@ empty 5 n u w
x bed | looks bed
look under the bed | looks bed
lie on the bed | acts lie bed
go to bed | acts lie
x mirror | looks mirror
x dressing table | looks dresser
x pillow | looks bed
open drawer | acts open dresser
x hairbrush | looks hairbrush
brush | looks hairbrush
x candle | looks candle

@ empty 5 n u e
x desk | looks desk
x drawer | looks drawer
what is in the drawer? | looks drawer
search the desk | looks desk
x books | looks books
read a book | looks books
pull a book | acts pull books
x lamp | looks lamp
turn off the lamp | acts extinguish lamp
climb the ladder | acts climb ladder
x thread | looks thread
x bills | looks desk
x pen | looks desk
write a letter | refuses You don't see that here.

@ crowded 3 n
x bruno | looks bruno
x the gardener | looks bruno
look at Mr. Vale | looks bruno
x people | looks ada
x bruno's shoes | looks bruno
x shoes | looks ada
bruno, where were you? | speaks bruno alibi
Bruno where were you | speaks bruno alibi
where were you, bruno? | speaks bruno alibi
ask bruno where he was | speaks bruno alibi
ask bruno about his alibi | speaks bruno alibi
ask bruno about alibi and motive | speaks bruno motive
ask ada and clara about tobacco | speaks clara tobacco
ask everybody about the alibi | speaks felix alibi
ask all about scent | speaks edith scent
bruno, do you smoke? | speaks bruno tobacco
ask bruno if he smokes | speaks bruno tobacco
ask the doctor about lavender | speaks clara scent
ada, what did you see | speaks ada alibi
ada, did you kill him? | speaks ada murder
ada, did you do it? | speaks ada murder
ask ada who did it | speaks ada murder
ada, why did you hate ambrose? | speaks ada motive
ask ada about the host | speaks ada motive
ask ada about bruno | speaks ada bruno
ask ada about herself | speaks ada self
ada, who are you? | speaks ada self
ada, how are you? | speaks ada feelings
tell me about ada | reports question
ask ada about the murder | speaks ada murder
ask ada about the napkin | speaks ada napkin
ask ada about the glass | speaks ada glass
talk to ada | speaks ada nothing
speak with the cook | speaks ada nothing
ada | speaks ada nothing
hello ada | speaks ada greeting
hello ada, where were you? | speaks ada alibi
ada, hello | speaks ada greeting
thank you ada | speaks ada thanks
tell ada about bruno | speaks ada bruno
tell ada about the murder | speaks ada murder
ada, tell me about clara | speaks ada clara
interrogate felix | speaks felix nothing
show footprint to ada | shows footprint ada
show ada the footprint | shows footprint ada
give footprint to bruno | shows footprint bruno
show the outline to clara | shows outline clara
follow ada | acts follow ada
kiss edith | acts kiss edith
hit felix | acts attack felix
kill dorian | acts attack dorian
take ada | acts take ada
touch ada | acts touch ada
smell ada | looks ada
ada, go north | speaks ada order
tell bruno to wait | speaks bruno order
bruno, give me the glass | speaks bruno order
where is ada | reports where
is bruno lying? | reports trust
who is lying? | reports lies
x ada and bruno | looks bruno
talk to ada. ask her about tobacco | speaks ada tobacco
x felix then ask him about scent | speaks felix scent
confront edith | speaks edith lie
ask bruno about xylophones | speaks bruno unknown
accuse edith | solved
`;
