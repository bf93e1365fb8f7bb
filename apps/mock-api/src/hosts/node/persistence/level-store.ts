import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import type { Write } from './checksums.ts'

/** Texts by key in one folder, for one process at a time. */
export interface TextStore {
  /** Makes an empty one where `create` is given; otherwise it has to be there. Rejects with `Locked` while another holds it. */
  open(create: boolean): Promise<void>
  /** All there is, in the order of the keys. */
  read(): Promise<[key: string, value: string][]>
  /** All of it or nothing. What was written is there after the process dies at once. */
  write(writes: readonly Write[]): Promise<void>
  close(): Promise<void>
}

/** Another process that runs has the folder. */
export class Locked extends Error {}

/** What a library's error comes from, in words. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

/** LevelDB: a log that each batch is added to as one record, and tables that it is sorted into. */
export class LevelStore implements TextStore {
  readonly #folder: string
  #db: ClassicLevel | null = null

  constructor(folder: string) {
    this.#folder = folder
  }

  async open(create: boolean): Promise<void> {
    // There is always a log. LevelDB doesn't miss it: it would go on without what was written last.
    const log = create || readdirSync(this.#folder).some((name) => name.endsWith('.log'))
    const db = new ClassicLevel(this.#folder, { createIfMissing: create })
    try {
      await db.open()
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      throw cause?.code === 'LEVEL_LOCKED' ? new Locked() : error
    }
    this.#db = db
    if (!log) throw new Error('its log is missing')
    if (this.#lost()) throw new Error('a part of its log is broken')
  }

  /** Whether LevelDB left out a part that it couldn't read: it tells its own diary alone. The torn end that a kill may leave isn't one. */
  #lost(): boolean {
    const diary = join(this.#folder, 'LOG')
    return existsSync(diary) && /dropping \d+ bytes/.test(readFileSync(diary, 'utf8'))
  }

  async read(): Promise<[string, string][]> {
    return this.#opened.iterator().all()
  }

  async write(writes: readonly Write[]): Promise<void> {
    await this.#opened.batch(
      writes.map(({ key, value }) => (value === undefined ? { type: 'del' as const, key } : { type: 'put' as const, key, value })),
    )
  }

  async close(): Promise<void> {
    const db = this.#db
    this.#db = null
    await db?.close()
  }

  get #opened(): ClassicLevel {
    if (!this.#db) throw new Error('it is closed')
    return this.#db
  }
}
