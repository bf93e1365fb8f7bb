import type { Due } from '../kernel/ctx.ts'

/** What a world still has to fire, earliest first; what falls due at one moment fires in the order it was scheduled. */
export class Dues {
  #list: Due[]

  constructor(list: readonly Due[] = []) {
    this.#list = [...list]
  }

  add(due: Due): void {
    this.remove(due.kind, due.ref)
    const at = this.#list.findIndex((other) => other.at > due.at)
    if (at < 0) this.#list.push(due)
    else this.#list.splice(at, 0, due)
  }

  remove(kind: string, ref: string): void {
    const at = this.#list.findIndex((due) => due.kind === kind && due.ref === ref)
    if (at >= 0) this.#list.splice(at, 1)
  }

  /** The earliest that is due at `now`, left in the list. */
  next(now: number): Due | undefined {
    const first = this.#list[0]
    return first && first.at <= now ? first : undefined
  }

  all(): readonly Due[] {
    return this.#list
  }
}
