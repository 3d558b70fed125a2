// The pages, in the order of finding, and the one that stands behind the last door. Read aloud before they are changed: each number in words is asked for
// in the last house (facts.ts).

export interface Page {
  readonly title: string;
  readonly text: string;
}

const page = (title: string, text: string): Page => ({ title, text });

export const TEXTS: readonly Page[] = [
  page(
    'To whoever is in there',
    'If you can read this, you looked where nobody told you to look. Good. My name is Ada, and I fold rooms. Not boxes that look like rooms: rooms. One takes me a night and forty-two sheets, and it holds for as long as somebody looks at it. You are looking. Thank you. The way out is real, by the way. I always fold that first.',
  ),
  page(
    'Is it safe?',
    'They ask me that. Paper walls, paper floor, half an hour. I tell them what my grandmother told me: a good fold does not tear, and a bad one is not a fold. She folded rooms for sixty-seven years and lost a single one, a pantry. She said it had been a small pantry.',
  ),
  page(
    'About the palm',
    'Somebody waters the palm in the Office. I find the earth wet in the morning, and the palm is green crêpe at eighteen pence a roll. I have put up a sign: PLEASE DO NOT WATER THE PAPER. The sign is now wet too.',
  ),
  page(
    'Tom',
    'Tom wishes to be introduced. Tom keeps the labels: which lock has which number, and which case is whose. He has a system. He has had it for eleven years, and for eleven years I have found his labels on the wrong locks. Cabinet, safe, computer, all wrong. “They are right,” says Tom. He says it every time, and not even crossly.',
  ),
  page(
    'The fox',
    'The fox in the painting is not mine. It hung there when I unrolled the wall, and it hangs crooked. I have straightened it twenty-three times. I think it leans over to see the door. Foxes dislike a room with one way out. So do I, but there is only so much paper.',
  ),
  page(
    'Minutes of the meeting',
    'You will have seen that there is a meeting. There is one every day, at another time, and nobody has come to it yet. I hold it anyway. The minutes run to fifty-six pages, and every page begins: Present, Ada. Tom sends his apologies.',
  ),
  page(
    'An argument, for the record',
    '“This one goes on the safe on the second floor,” says Tom. We have no second floor, and I told him so. “Then where have I been eating my sandwiches?” I laughed. Afterwards I went to see, all the same. There are fifteen steps down to the cellar, and none up.',
  ),
  page(
    'How to fold a door',
    'Crease, open, crease again, and then leave it alone for a while, which is the hard part. A door that is watched comes out as a window. I have twenty-nine windows from my first year, and I still do not know what they look out on.',
  ),
  page(
    'The train that cannot be',
    'It is mine. I put it into the timetable to see whether anybody does the sum. One person wrote to the railway about it, a Mrs Ostrander of eighty-four Ropewalk Lane. The railway replied that it had run on time.',
  ),
  page(
    'Tea',
    'Tom has not come down for his tea. That is not like him. His coat hangs where it always does, on hook thirty-eight. (We have two coats. Do not ask about the hooks.) His case is gone. We bought our cases on the same day, mine black and his brown, so that nobody could mix them up. It worked until somebody else had to tell them apart.',
  ),
  page(
    'The third day',
    'No Tom. I fold to keep my hands busy. Now here is a thing that I would tell only somebody who is locked in. This morning’s room was new. Nobody had set foot in it; the glue was wet. On the computer sat a yellow sticker: “Tom, computer,” and three digits. The ink was wet as well. His ink dries in twenty-six minutes. I have timed it.',
  ),
  page(
    'A list',
    'I have begun a list of Tom’s labels. Column one: what it says. Column two: what it opens. There are forty-seven labels in column one. Column two is very tidy, there being nothing in it.',
  ),
  page(
    'Four in the morning',
    'My grandmother had ninety-one sayings, and numbered them, so as to save time in arguments. The last goes: A letter that comes to the wrong house is not wrong; you are. I thought of it at four in the morning and sat up so fast that I creased the bed. They are not wrong. They are for another house.',
  ),
  page(
    'Consider',
    'The bookmark says Terminal North. Ours is South; I screwed the plate on myself. He writes of a second floor. He has a label from March, for a lock that we changed in April. Somewhere there is a house like this one, folded the other way round, and Tom sits in it and reads labels to the walls. He will not starve. He never goes anywhere without thirty-three lumps of sugar.',
  ),
  page(
    'How one gets lost in a sheet',
    'The way one loses a glove. There is a moment, when the paper is turned over, at which the inside is the outside. One should not be standing in the doorway just then. I have a sign for that as well. It hangs at the height of the eyes, and Tom was reading. He had come to page seventy-four.',
  ),
  page(
    'Calling',
    'That lamp, blinking its colours in the Laboratory: that is me. I blink, and I wait by the intercom. It has answered once. “Heard you,” it said, and clicked. It was Tom’s voice, and all that it had to say to me was two words: Tom, who will talk to a kettle. I have played it back fifty-three times.',
  ),
  page(
    'Why I lock you in',
    'Because you look at things. I can fold a house in a night, but I cannot see it: one’s own folds are like one’s own accent. You go through and peer into every drawer, and then it holds. Each house that somebody has left stays standing. I climbed up and counted the chimneys: sixty-two of them. You have made me a street.',
  ),
  page(
    'A complaint',
    'A visitor complains that the dice are glued to the tray. Of course they are glued. The last time they were not, there was a tournament in the Library. It went on for nineteen days and ended in a wedding. The bride cheated.',
  ),
  page(
    'The street bends',
    'I had not planned it. Each house stands with its back to the one before, and a little askew: thirteen degrees, by the brass ruler. Do the sum. After a while such a street comes round to its own beginning. I drew it on the back of an envelope and looked at it for a long time. A street that comes round has an inside.',
  ),
  page(
    'Paw',
    'I was at the painting again, with a level, and where there had been a fox in a landscape there was a landscape. A moment later you came in through the Office door. I say nothing. I say only that there is a paw print on my memo, fifty-nine millimetres across, and that the landscape hangs perfectly straight.',
  ),
  page(
    'So that is what you are',
    'On her last evening my grandmother folded a fox, from one square, without a cut. “That one is for finding,” she said. We looked for it for years. We looked in all her boxes, and there were sixty-five. It had not occurred to anybody that it was the fox who was going to do the finding.',
  ),
  page(
    'The plan',
    'A street that comes round has an inside, and the inside must be North. So I shall fold one more house, in the middle, as much his as mine. It wants ninety-six sheets. I had one too few and tore the flyleaf out of the account book. When he is back he will notice that before he notices me.',
  ),
  page(
    'Drawer post',
    'There was a note in the desk drawer this morning, folded twice, in his hand. “Ada, your labels are all wrong. South, ground floor, black leather. I find them on everything. I have begun a list, and it stands at eighty-eight. Column two is empty. Is there any tea?”',
  ),
  page(
    'On the bottom step',
    'So all this time he has put up with mine exactly as I have put up with his. I went and sat in the Office, to think, with my cup; and when I looked down, I was pouring it into the palm. It is me. I do it when I think. By the stains I have thought seventy-one times. Kindly do not tell Tom.',
  ),
  page(
    'Locks',
    'We have come to an agreement, drawer to drawer. Neither of us trusts a number on a label any more. The locks of the last house will ask about things that only somebody who has listened to us both could know. Tom sent me forty-four questions. I have talked him down a little.',
  ),
  page(
    'Rules of the last house',
    'So that nobody can say it was not said. It is always there. Go in when you like. It keeps nobody longer than half an hour, and it will tell you which page you lack. It cannot be guessed. Tom tried, with his own questions, and held out for thirty-seven minutes. He had forgotten what my green crêpe costs.',
  ),
  page(
    'What I am afraid of',
    'If I turn the last sheet and stand wrong, there will be two of us in there reading labels to each other. So I shall not turn it. You will. You go in on one side and come out on the other, and that is all that turning a sheet is. I have put you on the letter scales to be sure. You weigh seventeen grams. That is less than your luggage.',
  ),
  page(
    'Drawer post, again',
    '“Dear Ada, it is not so bad. I have the second floor to myself. I am down to my last sugar, and to page ninety-seven, and I still do not know who did it. Do not tell me.” I know who did it. I have known for days. It is the only weapon I have.',
  ),
  page(
    'It stands',
    'Four rooms, in the middle of everything. I folded the exit first, as always. From here to there it is twenty-five paces, across a yard that was not there on Monday. From my window I can see that the lights are on. I did not put in any lights. There are two cups on the sill. I put in one.',
  ),
  page(
    'The last page',
    'This one is not hidden very well. If you have the others, you have all there is of us: what it cost, how long it took, and whose fault it was. Go to the house in the middle. Tell him that his labels are right. Say it just so; he has waited long enough. And hurry a little. I put the kettle on when you began to read, and it takes sixteen minutes. Ada.',
  ),
  page(
    'Behind the door',
    'For the record, in my own hand: the door was never locked on this side. It says PUSH. I had been pulling. We have compared our lists and they are the same list, hers with the columns the other way round, and every label fits. The kettle had just boiled. The fox is back in its painting, quite straight; it is the landscape that is crooked now. We have agreed to leave it. The palm is doing well. Tom. P.S. It was the gardener. She held out until the second cup.',
  ),
];
