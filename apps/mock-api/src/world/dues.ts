import type { Due } from '../kernel/ctx.ts'

/** One that is to fire, or no longer. */
export interface DueChange {
  readonly due: Due
  readonly gone: boolean
}

/** What a world still has to fire, earliest first; what falls due at one moment fires in the order it was scheduled. */
export class Dues {
  #list: Due[]
  #changed: DueChange[] | null = null

  constructor(list: readonly Due[] = []) {
    this.#list = [...list]
  }

  add(due: Due): void {
    this.remove(due.kind, due.ref)
    const at = this.#list.findIndex((other) => other.at > due.at)
    if (at < 0) this.#list.push(due)
    else this.#list.splice(at, 0, due)
    this.#changed?.push({ due, gone: false })
  }

  remove(kind: string, ref: string): void {
    const at = this.#list.findIndex((due) => due.kind === kind && due.ref === ref)
    const [due] = at < 0 ? [] : this.#list.splice(at, 1)
    if (due) this.#changed?.push({ due, gone: true })
  }

  /** The earliest that is due at `now`, left in the list. */
  next(now: number): Due | undefined {
    const first = this.#list[0]
    return first && first.at <= now ? first : undefined
  }

  /** From now on it is noted what changes. */
  watch(): void {
    this.#changed = []
  }

  /** What changed since this was last asked, in order. */
  changed(): readonly DueChange[] {
    const changed = this.#changed ?? []
    if (changed.length > 0) this.watch()
    return changed
  }

  all(): readonly Due[] {
    return this.#list
  }
}
