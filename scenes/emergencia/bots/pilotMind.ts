// Mind of the bot: which information and tactics it uses, and what it remembers during a mission.

/** Which information and tactics a bot uses; the bot of the page uses all. */
export interface BotOptions {
  /** When it marks: after two signs, after one (walking beside the route does not count), by the clothes of the briefing, or anybody. */
  readonly proof: 'two' | 'one' | 'clothes' | 'none';
  /** Agents walk to people; else they stand where they began. */
  readonly sweeps: boolean;
  /** Sees itself, without an agent, who walks beside the route or stands long, once an agent has noted their other sign. */
  readonly looksDown: boolean;
  /** Prefers people near the route. */
  readonly guards: boolean;
  /** Prefers people in the clothes that the briefing names. */
  readonly reads: boolean;
  /** Ticks of thinking before an order. */
  readonly pace: number;
  /** Uses planning mode while it thinks. */
  readonly plans: boolean;
  /** Which fixtures it uses. */
  readonly doors: boolean;
  readonly disguises: boolean;
  readonly cameras: boolean;
  readonly radio: boolean;
}

/** Memory of the bot during a mission. */
export interface BotMemory {
  /** Ticks for which agents have had each person in sight. */
  readonly watched: Map<number, number>;
  /** Tick of the last update of `watched`. */
  looked: number;
  /** Person that each agent goes to, by numbers. */
  readonly goals: Map<number, number>;
  /** Tick since which each agent watches its person. */
  readonly stints: Map<number, number>;
  /** Agents on their way to a door or wardrobe, with the tick at which they were sent. */
  readonly errands: Map<number, number>;
}
