import { createStore, del, get, setMany, type UseStore } from 'idb-keyval'
import type { Engine } from '../kernel/engine.ts'
import type { WorldSnapshot } from '../world/snapshot.ts'
import { DEFAULT_WORLD } from '../world/worlds.ts'

/**
 * The worlds of one origin, kept in IndexedDB. Whoever works on a world holds its Web Lock, finds its latest state (another tab
 * may have changed it since) and leaves the outcome behind, so that reloads and tabs share it.
 */
export class WorldVault {
  readonly #engine: Engine
  readonly #store: UseStore
  /** The version of each world this page has in its engine. */
  readonly #versions = new Map<string, number>()

  constructor(engine: Engine, name = 'nusaria') {
    this.#engine = engine
    this.#store = createStore(name, 'worlds')
  }

  /** Does something on the latest state of a world and saves what it did. */
  locked<T>(id: string, act: () => Promise<T>): Promise<T> {
    return navigator.locks.request(`nusaria-world-${id}`, async () => {
      await this.#refresh(id)
      const result = await act()
      await this.save(id)
      return result
    })
  }

  /** Saves a world under a new version. Needs its lock, unless nobody else can know it yet. */
  async save(id: string): Promise<void> {
    if (!this.#engine.worlds.has(id)) return
    const world = await this.#engine.worlds.get(id)
    if (!world) return
    const version = (this.#versions.get(id) ?? 0) + 1
    await setMany(
      [
        [`version:${id}`, version],
        [`world:${id}`, world.snapshot()],
      ],
      this.#store,
    )
    this.#versions.set(id, version)
  }

  async drop(id: string): Promise<void> {
    this.#versions.delete(id)
    await del(`version:${id}`, this.#store)
    await del(`world:${id}`, this.#store)
  }

  async #refresh(id: string): Promise<void> {
    const { worlds } = this.#engine
    const version = await get<number>(`version:${id}`, this.#store)
    if (version === undefined) {
      // Another tab deleted it, or nobody has begun it: the engine begins the default one by itself.
      if (id !== DEFAULT_WORLD || this.#versions.has(id)) worlds.delete(id)
      this.#versions.delete(id)
      return
    }
    if (version === this.#versions.get(id)) return
    const snapshot = await get<WorldSnapshot>(`world:${id}`, this.#store)
    this.#versions.set(id, version)
    try {
      if (snapshot) await worlds.put(snapshot)
    } catch {
      // Saved by an older build whose rows no longer fit: the default world begins anew, another is gone.
      worlds.delete(id)
    }
  }
}
