// Acts: verbs of everyday life that change nothing in the case, with the house's reply to each. Words in sight are named in it.

export interface ActReply {
  /** Its words, separated by blanks. */
  readonly words: string;
  /** Without a noun; absent: it asks for one. */
  readonly alone?: string;
  /** To a thing or scenery; `%` is 'the gate'. */
  readonly thing: string;
  /** To somebody here; `%` is 'Bruno'. Absent: as to a thing. */
  readonly person?: string;
  /** To a body, where the reply to a thing would be out of place. */
  readonly body?: string;
}

const STERN = 'You are here to find a murderer, not to become one.';

export const ACTS = {
  open: {
    words: 'open unlock unlatch',
    thing: 'There is nothing to open about %.',
    person: '% opens up to questions, if to anything.',
  },
  close: { words: 'close shut lock', thing: 'There is nothing to close about %.', person: '% has closed up already.' },
  knock: {
    words: 'knock rap tap',
    alone: 'You knock on the nearest wall. No hollow place.',
    thing: 'You knock on %. It sounds like paper.',
    person: '% says: "Come in," and does not laugh.',
  },
  listen: {
    words: 'listen hear eavesdrop',
    alone: 'A stair creaks, a clock ticks, somebody breathes.',
    thing: 'You listen at %. It keeps its secrets.',
    person: 'You listen. % waits for a question.',
  },
  touch: {
    words: 'touch feel pat stroke rub pet poke prod tickle',
    thing: 'You touch %. Folded paper, a little cold.',
    person: '% steps back. "Do you mind?"',
    body: 'Cold.',
  },
  push: {
    words: 'push shove lift shift roll',
    thing: 'You push %. Nothing is behind it.',
    person: '% pushes back, with manners.',
  },
  pull: { words: 'pull drag tug draw', thing: 'You pull at %. No hidden door opens.', person: '% pulls away.' },
  turn: {
    words: 'turn rotate twist flip wind set adjust reset fix repair',
    alone: 'You turn round once. The room is the same from here.',
    thing: 'You turn %. It looks the same from the other side.',
    person: '% turns to you already.',
  },
  sit: {
    words: 'sit rest',
    alone: 'You sit down for a moment, and get up again. The case will not solve itself.',
    thing: 'You would not sit on %.',
    person: '% would rather not.',
  },
  stand: {
    words: 'stand rise',
    alone: 'You are on your feet, sore as they are.',
    thing: 'You step up to %. The view is the same.',
    person: 'You stand beside %.',
  },
  lie: {
    words: 'lie sleep nap',
    alone: 'Sleep? Somebody may not wake up.',
    thing: 'You would not lie down on %.',
    person: 'Not with %, and not tonight.',
  },
  use: {
    words: 'use operate apply',
    thing: 'You try %. Examine it, rather: that is how it talks.',
    person: "% is nobody's tool. Ask instead.",
  },
  throw: {
    words: 'throw toss hurl',
    thing: 'You do not throw % about: it may be evidence.',
    person: 'You let % stand.',
  },
  eat: {
    words: 'eat drink swallow chew sip',
    alone: 'You are not hungry. Nobody here is.',
    thing: 'You do not eat evidence, and % might be some.',
    person: STERN,
  },
  taste: {
    words: 'taste lick',
    thing: 'You do not lick %. Somebody may have died of less.',
    person: 'No. Not even for science.',
  },
  break: {
    words: 'break smash destroy damage tear rip crush',
    thing: 'You leave % whole: broken evidence convinces nobody.',
    person: STERN,
  },
  attack: {
    words: 'attack hit kill kick fight punch stab shoot strangle murder slap strike',
    thing: 'You spare %. It has done nothing.',
    person: `${STERN} % looks relieved.`,
    body: 'Somebody has done that already.',
  },
  shake: { words: 'shake rattle', thing: 'You shake %. Nothing falls out.', person: '% does not shake so easily.' },
  threaten: {
    words: 'threaten warn scare frighten bully beg persuade convince',
    alone: 'You frown at the room.',
    thing: 'You frown at %. It keeps still.',
    person: '"I have been threatened by better," says %. Show what you know instead.',
  },
  sketch: {
    words: 'sketch photograph paint',
    alone: 'You sketch the room. It looks guilty.',
    thing: 'You sketch % in the notebook.',
    person: '% holds still, and looks better on paper.',
  },
  compare: {
    words: 'compare match fit',
    thing: 'The notebook compares % with what you saw of everybody. Say notes.',
    person: 'The notebook compares % with every trace. Say notes.',
  },
  comfort: {
    words: 'comfort console calm cheer soothe praise compliment',
    thing: 'You say something kind to %.',
    person: '% nods, and says no more than before.',
    body: 'Too late for that.',
  },
  insult: {
    words: 'insult mock curse tease offend spit ridicule',
    alone: 'You say what you think of the case. It does not mind.',
    thing: 'You tell % what you think of it.',
    person: '% has heard better from better detectives.',
  },
  kneel: {
    words: 'kneel crouch bend stoop squat',
    alone: 'You go down on one knee. The floor is as clean as it looks from above.',
    thing: 'You kneel beside %. Examine it, now that you are there.',
    person: 'You kneel before %, who takes it the wrong way.',
  },
  warm: { words: 'warm heat cool', thing: 'You breathe on %. It is as cold as before.', person: '% is warm enough.' },
  confess: {
    words: 'confess admit',
    alone: 'You have nothing to confess but your feet.',
    thing: 'You have nothing to confess to %.',
    person: '"To me?" says %. "You are on the wrong side of the notebook."',
  },
  introduce: {
    words: 'introduce',
    alone: 'You say your name. They knew it: you were the only guest who came late.',
    thing: 'You introduce yourself to %.',
    person: '"We have met," says %.',
  },
  stop: {
    words: 'stop interrupt trip block',
    alone: 'You stop for a moment. The night does not.',
    thing: '% does nothing that could be stopped.',
    person: '% stops, and looks at you.',
  },
  kiss: {
    words: 'kiss hug embrace love flirt',
    thing: 'You are fond of %, but not that fond.',
    person: '% is touched, and tells you nothing.',
  },
  dance: {
    words: 'dance sing whistle play',
    alone: 'You hum something slow. It does not help, but it is a long night.',
    thing: 'You hum something to %. No applause.',
    person: '% does not join in.',
  },
  jump: {
    words: 'jump hop leap skip',
    alone: 'You jump. Below you somebody asks what that was.',
    thing: 'You jump over %, and land well. Nobody saw it.',
    person: '% watches you jump, and writes you off.',
  },
  shout: {
    words: 'shout scream yell cry weep howl',
    alone: 'You call out. Six people stop talking, and go on more quietly.',
    thing: 'You shout at %. It has heard worse tonight.',
    person: '% winces. "I am not deaf."',
  },
  laugh: {
    words: 'laugh smile grin giggle clap applaud',
    alone: 'You laugh. It sounds wrong in here.',
    thing: 'You smile at %.',
    person: '% does not smile back.',
  },
  think: {
    words: 'think ponder consider deduce remember guess concentrate',
    alone: "Who differs from a trace is out. Whose word stands against another's has something to hide.",
    thing: 'You think about %. Examine it, and think again.',
    person: 'You think about %. Who differs from a trace is out.',
  },
  pray: {
    words: 'pray meditate',
    alone: 'A moment of quiet for Ambrose Quill.',
    thing: 'You bow your head before %.',
    person: '% bows, too.',
  },
  hide: {
    words: 'hide',
    alone: 'You stand behind the door for a minute. Nobody comes, and nobody confesses.',
    thing: 'You stand behind %. Your ears look out.',
    person: 'You stand behind %, who turns round.',
  },
  wake: {
    words: 'wake revive',
    alone: 'You are awake. It only feels like a dream.',
    thing: '% is not asleep.',
    person: '% is awake, and wishes not to be.',
    body: 'That sleep is longer.',
  },
  clean: {
    words: 'clean wash wipe dust sweep polish tidy',
    alone: 'You clean your glasses. You have none.',
    thing: 'You leave % as it is: dust is evidence.',
    person: '% is clean enough.',
  },
  light: { words: 'light ignite burn kindle', thing: 'You do not set fire to %.', person: STERN },
  extinguish: { words: 'extinguish douse', thing: '% does not burn.', person: '% does not burn.' },
  cut: {
    words: 'cut slice tie fold bend',
    thing: 'You leave % in one piece. Folding it again would not bring it back.',
    person: STERN,
  },
  wear: { words: 'wear don undress', thing: 'You do not dress up in %.', person: '% would not suit you.' },
  write: {
    words: 'write draw scribble note',
    alone: 'You write everything down as it is. Say notes to read it.',
    thing: 'You write on no evidence, and so not on %. Say notes to read what you wrote.',
  },
  call: {
    words: 'call phone telephone ring dial',
    alone: 'There is no telephone. The police come in the morning.',
    thing: 'You call. % does not answer.',
    person: '% is here already.',
  },
  wave: {
    words: 'wave bow nod wink point salute',
    alone: 'You bow to the room.',
    thing: 'You nod to %.',
    person: '% nods back.',
  },
  climb: {
    words: 'climb scale',
    thing: 'You do not climb on %: your knees are older than you are.',
    person: '% is no ladder.',
  },
  dig: {
    words: 'dig',
    alone: 'You dig in your memory, and find the front of the house.',
    thing: 'You dig no hole in %.',
  },
  fill: { words: 'fill empty pour spill add water', thing: 'Nothing to pour, and % is better left alone.' },
  buy: {
    words: 'buy sell pay bribe',
    alone: 'You have a notebook and no money.',
    thing: '% is not for sale.',
    person: '% looks at your shoes, and knows that you have nothing.',
  },
  count: {
    words: 'count measure weigh',
    alone: 'Eight rooms, six guests, six traces, one lie.',
    thing: 'You count %. The number is what it should be.',
    person: 'Six guests, and % is one of them.',
  },
  follow: {
    words: 'follow chase',
    alone: 'Whom? They do not run: they wait for you.',
    thing: '% goes nowhere.',
    person: '% goes nowhere while you are here.',
  },
  hold: {
    words: 'hold keep',
    thing: 'Take it, if it can be taken: you do not just stand there holding %.',
    person: '% would rather not be held.',
  },
  swim: { words: 'swim fly float', alone: 'You are a detective, and earthbound.', thing: 'Not in %.' },
} as const satisfies Readonly<Record<string, ActReply>>;

export type Act = keyof typeof ACTS | 'take' | 'smell';

export const ACT_OF: ReadonlyMap<string, Act> = new Map(
  (Object.keys(ACTS) as (keyof typeof ACTS)[]).flatMap(act =>
    ACTS[act].words.split(' ').map(word => [word, act] as const),
  ),
);
