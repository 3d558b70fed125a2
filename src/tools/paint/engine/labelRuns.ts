// Connected-component labelling by runs, with union–find: one pass labels every run of the picture and joins labels that touch;
// then the runs of the wanted region are painted. Memory is read in order, so a spiral costs hardly more than noise.

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly words: Int32Array;
  readonly target: number;
  readonly ink: number;
}

/** A box whose `right` and `bottom` are inclusive. */
interface InclusiveBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A run in one number: first pixel in the low 16 bits, the one after its last in the high 16. Pictures are narrower than 65,535. */
const ROW_END = -1;
const leftOf = (edges: number) => edges & 0xffff;
const rightOf = (edges: number) => edges >>> 16;

/** All runs in reading order, each row closed by ROW_END. Reused between fills to avoid allocations. */
const runs = { edges: new Int32Array(0), labels: new Int32Array(0) };

function reserve(length: number): void {
  if (length <= runs.edges.length) return;
  for (const stream of ['edges', 'labels'] as const) {
    const larger = new Int32Array(2 * length);
    larger.set(runs[stream]);
    runs[stream] = larger;
  }
}

/** Fills every run connected to one of the pending entries (row, x0, x1, step); extends the box by what it fills. */
export function fillLabelledRuns(picture: Picture, pending: Int32Array, box: InclusiveBox): void {
  const { width, height } = picture;
  const regions = new UnionFind();
  const rows = new Int32Array(height + 1);
  reserve(8 * width);
  runs.edges[0] = ROW_END;
  let [above, at] = [0, 1];
  for (let y = 0; y < height; y++) {
    reserve(at + width);
    rows[y] = at;
    const end = labelRow(picture, y * width, above, at, regions);
    above = at;
    at = end;
  }
  rows[height] = at;

  const seeds = new Set<number>();
  for (let entry = 0; entry < pending.length; entry += 4) {
    const x1 = pending[entry + 2] as number;
    const nearest = runAt(rows, pending[entry] as number, pending[entry + 1] as number);
    for (let run = nearest; leftOf(runs.edges[run] as number) <= x1; run++) {
      if (runs.edges[run] === ROW_END) break;
      seeds.add(runs.labels[run] as number);
    }
  }
  paint(picture, rows, regions.membersOf(seeds), box);
}

/** Union–find over labels: the root of a region is its earliest label. */
class UnionFind {
  parent = new Int32Array(1024);
  count = 0;

  /** Adds new labels up to this count, each its own root. */
  add(count: number): void {
    if (count > this.parent.length) {
      const larger = new Int32Array(count * 2);
      larger.set(this.parent);
      this.parent = larger;
    }
    for (let label = this.count; label < count; label++) this.parent[label] = label;
    this.count = count;
  }

  union(a: number, b: number): void {
    const [first, second] = [this.find(a), this.find(b)];
    if (first < second) this.parent[second] = first;
    else this.parent[first] = second;
  }

  find(label: number): number {
    const { parent } = this;
    let at = label;
    for (;;) {
      const next = parent[at] as number;
      if (next === at) return at;
      const after = parent[next] as number;
      parent[at] = after;
      at = after;
    }
  }

  /** 1 for every label in the same region as one of the seeds. */
  membersOf(seeds: Iterable<number>): Uint8Array {
    const wanted = new Uint8Array(this.count);
    for (const seed of seeds) wanted[this.find(seed)] = 1;
    for (let label = 0; label < this.count; label++) wanted[label] = wanted[this.find(label)] as number;
    return wanted;
  }
}

/** Writes the runs of a row; each takes the label of the first run above that it touches and is joined with the others. Returns where the next row begins. */
function labelRow({ words, width, target }: Picture, start: number, above: number, first: number, regions: UnionFind) {
  const { edges, labels } = runs;
  const end = start + width;
  let next = regions.count;
  let [run, over] = [first, above];
  let edgesOver = edges[over] as number;
  for (let at = start; at < end; at++) {
    if (words[at] !== target) continue;
    const left = at - start;
    do at++;
    while (at < end && words[at] === target);
    const right = at - start;
    while (rightOf(edgesOver) <= left) edgesOver = edges[++over] as number;
    let label = next;
    if (leftOf(edgesOver) < right) {
      label = labels[over] as number;
      for (let beside = edges[over + 1] as number; rightOf(edgesOver) < right; beside = edges[over + 1] as number) {
        if (leftOf(beside) >= right) break;
        edgesOver = beside;
        over++;
        if (labels[over] !== label) {
          if (regions.count < next) regions.add(next);
          regions.union(label, labels[over] as number);
        }
      }
    } else next++;
    edges[run] = left | (right << 16);
    labels[run] = label;
    run++;
  }
  edges[run] = ROW_END;
  regions.add(next);
  return run + 1;
}

/** The first run of a row that ends right of x, by binary search. */
function runAt(rows: Int32Array, y: number, x: number): number {
  let [low, high] = [rows[y] as number, (rows[y + 1] as number) - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rightOf(runs.edges[middle] as number) <= x) low = middle + 1;
    else high = middle;
  }
  return low;
}

function paint({ width, height, words, ink }: Picture, rows: Int32Array, wanted: Uint8Array, box: InclusiveBox): void {
  const { edges, labels } = runs;
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const end = (rows[y + 1] as number) - 1;
    let [least, most] = [width, 0];
    for (let run = rows[y] as number; run < end; run++) {
      if (wanted[labels[run] as number] === 0) continue;
      const [left, right] = [leftOf(edges[run] as number), rightOf(edges[run] as number)];
      if (right - left < 24) for (let at = start + left; at < start + right; at++) words[at] = ink;
      else words.fill(ink, start + left, start + right);
      if (left < least) least = left;
      most = right;
    }
    if (most === 0) continue;
    box.left = Math.min(box.left, least);
    box.right = Math.max(box.right, most - 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
}
