// Deterministic mixing: browsers sum the inputs of a node in no fixed order, and sums of floating-point numbers depend on it, except for two. So where
// the same settings must give the same bytes, no more than two sounds meet in one node.

/** Gives the destination node for a sound that begins and ends at these times. */
export type Route = (begins: number, ends: number) => AudioNode;

/** Sums the nodes pairwise, as a tree; returns its root. */
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

/** Mixing lanes: in a lane sounds follow one another. The lanes are chained, so only two inputs meet; there are as many lanes as simultaneous sounds. */
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
