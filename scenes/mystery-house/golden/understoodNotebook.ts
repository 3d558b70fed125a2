// What people ask the notebook, and say to several guests at once, each with the kind of answer it must get. Its form is that of understoodHouse.ts.

export const UNDERSTOOD_NOTEBOOK = `
@ crowded 3 / n / x footprint / ask edith about alibi / ask ada about alibi / x bruno / ask ada about scent
who has red hair | reports traits
who has dark hair? | reports traits
who has fair hair | reports traits
who is blonde | reports traits
whose hair is dark | reports traits
who wears gloves | reports traits
who wears leather gloves? | reports traits
who is wearing wool gloves | reports traits
who has gloves | reports traits
who is left-handed | reports traits
who is left handed? | reports traits
who is a lefty | reports traits
who smokes | reports traits
who smokes a pipe? | reports traits
who doesn't smoke | reports traits
who smells of lavender | reports traits
who wears perfume | reports traits
who wears no scent | reports traits
who has small shoes | reports traits
who has big feet | reports traits
who wears large shoes? | reports traits
which guests are right-handed | reports traits
which of them smokes | reports traits
does anyone have red hair | reports traits
is anyone left-handed | reports traits
did anyone smell of lavender | reports traits
anyone with small shoes? | reports traits
list everyone with dark hair | reports traits
who fits the footprint | reports traits
whose shoe is it | reports traits
who matches the clues | reports suspects
who fits | reports suspects
how many clues do I have | reports count
how many traces are left | reports count
how many suspects | reports count
how many alibis have i heard | reports count
how many have i asked | reports count
how many people have died | reports count
how many lies | reports count
how far am i | reports missed
what have i missed | reports missed
what do i need to prove it | reports missed
what is missing for the proof | reports missed
which clues are missing | reports missed
which traces have i not found | reports missed
can i prove it? | reports missed
do i have enough evidence | reports missed
is that enough to accuse | reports missed
where haven't i been | reports unseen
where have i not been yet | reports unseen
which rooms haven't i visited | reports unseen
have i been everywhere | reports unseen
have i seen the whole house | reports unseen
did i visit the study | reports unseen
whom haven't i asked | reports unasked
who haven't i asked? | reports unasked
who have i not asked about tobacco | reports unasked
who haven't i talked to | reports unasked
who have i not questioned yet | reports unasked
whom do i still have to ask | reports unasked
whom did i forget | reports unasked
who is left to ask | reports unasked
who have i spoken to | reports unasked
who have i examined | reports unasked
who haven't i looked at | reports unasked
whom should i ask next | reports unasked
what did Ada smell of | reports known
what did ada smell like? | reports known
does ada wear lavender | reports known
what scent does ada wear | reports known
what does bruno look like | reports known
what colour is bruno's hair | reports known
is bruno left-handed | reports known
which hand does bruno use | reports known
what gloves does bruno wear? | reports known
what do i know about bruno | reports known
what do i know of felix | reports known
what do we know about the cook | reports known
tell me what i know about edith | reports known
notes on bruno | reports known
what have i found out about clara | reports known
where did ada say she was | reports known
where did edith claim to be? | reports known
where was edith at nine | reports known
what was ada's alibi | reports known
what is edith's alibi? | reports known
does edith have an alibi | reports known
who was ada with | reports known
was ada with edith? | reports known
where did everybody say they were | reports alibis
where did everyone say they were? | reports alibis
where was everybody at nine | reports alibis
where were they all | reports alibis
what are the alibis | reports alibis
list all alibis | reports alibis
alibis | reports alibis
who was where | reports alibis
who was with whom | reports alibis
who was in the living room | reports alibis
who was in the kitchen between nine and ten | reports alibis
who was alone | reports alibis
who has an alibi | reports alibis
who has no alibi? | reports alibis
can i trust felix | reports trust
can I trust Edith? | reports trust
should i believe ada | reports trust
do i trust bruno | reports trust
is edith lying | reports trust
did edith lie? | reports trust
is ada telling the truth | reports trust
is edith's alibi true | reports trust
is felix honest | reports trust
is clara innocent | reports trust
is edith suspicious | reports trust
could edith have done it | reports trust
is bruno ruled out | reports trust
why is bruno ruled out | reports trust
why do i suspect edith | reports trust
can anyone be trusted | reports lies
whom can i trust | reports lies
who can I trust? | reports lies
who lied | reports lies
who is lying? | reports lies
who contradicts whom | reports lies
are there any contradictions | reports lies
does anybody contradict edith | reports trust
who says otherwise | reports lies
who is left | reports suspects
who's left? | reports suspects
who is left on the list | reports suspects
who are the suspects | reports suspects
who is still suspected | reports suspects
list the suspects | reports suspects
who is ruled out | reports suspects
who can i rule out? | reports suspects
who is innocent | reports suspects
who could it be | reports suspects
whom do i suspect | reports suspects
who is my main suspect | reports suspects
who are the remaining suspects | reports suspects
repeat what edith said | reports said
repeat what ada said | reports said
what did edith say | reports said
what did ada say? | reports said
what did bruno say | reports said
what has felix told me | reports said
what did ada say about edith | reports said
tell me again what edith said | reports said
remind me what ada said | reports said
what did edith tell me | reports said
recap ada | reports said
say again what the cook said | reports said
what else did ada say | reports said
who had a motive | reports motives
who quarrelled with the host | reports motives
what are the motives | reports motives
why would bruno kill him | reports known
who have i met | reports met
who haven't i met yet | reports met
have i met clara | reports met
who is dead so far | reports dead
who is still alive? | reports alive
what does the footprint mean | looks footprint
what did the footprint say | looks footprint
notes | reports notes
what do i know so far | reports notes
summary | reports notes
read the notebook | reports notes
how many guests wear gloves | reports traits
do I know who smokes | reports traits
was felix in the kitchen | reports known
was edith alone | reports known
what was edith's story | reports known
any suspects left | reports suspects
who have i ruled out | reports suspects
what clues have I got | reports notes
list the clues | reports notes
have i found everything | reports missed
did everyone tell me their alibi | reports unasked
repeat what they said | reports alibis
it can't be ada | reports trust
edith's the murderer | reports suspicion
i know the killer | reports accusation
ask the two of them about scent | speaks ada scent; speaks felix scent
ask ada abut alibi and tobbaco | speaks ada alibi
ask them about alibi | speaks ada alibi; speaks felix alibi
ask everybody about alibi | speaks ada alibi; speaks felix alibi
ask them all about tobacco | speaks ada tobacco; speaks felix tobacco
ask ada and bruno about alibi | speaks ada alibi; speaks bruno alibi
ask ada, bruno and felix about scent | speaks ada scent; speaks bruno scent; speaks felix scent
ask ada about alibi and bruno about tobacco | speaks ada alibi; speaks bruno tobacco
ada, bruno: where were you? | speaks ada alibi; speaks bruno alibi
ada and bruno, where were you | speaks ada alibi; speaks bruno alibi
ada, bruno and clara, do you smoke? | speaks ada tobacco; speaks bruno tobacco; speaks clara tobacco
x ada and bruno. ask them about scent | speaks ada scent; speaks bruno scent
x ada and bruno. ask both about scent | speaks ada scent; speaks bruno scent
ask the others about tobacco | speaks bruno tobacco; speaks felix tobacco
ask the cook and the gardener about motive | speaks ada motive; speaks bruno motive
talk to ada and edith | speaks ada nothing; speaks edith nothing
ask both ada and edith about the host | speaks ada motive; speaks edith motive
question ada, edith and felix | speaks ada nothing; speaks edith nothing; speaks felix nothing
everyone, where were you? | speaks ada alibi; speaks felix alibi
hello ada and bruno | speaks ada greeting; speaks bruno greeting
show the footprint to ada and clara | shows footprint ada; shows footprint clara
show everyone the footprint | shows footprint ada; shows footprint felix
examine everyone | looks ada; looks felix
x bruno, clara and dorian | looks bruno; looks clara; looks dorian
ask burno abuot alibi | refuses
ask brunno about alibbi | refuses
exmaine footprnt | refuses
confront edith with ada | speaks edith ada
ring the bell | gathers
gather everyone | gathers
gather everybody in the drawing room | gathers
call everyone together | gathers
call them all into the living room | gathers
assemble the guests | gathers
bring everyone to the drawing room | gathers
summon all | gathers
everybody to the drawing room! | gathers
round up the suspects | gathers
`;
