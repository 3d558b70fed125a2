// What people say to the house and do in it, each with the kind of answer it must get: ways in a row, far rooms, slips, other languages, insults, the accusation.
// A block begins with how full the house is, the case, and what was said before, apart by " / ". Several events stand apart by "; ".

export const UNDERSTOOD_HOUSE = `
@ empty 5
n e s w | goes foyer; goes dining; refuses
n e n | goes foyer; goes dining; goes kitchen
north east | goes foyer; goes dining
north, east | goes foyer; goes dining
north west north | goes foyer; goes living; goes kitchen
n u e | goes foyer; goes upstairs; goes study
go north east north | goes foyer; goes dining; goes kitchen
go n, then e | goes foyer; goes dining
walk north and then up | goes foyer; goes upstairs
north north | goes foyer; refuses
go up | refuses
go northwest | refuses
go to the foyer | goes foyer
go to the kitchen | goes foyer; goes kitchen
go to the study | goes foyer; goes upstairs; goes study
walk to the bedroom | goes upstairs; goes bedroom
take me to the library | goes upstairs; goes study
head over to the dining room | goes foyer; goes dining
to the kitchen | goes foyer; goes kitchen
kitchen | goes foyer; goes kitchen
i want to go to the study | goes foyer; goes upstairs; goes study
enter the living room | goes foyer; goes living
go to the drawing room | goes foyer; goes living
back to the hall | goes foyer
let's go upstairs | goes foyer; goes upstairs
run to the landing | goes foyer; goes upstairs
go to the cellar | reports nosuchroom
go to the attic | reports nosuchroom
where is the cellar | reports nosuchroom
cellar | reports nosuchroom
is there a basement | reports nosuchroom
go to the bathroom | reports nosuchroom
go down to the wine cellar | reports nosuchroom
walk into the garden | looks trees
go to the moon | looks night
solve the case | reports accusation
solve | reports accusation
solve it | reports accusation
solve the murder | reports accusation
i have solved the case | reports accusation
i solved it! | reports accusation
case solved | reports accusation
i know who did it | reports accusation
i know who the murderer is | reports accusation
name the murderer | reports accusation
make an accusation | reports accusation
i want to make an accusation | reports accusation
i want to accuse someone | reports accusation
whom should i accuse | reports accusation
who should I accuse? | reports accusation
how do i accuse somebody | reports accusation
the murderer is the cook | reports suspicion
the murderer is Bruno | reports suspicion
the killer is felix | reports suspicion
the culprit is clara moss | reports suspicion
the murderer was dorian | reports suspicion
it is the gardener | reports suspicion
it's Ada! | reports suspicion
it was the doctor, in the study, with the lamp | reports suspicion
ada is the murderer | reports suspicion
the cook is the killer | reports suspicion
felix killed him | reports suspicion
edith did it | reports suspicion
i'm sure it was dorian | reports suspicion
my guess is edith | reports suspicion
i bet it was felix | reports suspicion
my suspect is bruno | reports suspicion
i suspect the actor | reports suspicion
murderer: edith crane | reports suspicion
is it bruno? | reports suspicion
was it clara? | reports suspicion
could it be felix | reports suspicion
the murderer is the butler | reports accusation
the killer is me | reports accusation
j'accuse felix | ends
J'accuse! | refuses Accuse who?
i accuse ada finch | ends
i hereby accuse edith | ends
arrest the gardener | ends
accuse the doctor of murder | ends
accuse | refuses Accuse who?
accuse somebody | refuses That's not someone here.
this game sucks | acts jeer
this is stupid | acts jeer
stupid game | acts jeer
you are stupid | acts jeer
you idiot | acts jeer
i hate this game | acts jeer
this is boring | acts jeer
boring | acts jeer
what a dumb game | acts jeer
worst game ever | acts jeer
you suck | acts jeer
lame | acts jeer
shut up | acts jeer
this parser is useless | acts jeer
are you stupid? | acts jeer
do you understand anything? | acts jeer
you don't understand me | acts jeer
full score | reports score
show score | reports score
what is my score | reports score
what's the score? | reports score
my score | reports score
how many points do i have | reports score
how am i doing | reports score
am I winning? | reports score
score please | reports score
¿quién es el asesino? | reports language
quién | reports language
¿Quién? | reports language
hola | reports language
¿dónde estoy? | reports language
abre la puerta | reports language
mirar alrededor | reports language
où suis-je ? | reports language
qui est le meurtrier | reports language
aller au nord | reports language
bonjour | reports language
regarde la maison | reports language
wer ist der Mörder? | reports language
gehe nach Norden | reports language
wo bin ich | reports language
Hilfe! | reports language
untersuche den Regenschirm | reports language
chi è l'assassino | reports language
dove sono | reports language
vai a nord | reports language
quem é o assassino? | reports language
onde estou | reports language
wie is de moordenaar | reports language
kim katil | reports language
кто убийца? | reports language
誰が殺した | reports language
από πού | reports language
vem är mördaren | reports language
kto jest mordercą | reports language
examiné | reports language
éxamine the umbrella | looks umbrella
x the façade | looks house
examien umbrela | refuses
examin the umbrela | refuses
oops | reports nothing
x umbrella and gate | looks umbrella; looks gate
look around the house | looks house
where have i been | reports unseen
where haven't i been? | reports unseen
which rooms have i not seen | reports unseen
what rooms are left | reports unseen
what haven't i seen | reports missed
where should i go next | reports missed
what should i do next? | reports missed
what now? | reports missed
i'm stuck | reports missed
what have i missed? | reports missed
what did i miss | reports missed
what am i missing | reports missed
did i miss anything | reports missed
have i overlooked something | reports missed
what is still missing | reports missed
what do i still need | reports missed
what's left to do | reports missed
how many clues | reports count
how many clues are there | reports count
how many traces have i found? | reports count
how many rooms are there | reports count
how many guests are alive | reports count
how many people are dead | reports count
how many moves have i made | reports count
how many suspects are left? | reports count
number of clues | reports count
gather everyone | gathers
`;
