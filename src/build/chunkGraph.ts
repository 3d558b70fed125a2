// The bundler's output chunks as a graph: found by the modules in them, followed along their imports.
import { relative, sep } from 'node:path';
import type { Rolldown } from 'vite';

export class ChunkGraph {
  readonly #byModule = new Map<string, Rolldown.OutputChunk>();
  readonly #byFile = new Map<string, Rolldown.OutputChunk>();

  constructor(root: string, written: readonly Rolldown.OutputChunk[]) {
    for (const chunk of written) {
      this.#byFile.set(chunk.fileName, chunk);
      for (const id of chunk.moduleIds) this.#byModule.set(relative(root, id).split(sep).join('/'), chunk);
    }
  }

  of(source: string): Rolldown.OutputChunk {
    const chunk = this.#byModule.get(source);
    if (!chunk) throw new Error(`The build has no chunk made from ${source}`);
    return chunk;
  }

  /** Chunks with a module whose path matches. */
  at(path: RegExp): readonly Rolldown.OutputChunk[] {
    return [...this.#byModule].filter(([source]) => path.test(source)).map(([, chunk]) => chunk);
  }

  /** The chunks with all they import, in post-order: a chunk comes after its imports. Scripts run and styles apply in this order. */
  inOrder(wanted: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
    const ordered = new Set<Rolldown.OutputChunk>();
    const visited = new Set<string>();
    const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
      if (!chunk || visited.has(chunk.fileName)) return;
      visited.add(chunk.fileName);
      for (const file of chunk.imports) visit(this.#byFile.get(file));
      ordered.add(chunk);
    };
    wanted.forEach(visit);
    return [...ordered];
  }

  /** The chunks with all they may ever load. A dynamic import is not followed to a chunk of `elsewhere`, nor from one. */
  reachedFrom(
    wanted: readonly Rolldown.OutputChunk[],
    elsewhere: ReadonlySet<Rolldown.OutputChunk>,
  ): ReadonlySet<Rolldown.OutputChunk> {
    const reached = new Set<Rolldown.OutputChunk>();
    const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
      if (!chunk || reached.has(chunk)) return;
      reached.add(chunk);
      for (const file of chunk.imports) visit(this.#byFile.get(file));
      if (elsewhere.has(chunk)) return;
      for (const file of chunk.dynamicImports) {
        const target = this.#byFile.get(file);
        if (target && !elsewhere.has(target)) visit(target);
      }
    };
    wanted.forEach(visit);
    return reached;
  }
}
