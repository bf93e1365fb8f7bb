import type { Engine } from '../../engine/engine.ts'
import { ChangeDetector } from '../../engine/world/persistence.ts'
import type { WorldSnapshot } from '../../engine/world/snapshot.ts'
import type { World } from '../../engine/world/world.ts'
import { DEFAULT_WORLD } from '../../engine/world/world.ts'
import { createIndexedDbStore, type KeyValueStore } from './key-value-store.ts'

export interface WorldStorageOptions {
  readonly store?: KeyValueStore
  /** Runs one job at a time per name, across all tabs. */
  readonly lock?: <T>(name: string, act: () => Promise<T>) => Promise<T>
  /** Prints a line when a world had to be given up. */
  readonly say?: (line: string) => void
  /** Number of worlds stored beside the default one, and ms that an unused one stays. */
  readonly maxWorlds?: number
  readonly maxIdle?: number
}

const VERSION = 'version:'
const DAY = 86_400_000
/** ms between two writes of the last use of an unchanged world. */
const USED_EVERY = 600_000

/** A world in the engine of this page. */
interface LoadedWorld {
  readonly world: World
  /** The version in the store. */
  version: number
  changed: boolean
  used: number
}

/**
 * The worlds of one origin, stored in IndexedDB. Under a world's Web Lock a tab loads its latest state (another tab may have changed it),
 * handles the request and saves the result, so that reloads and tabs share the world. A request that changed nothing writes nothing:
 * its journal entry is stored with the next change.
 */
export class WorldStorage {
  readonly #engine: Engine
  readonly #store: KeyValueStore
  readonly #lock: NonNullable<WorldStorageOptions['lock']>
  readonly #say: (line: string) => void
  readonly #maxWorlds: number
  readonly #maxIdle: number
  readonly #loaded = new Map<string, LoadedWorld>()

  constructor(engine: Engine, options: WorldStorageOptions = {}) {
    this.#engine = engine
    this.#store = options.store ?? createIndexedDbStore('nusaria', 'worlds')
    this.#lock = options.lock ?? ((name, act) => navigator.locks.request(name, act))
    // biome-ignore lint/suspicious/noConsole: a page has no other log
    this.#say = options.say ?? ((line) => console.warn(line))
    this.#maxWorlds = options.maxWorlds ?? 20
    this.#maxIdle = options.maxIdle ?? 7 * DAY
  }

  /** Runs `act` on the latest state of a world and saves the changes. */
  withLock<T>(id: string, act: () => Promise<T>): Promise<T> {
    return this.#lock(`nusaria-world-${id}`, async () => {
      await this.#refresh(id)
      const result = await act()
      await this.save(id)
      return result
    })
  }

  /** Saves a changed world under a new version. Needs its lock, except for a new world. */
  async save(id: string): Promise<void> {
    const world = this.#engine.worlds.has(id) ? await this.#engine.worlds.get(id) : null
    if (!world) return
    const before = this.#loaded.get(id)
    const held = before?.world === world ? before : this.#track(world, before?.version ?? 0)
    const now = Date.now()
    if (held.changed) {
      await this.#store.set([
        [VERSION + id, held.version + 1],
        [`world:${id}`, world.snapshot()],
        [`used:${id}`, now],
      ])
      Object.assign(held, { version: held.version + 1, changed: false, used: now })
      if (held.version === 1) await this.#makeRoom(id)
    } else if (now - held.used > USED_EVERY) {
      await this.#store.set([[`used:${id}`, now]])
      held.used = now
    }
  }

  async drop(id: string): Promise<void> {
    this.#loaded.delete(id)
    await this.#store.remove([VERSION + id, `world:${id}`, `used:${id}`])
  }

  async #refresh(id: string): Promise<void> {
    const { worlds } = this.#engine
    const version = await this.#store.get(VERSION + id)
    const held = this.#loaded.get(id)
    if (version === undefined) {
      // Another tab deleted it, or it never existed: the engine creates the default one itself.
      if (id !== DEFAULT_WORLD || held) worlds.delete(id)
      this.#loaded.delete(id)
      return
    }
    if (version === held?.version && worlds.has(id)) return
    try {
      const snapshot = (await this.#store.get(`world:${id}`)) as WorldSnapshot | undefined
      if (snapshot?.format !== 2) throw new Error('another version of the shop wrote it')
      this.#track(await worlds.put(snapshot), Number(version)).changed = false
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      const then = id === DEFAULT_WORLD ? 'A new one is created.' : 'It is gone.'
      this.#say(`The world "${id}" that this browser stored can't be used: ${why}. ${then}`)
      worlds.delete(id)
      await this.drop(id)
    }
  }

  /** Watches a loaded world for changes. It counts as changed until it is saved. */
  #track(world: World, version: number): LoadedWorld {
    const held: LoadedWorld = { world, version, changed: true, used: Date.now() }
    const sense = new ChangeDetector(world.meta())
    world.persistTo(
      {
        restore: async () => null,
        save: async (change) => {
          held.changed = sense.detect(change) || held.changed
        },
      },
      () => undefined,
    )
    this.#loaded.set(world.id, held)
    return held
  }

  /** Removes the worlds unused for longest to make room for a new one. */
  async #makeRoom(created: string): Promise<void> {
    const ids = (await this.#store.keys()).filter((key) => key.startsWith(VERSION)).map((key) => key.slice(VERSION.length))
    const others = ids.filter((id) => id !== DEFAULT_WORLD && id !== created)
    const used = await Promise.all(others.map(async (id) => ({ id, at: Number((await this.#store.get(`used:${id}`)) ?? 0) })))
    used.sort((a, b) => b.at - a.at)
    for (const [at, each] of used.entries()) {
      if (at >= this.#maxWorlds - 1 || Date.now() - each.at > this.#maxIdle) await this.drop(each.id)
    }
  }
}
