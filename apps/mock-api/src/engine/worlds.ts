import type { Runtime } from './contract/runtime.ts'
import type { Persistence } from './world/persistence.ts'
import type { WorldLabel, WorldSnapshot } from './world/snapshot.ts'
import { DEFAULT_WORLD, World, type WorldShape } from './world/world.ts'
import type { WorldSize } from './world/world-size.ts'

/** A named start of a world. */
export interface WorldScenario {
  readonly name: string
  readonly title: string
  /** What it covers, e.g. the errors of its steps. */
  readonly covers: readonly string[]
  readonly seed?: string | number
  /** ms; real time unless given */
  readonly now?: number
}

const DEFAULT_SEED = 1

/** How a world starts. */
export interface WorldOptions extends WorldSize {
  /** The name of a scenario. Its seed and time are the defaults. */
  readonly scenario?: string
  /** Without one, the records are those of seed 1, and the secrets (tokens, codes) differ from world to world. */
  readonly seed?: string | number
  /** ms; real time unless given */
  readonly now?: number
  readonly frozen?: boolean
  /** Refuses unknown fields; by default as the engine. */
  readonly strict?: boolean
  readonly label?: WorldLabel
}

interface WorldsOptions {
  readonly scenarios: readonly WorldScenario[]
  readonly max?: number
  readonly maxIdle?: number
  /** The most characters that the journals of all worlds hold together; 256 million by default. */
  readonly maxJournalCharacters?: number
  /** How the default world starts. */
  readonly defaultWorld?: WorldOptions
  /** Saves the default world. Without it the world lives in memory only. */
  readonly persistence?: Persistence
}

/** A world, its last use (ms of real time) and the scenario it started with. */
interface WorldEntry {
  readonly world: World
  lastUsed: number
  readonly scenario: string | undefined
}

/** The worlds of an engine. `default` is created at its first use and can't be removed. */
export class Worlds {
  readonly #shape: WorldShape
  readonly #runtime: Runtime
  readonly #scenarios: ReadonlyMap<string, WorldScenario>
  readonly #max: number
  readonly #maxIdle: number
  readonly #maxJournalCharacters: number
  readonly #defaultWorld: WorldOptions
  readonly #persistence: Persistence | undefined
  /** By id; the least recently used first. */
  readonly #worlds = new Map<string, WorldEntry>()
  #beginning: Promise<World> | null = null

  constructor(
    shape: WorldShape,
    runtime: Runtime,
    { scenarios, max = 500, maxIdle = 6 * 3_600_000, maxJournalCharacters = 256_000_000, defaultWorld = {}, persistence }: WorldsOptions,
  ) {
    this.#shape = shape
    this.#runtime = runtime
    this.#scenarios = new Map(scenarios.map((scenario) => [scenario.name, scenario]))
    this.#max = max
    this.#maxIdle = maxIdle
    this.#maxJournalCharacters = maxJournalCharacters
    this.#defaultWorld = defaultWorld
    this.#persistence = persistence
  }

  get count(): number {
    return Math.max(1, this.#worlds.size)
  }

  /** All worlds, the least recently used first. */
  list(): readonly Readonly<WorldEntry>[] {
    return [...this.#worlds.values()]
  }

  hasScenario(name: string): boolean {
    return this.#scenarios.has(name)
  }

  /** Whether a world exists. This doesn't count as a use. */
  has(id: string): boolean {
    return id === DEFAULT_WORLD || this.#worlds.has(id)
  }

  async get(id: string): Promise<World | null> {
    const known = this.#worlds.get(id)
    if (known) {
      known.lastUsed = this.#shape.realTime()
      // Moving it to the end keeps the map in order of last use.
      this.#worlds.delete(id)
      this.#worlds.set(id, known)
      return known.world
    }
    if (id !== DEFAULT_WORLD) return null
    this.#beginning ??= this.#default().finally(() => {
      this.#beginning = null
    })
    return this.#beginning
  }

  /** The default world as it was saved, or a new one. */
  async #default(): Promise<World> {
    const persistence = this.#persistence
    const kept = await persistence?.restore()
    if (!persistence || !kept) return this.create(this.#defaultWorld, DEFAULT_WORLD)
    const world = await World.restore(this.#shape, kept)
    this.#handOver(world, persistence)
    return this.#keep(world)
  }

  /** When changes can't be saved, the world in memory is dropped: the next request restores the saved one. */
  #handOver(world: World, persistence: Persistence): void {
    world.persistTo(persistence, () => {
      if (this.#worlds.get(world.id)?.world === world) this.#worlds.delete(world.id)
    })
  }

  /** A new world with the seeded members. Throws on an unknown scenario. */
  async create({ scenario, seed, now, frozen = false, strict, label, ...size }: WorldOptions, id = randomId()): Promise<World> {
    const start = scenario === undefined ? undefined : this.#scenarios.get(scenario)
    if (scenario !== undefined && !start) throw new RangeError(`There is no scenario "${scenario}"`)
    const world = World.create(this.#shape, {
      id,
      seed: seed ?? start?.seed ?? DEFAULT_SEED,
      seededSecrets: (seed ?? start?.seed) !== undefined,
      now: now ?? start?.now ?? this.#shape.realTime(),
      frozen,
      strict,
      label,
      ...size,
    })
    if (id === DEFAULT_WORLD && this.#persistence) this.#handOver(world, this.#persistence)
    await world.enqueue(() => this.#runtime.seed(world))
    return this.#keep(world, scenario)
  }

  /** Restores a saved world in place of the one with its id. */
  async put(snapshot: WorldSnapshot, scenario?: string): Promise<World> {
    return this.#keep(await World.restore(this.#shape, snapshot), scenario)
  }

  /** Copies a world between two requests, under a new id and with a new label. */
  async fork(world: World, label: WorldLabel = {}): Promise<World> {
    const snapshot = await world.queue.run(() => world.snapshot(randomId()))
    return this.put({ ...snapshot, label }, this.#worlds.get(world.id)?.scenario)
  }

  delete(id: string): boolean {
    return this.#worlds.delete(id)
  }

  #keep(world: World, scenario?: string): World {
    const now = this.#shape.realTime()
    this.#worlds.delete(world.id)
    this.#worlds.set(world.id, { world, lastUsed: now, scenario })
    let journalCharacters = 0
    for (const { world: each } of this.#worlds.values()) journalCharacters += each.journal.size
    for (const [id, { world: each, lastUsed }] of this.#worlds) {
      if (id === DEFAULT_WORLD || id === world.id) continue
      if (this.#worlds.size <= this.#max && now - lastUsed <= this.#maxIdle && journalCharacters <= this.#maxJournalCharacters) break
      journalCharacters -= each.journal.size
      this.#worlds.delete(id)
    }
    return world
  }
}

/** An id that fits before `.localhost`. It is outside any world, so it may be random. */
function randomId(): string {
  return `w${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join('')}`
}
