import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import type { Write } from './checksums.ts'
import { type CutLog, findCutLogs, forgetLogs, noteLogs } from './cut-logs.ts'

/** A store of texts by key in one folder, for one process at a time. */
export interface TextStore {
  /** Opens the store; `create` allows a new one. Rejects with `Locked` while another process holds it. Returns the logs without their end. */
  open(create: boolean): Promise<readonly CutLog[]>
  /** All entries in the order of their keys. */
  read(): Promise<[key: string, value: string][]>
  /** Writes all or nothing. The data survives a crash of the process. */
  write(writes: readonly Write[]): Promise<void>
  close(): Promise<void>
}

/** Another running process holds the folder. */
export class Locked extends Error {}

/** The message of an error's cause. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

/** ms after a write until the lengths of the logs are noted: with each write it would take twice the time. */
const NOTE_DELAY = 1_000

/** LevelDB: each batch is one record of a log, which is later sorted into tables. */
export class LevelStore implements TextStore {
  readonly #folder: string
  #db: ClassicLevel | null = null
  #note: NodeJS.Timeout | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  async open(create: boolean): Promise<readonly CutLog[]> {
    const cut = findCutLogs(this.#folder)
    // LevelDB accepts a missing log and would lose the latest writes.
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
    forgetLogs(this.#folder)
    return cut
  }

  /** Whether LevelDB dropped a broken part. It reports this only in its own log file, and a missing end nowhere. */
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
    this.#note ??= setTimeout(() => this.#noteLogs(), NOTE_DELAY).unref()
  }

  async close(): Promise<void> {
    const db = this.#db
    this.#db = null
    if (!db) return
    await db.close()
    this.#noteLogs()
  }

  #noteLogs(): void {
    clearTimeout(this.#note)
    this.#note = undefined
    try {
      noteLogs(this.#folder)
    } catch {
      // On a full disk only the check for a missing end is lost.
      forgetLogs(this.#folder)
    }
  }

  get #opened(): ClassicLevel {
    if (!this.#db) throw new Error('it is closed')
    return this.#db
  }
}
