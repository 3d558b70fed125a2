// Where many sounds meet. Browsers add what comes into a node in no certain order, and sums of fractions depend on it: of two it does not. So where the
// same settings must give the same bytes, no more than two sounds ever meet in one node.

/** Where a sound goes in that begins and ends then. */
export type Route = (begins: number, ends: number) => AudioNode;

/** Adds in pairs, pairs of pairs, and so on; answers the last one. */
export function sumPairwise(context: BaseAudioContext, nodes: readonly AudioNode[]): AudioNode {
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
  return sumPairwise(context, pairs);
}

/** Lanes in which one sound follows another. Each adds the lanes after it to its own sound, so only two meet; there are as many as sound at once. */
export function mixingLanes(context: BaseAudioContext, into: AudioNode): Route {
  const lanes: { readonly node: AudioNode; free: number }[] = [];
  return (begins, ends) => {
    const empty = lanes.find(({ free }) => free <= begins);
    if (empty) {
      empty.free = ends;
      return empty.node;
    }
    const node = context.createGain();
    node.connect(lanes.at(-1)?.node ?? into);
    lanes.push({ node, free: ends });
    return node;
  };
}
