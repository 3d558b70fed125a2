// Lessons: hand-drawn rooms that each teach one idea; the search finds their start positions.

export interface Lesson {
  readonly title: string;
  /** Walls, floor and goals. */
  readonly room: string;
  /** Limit of pushes of the start position. */
  readonly most: number;
  /** A parcel at home must leave it. */
  readonly leavesHome?: boolean;
}

export const LESSONS: readonly Lesson[] = [
  { title: 'Get behind it', most: 5, room: '######\n#    ##\n#     #\n##  . #\n##    #\n#######' },
  { title: 'Round the corner', most: 9, room: '########\n#    ###\n#      #\n##     #\n##  # .#\n########' },
  { title: 'Through the door', most: 12, room: '#########\n#   #   #\n#       #\n#   # . #\n#   #   #\n#########' },
  { title: 'Two at a time', most: 12, room: '########\n#   #  #\n#   .. #\n##     #\n##  #  #\n########' },
  {
    title: 'A place to turn',
    most: 14,
    room: '#########\n#   #   #\n# #     #\n#   ### #\n####### #\n#######.#\n#########',
  },
  { title: 'The far one first', most: 14, room: '######\n#    #\n#    ####\n#     ..#\n##  #####\n#####' },
  {
    title: 'Make room',
    most: 13,
    leavesHome: true,
    room: '########\n#  ..  #\n#  ##  #\n#      #\n##    ##\n########',
  },
  { title: 'Three in a row', most: 18, room: '########\n#  #   #\n#      #\n#  ... #\n#     ##\n##    #\n#######' },
];

/** Names of the generated levels, from the easiest to the hardest. */
export const TITLES: readonly string[] = [
  ...['Valley fold', 'Mountain fold', 'Two rooms', 'The hook', 'Pinwheel', 'Paper boat', 'The crease', 'Half a turn'],
  ...['The drawer', 'Envelope', 'Kite', 'Windmill', 'Back door', 'The pleat', 'Lantern', 'Swap'],
  ...[
    'Staircase',
    'The reverse fold',
    'Crane’s neck',
    'Blind alley',
    'Letter box',
    'Fox’s den',
    'The knot',
    'Accordion',
  ],
  ...[
    'The long way home',
    'Moth',
    'Labyrinth',
    'Thousand folds',
    'The squash fold',
    'Night shift',
    'Last post',
    'The folded fox',
  ],
];
