/** The modules of a build, and which of them begin a load. */
export interface ModuleGraph {
  /** Modules that a page or a part loads when it opens, with their weight: how much a byte more costs there. */
  readonly entries: ReadonlyMap<string, number>
  /** The static imports of a module. */
  readonly imports: (id: string) => readonly string[]
  /** A module's size in characters of source. */
  readonly size: (id: string) => number
  /** A file that isn't for grouping: all modules with its name are in it. */
  readonly fileOf: (id: string) => string | null
}

/** What one more file costs an entry, in characters of source: the names that files exchange, and worse compression. */
const COST_OF_A_FILE = 2_950

/** What one more file costs everybody: its place in the first script's list of files. */
const COST_IN_LIST = 20_000

type Bits = Uint32Array

/** One file to be. */
interface Cluster {
  readonly modules: string[]
  /** the entries that load it */
  entries: Bits
  size: number
  readonly imports: Set<Cluster>
  readonly fixed: boolean
}

function addBits(to: Bits, from: Bits): void {
  for (let word = 0; word < to.length; word += 1) to[word] = (to[word] as number) | (from[word] as number)
}

class Clusters {
  readonly #weights: readonly number[]
  readonly #all = new Set<Cluster>()
  /** `#cost` of each cluster, until the next merge */
  readonly #costs = new Map<Cluster, number>()

  constructor(graph: ModuleGraph) {
    this.#weights = [...graph.entries.values()]
    this.#group(graph, this.#users(graph))
  }

  /** The entries that load a module. */
  #users({ entries, imports }: ModuleGraph): Map<string, Bits> {
    const users = new Map<string, Bits>()
    for (const [bit, entry] of [...entries.keys()].entries()) {
      const found = new Set([entry])
      for (const id of found) for (const next of imports(id)) found.add(next)
      for (const id of found) {
        const bits = users.get(id) ?? new Uint32Array(Math.ceil(entries.size / 32))
        bits[bit >> 5] = (bits[bit >> 5] as number) | (1 << (bit & 31))
        users.set(id, bits)
      }
    }
    return users
  }

  /** One cluster for all modules of the same entries. */
  #group({ imports, size, fileOf }: ModuleGraph, users: ReadonlyMap<string, Bits>): void {
    const byKey = new Map<string, Cluster>()
    const clusterOf = new Map<string, Cluster>()
    for (const [id, bits] of users) {
      const file = fileOf(id)
      const key = file ?? bits.join()
      const cluster = byKey.get(key) ?? { modules: [], entries: bits.slice(), size: 0, imports: new Set(), fixed: file !== null }
      byKey.set(key, cluster)
      clusterOf.set(id, cluster)
      cluster.modules.push(id)
      cluster.size += size(id)
      addBits(cluster.entries, bits)
    }
    for (const [id, cluster] of clusterOf)
      for (const next of imports(id)) {
        const other = clusterOf.get(next)
        if (other && other !== cluster) cluster.imports.add(other)
      }
    for (const cluster of byKey.values()) this.#all.add(cluster)
  }

  #weightOf(bits: Bits, other: Bits = bits): number {
    let sum = 0
    for (let word = 0; word < bits.length; word += 1)
      for (let left = (bits[word] as number) | (other[word] as number); left !== 0; left &= left - 1)
        sum += this.#weights[word * 32 + 31 - Math.clz32(left & -left)] as number
    return sum
  }

  /** What the two import, directly or not; null when one imports the other through a third: the files would import each other. */
  #importsOf(a: Cluster, b: Cluster): Set<Cluster> | null {
    const found = new Set([...a.imports, ...b.imports])
    found.delete(a)
    found.delete(b)
    for (const each of found)
      for (const next of each.imports) {
        if (next === a || next === b) return null
        found.add(next)
      }
    return found
  }

  #cost(cluster: Cluster): number {
    const known = this.#costs.get(cluster)
    if (known !== undefined) return known
    const cost = this.#weightOf(cluster.entries) * (cluster.size + COST_OF_A_FILE)
    this.#costs.set(cluster, cost)
    return cost
  }

  /** Characters that all entries save when two clusters become one; what the new one imports comes with it. */
  #saving(a: Cluster, b: Cluster): number {
    let saving = COST_IN_LIST + this.#cost(a) + this.#cost(b) - this.#weightOf(a.entries, b.entries) * (a.size + b.size + COST_OF_A_FILE)
    if (saving <= 0) return saving
    const imports = this.#importsOf(a, b)
    if (!imports) return 0
    const union = a.entries.slice()
    addBits(union, b.entries)
    for (const each of imports)
      saving -= (this.#weightOf(each.entries, union) - this.#weightOf(each.entries)) * (each.size + COST_OF_A_FILE)
    return saving
  }

  #merge(a: Cluster, b: Cluster): void {
    this.#all.delete(b)
    this.#costs.clear()
    a.modules.push(...b.modules)
    a.size += b.size
    addBits(a.entries, b.entries)
    for (const next of b.imports) a.imports.add(next)
    for (const each of this.#all) if (each.imports.delete(b)) each.imports.add(a)
    a.imports.delete(a)
    for (const each of this.#importsOf(a, a) ?? []) addBits(each.entries, a.entries)
  }

  /** Merges the two that save most, until nothing is saved. A module of one entry stays in that entry's file. */
  merged(): string[][] {
    for (const each of this.#all) if (!each.fixed && this.#isSingle(each.entries)) this.#all.delete(each)
    for (;;) {
      const all = [...this.#all].filter(({ fixed }) => !fixed)
      let best: { readonly saving: number; readonly a: Cluster; readonly b: Cluster } | undefined
      for (const [index, a] of all.entries())
        for (const b of all.slice(index + 1)) {
          const saving = this.#saving(a, b)
          if (saving > (best?.saving ?? 0)) best = { saving, a, b }
        }
      if (!best) return all.map(({ modules }) => modules)
      this.#merge(best.a, best.b)
    }
  }

  #isSingle(bits: Bits): boolean {
    return bits.reduce((sum, word) => sum + (word.toString(2).match(/1/g)?.length ?? 0), 0) < 2
  }
}

/**
 * Groups modules that several entries load into files, so that an entry loads little that it doesn't need, in few files. Modules of the same
 * entries are one file; then the two files whose union saves most become one, until nothing is saved. No two files import each other.
 */
export function clusterModules(graph: ModuleGraph): string[][] {
  return new Clusters(graph).merged()
}
