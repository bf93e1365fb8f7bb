import { ChangeDetector, NotPersisted, type Persistence, type WorldChange } from '../../../engine/persistence/persistence.ts'
import type { TableDef } from '../../../engine/store/table-def.ts'
import type { WorldSnapshot } from '../../../engine/world/snapshot.ts'
import type { Write } from './checksums.ts'
import { reasonOf, type TextStore } from './level-store.ts'
import { PersistedWorld } from './persisted-world.ts'

export interface StorePersistenceOptions {
  readonly tables: Readonly<Record<string, TableDef>>
  /** Lines of the journal that stay. */
  readonly journalKept: number
  /** Told in words when keeping fails and when it works again. */
  readonly say: (line: string) => void
}

/** ms after which lines of the journal are written that nothing else took along. */
const JOURNAL_DELAY = 100

/**
 * Keeps a world in a store: what the turns changed while one batch was being written goes into the next. A turn that changed nothing
 * leaves a line in the journal, which isn't waited for: it goes with the next change, or a moment later.
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

  /** Over a store that is open. Throws `Unfit`, or what the store throws, when it holds no world of this build. */
  static async open(store: TextStore, options: StorePersistenceOptions): Promise<StorePersistence> {
    const keeper = new StorePersistence(store, options)
    await keeper.#load()
    return keeper
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
    // What a reading saw may still be on its way.
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
    if (this.#failing) this.#options.say('The world is kept again.')
    this.#failing = false
  }

  /** Memory follows the store: what was written is read again, and the rest didn't happen. */
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
    const kept = new PersistedWorld(this.#options.journalKept)
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
        `The world can't be kept: ${reasonOf(error)}. It goes on from what is kept; what can't be kept is refused with 500.`,
      )
    }
    this.#failing = true
    return new NotPersisted(error)
  }
}
