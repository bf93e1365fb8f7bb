import type { TableDef } from '../../../engine/store/table-def.ts'
import { ChangeDetector, NotPersisted, type Persistence, type WorldChange, type WorldMeta } from '../../../engine/world/persistence.ts'
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
export const JOURNAL_DELAY = 100

type Entries = Awaited<ReturnType<TextStore['read']>>

/**
 * Saves a world in a store. Changes that happen while a batch is being written go into the next batch. A journal entry of a job that
 * changed nothing isn't awaited: it is written with the next change, or a moment later. While the store can't be written, as on a full disk,
 * the world stays readable as it was last saved, and each change tries the store again.
 */
export class StorePersistence implements Persistence {
  readonly store: TextStore
  readonly #options: StorePersistenceOptions
  #kept: PersistedWorld | null = null
  #snapshot: WorldSnapshot | null = null
  /** By key: a later write replaces an earlier one. */
  #writes = new Map<string, Write>()
  /** Whether they have more than journal entries. */
  #changed = false
  #sense = new ChangeDetector()
  #later: NodeJS.Timeout | undefined
  #next: Promise<void> | null = null
  #last: Promise<void> = Promise.resolve()
  /** What was saved before a write failed; null while the store can be written. After a failed write LevelDB must be opened again. */
  #saved: Entries | null = null
  #failing = false
  #closed = false

  private constructor(store: TextStore, options: StorePersistenceOptions) {
    this.store = store
    this.#options = options
  }

  /** Reads the world from an open store. Throws `UnreadableWorld` when it is none of this build. */
  static async open(store: TextStore, options: StorePersistenceOptions): Promise<StorePersistence> {
    const persistence = new StorePersistence(store, options)
    persistence.#load(await store.read())
    return persistence
  }

  /** Whether it holds a world. */
  get hasWorld(): boolean {
    return this.#snapshot !== null
  }

  /** The last saved request of a world that was just opened, for messages. */
  get lastRequest(): string {
    const last = this.#snapshot?.journal.entries.at(-1)
    return last ? `request ${last.seq} (${last.method} ${last.path}, ${new Date(last.at).toISOString()})` : 'its beginning'
  }

  async restore(): Promise<WorldSnapshot | null> {
    if (!this.#kept) await this.#recover()
    const snapshot = this.#snapshot
    this.#snapshot = null
    return snapshot
  }

  save(change: WorldChange): Promise<void> {
    if (!this.#kept) return Promise.reject(new NotPersisted())
    for (const write of this.#kept.writesOf(change)) this.#writes.set(write.key, write)
    if (this.#sense.detect(change)) {
      this.#changed = true
      return this.#flush()
    }
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
    const [kept, { head }, writes, changed] = [this.#kept, this.#sense, this.#writes, this.#changed]
    this.#next = null
    // Journal entries wait for the next change while the store can't be written.
    if (!kept || head === '' || (this.#saved && !changed)) return
    this.#writes = new Map()
    this.#changed = false
    try {
      if (this.#saved) await this.#reopenUnchanged(this.#saved)
      await this.store.write([...writes.values(), kept.metaWrite(head)])
    } catch (error) {
      await this.#rememberSaved()
      if (changed) throw this.#failed(error)
      this.#report(error)
      this.#writes = new Map([...writes, ...this.#writes])
      return
    }
    if (this.#failing) this.#options.say('The world is saved again.')
    this.#failing = false
  }

  /** Reads what was saved, as long as the store can be read. */
  async #rememberSaved(): Promise<void> {
    this.#saved ??= await this.store.read().catch(() => null)
  }

  /** Opens the store again and returns the world to what was saved: a change that wasn't written didn't happen. */
  async #recover(): Promise<void> {
    if (this.#closed) throw new NotPersisted()
    try {
      await this.store.close()
      await this.store.open(false)
      this.#load(await this.store.read())
      this.#saved = null
    } catch (error) {
      if (!this.#saved) throw this.#failed(error)
      this.#load(this.#saved)
    }
  }

  /** Opens the store again to write on. Throws when it has another state than the one in use. */
  async #reopenUnchanged(saved: Entries): Promise<void> {
    await this.store.close()
    await this.store.open(false)
    const found = await this.store.read()
    if (JSON.stringify(found) !== JSON.stringify(saved)) throw new Error('it has another state')
    this.#saved = null
  }

  #load(entries: Entries): void {
    const kept = new PersistedWorld(this.#options.journalEntries)
    this.#snapshot = kept.read(entries, this.#options.tables)
    this.#kept = kept
    clearTimeout(this.#later)
    this.#later = undefined
    this.#writes = new Map()
    this.#changed = false
    this.#sense = new ChangeDetector(this.#snapshot ? metaOf(this.#snapshot) : undefined)
    this.#next = null
    this.#last = Promise.resolve()
  }

  #failed(error: unknown): NotPersisted {
    this.#kept = null
    this.#report(error)
    return new NotPersisted(error)
  }

  #report(error: unknown): void {
    if (!this.#failing && !this.#closed)
      this.#options.say(
        `The world can't be saved: ${reasonOf(error)}. It continues from its saved state; a change that can't be saved is refused with 500.`,
      )
    this.#failing = true
  }
}

function metaOf({ tables, timers, outbox, journal, ...meta }: WorldSnapshot): WorldMeta {
  return meta
}
