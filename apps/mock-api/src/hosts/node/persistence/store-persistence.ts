import { ChangeDetector, NotPersisted, type Persistence, type WorldChange } from '../../../engine/persistence/persistence.ts'
import type { TableDef } from '../../../engine/store/table-def.ts'
import type { WorldSnapshot } from '../../../engine/world/snapshot.ts'
import type { Write } from './checksums.ts'
import { reasonOf, type TextStore } from './level-store.ts'
import { PersistedWorld } from './persisted-world.ts'

export interface StorePersistenceOptions {
  readonly tables: Readonly<Record<string, TableDef>>
  /** Lines of the journal that stay. */
  readonly journalEntries: number
  /** Prints a line when saving fails and when it works again. */
  readonly say: (line: string) => void
}

/** ms after which journal entries are written without another change. */
const JOURNAL_DELAY = 100

/**
 * Saves a world in a store. Changes that happen while a batch is being written go into the next batch. A journal entry of a job that
 * changed nothing isn't awaited: it is written with the next change, or a moment later.
 */
export class StorePersistence implements Persistence {
  readonly store: TextStore
  readonly #options: StorePersistenceOptions
  #kept: PersistedWorld | null = null
  #snapshot: WorldSnapshot | null = null
  #writes: Write[] = []
  #sense = new ChangeDetector()
  #later: NodeJS.Timeout | undefined
  #next: Promise<void> | null = null
  #last: Promise<void> = Promise.resolve()
  #failing = false
  #closed = false

  private constructor(store: TextStore, options: StorePersistenceOptions) {
    this.store = store
    this.#options = options
  }

  /** Reads the world from an open store. Throws `UnreadableWorld` when it is none of this build. */
  static async open(store: TextStore, options: StorePersistenceOptions): Promise<StorePersistence> {
    const persistence = new StorePersistence(store, options)
    await persistence.#load()
    return persistence
  }

  /** Whether it holds a world. */
  get hasWorld(): boolean {
    return this.#snapshot !== null
  }

  async restore(): Promise<WorldSnapshot | null> {
    if (!this.#kept) await this.#reopen()
    const snapshot = this.#snapshot
    this.#snapshot = null
    return snapshot
  }

  save(change: WorldChange): Promise<void> {
    if (!this.#kept) return Promise.reject(new NotPersisted())
    this.#writes.push(...this.#kept.writesOf(change))
    if (this.#sense.detect(change)) return this.#flush()
    this.#later ??= setTimeout(() => void this.#flush().catch(() => undefined), JOURNAL_DELAY)
    // The job may have read changes that aren't written yet.
    return this.#last
  }

  #flush(): Promise<void> {
    clearTimeout(this.#later)
    this.#later = undefined
    if (!this.#next) {
      this.#next = this.#last.then(() => this.#write())
      this.#last = this.#next
    }
    return this.#next
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#later) this.#flush()
    await this.#last.catch(() => undefined)
    this.#kept = null
    await this.store.close()
  }

  async #write(): Promise<void> {
    const [kept, { head }, writes] = [this.#kept, this.#sense, this.#writes]
    this.#writes = []
    this.#next = null
    if (!kept || head === '') return
    try {
      await this.store.write([...writes, kept.metaWrite(head)])
    } catch (error) {
      throw this.#failed(error)
    }
    if (this.#failing) this.#options.say('The world is saved again.')
    this.#failing = false
  }

  /** Reads the world again from the store. What wasn't written didn't happen. */
  async #reopen(): Promise<void> {
    if (this.#closed) throw new NotPersisted()
    try {
      await this.store.close()
      await this.store.open(false)
      await this.#load()
    } catch (error) {
      throw this.#failed(error)
    }
  }

  async #load(): Promise<void> {
    const kept = new PersistedWorld(this.#options.journalEntries)
    this.#snapshot = kept.read(await this.store.read(), this.#options.tables)
    this.#kept = kept
    clearTimeout(this.#later)
    this.#later = undefined
    this.#writes = []
    this.#sense = new ChangeDetector()
    this.#next = null
    this.#last = Promise.resolve()
  }

  #failed(error: unknown): NotPersisted {
    this.#kept = null
    if (!this.#failing && !this.#closed) {
      this.#options.say(
        `The world can't be saved: ${reasonOf(error)}. It continues from its saved state; a change that can't be saved is refused with 500.`,
      )
    }
    this.#failing = true
    return new NotPersisted(error)
  }
}
