// Where many sounds meet. Browsers add what comes into a node in no certain order, and sums of fractions depend on it: of two it does not. So where the
// same settings must give the same bytes, no more than two sounds ever meet in one node.

/** Where a sound goes in that begins and ends then. */
export type Way = (begins: number, ends: number) => AudioNode;

/** Adds in pairs, pairs of pairs, and so on; answers the last one. */
export function added(context: BaseAudioContext, nodes: readonly AudioNode[]): AudioNode {
  const [first] = nodes;
  if (!first) return context.createGain();
  if (nodes.length === 1) return first;
  const pairs: AudioNode[] = [];
  for (let i = 0; i < nodes.length; i += 2) {
    const pair = context.createGain();
    nodes[i]?.connect(pair);
    nodes[i + 1]?.connect(pair);
    pairs.push(pair);
  }
  return added(context, pairs);
}

/** So many sounds of one layer at once have a lane of their own; more share the last. */
const LANES = 32;

/** Lanes in which one sound follows another, added in pairs. */
export function lanesInto(context: BaseAudioContext, into: AudioNode): Way {
  const lanes = Array.from({ length: LANES }, () => ({ node: context.createGain(), free: 0 }));
  added(
    context,
    lanes.map(({ node }) => node),
  ).connect(into);
  return (begins, ends) => {
    const lane = lanes.find(({ free }) => free <= begins) ?? lanes.at(-1);
    if (!lane) return into;
    lane.free = Math.max(lane.free, ends);
    return lane.node;
  };
}
