/** A timer. The domain that owns `kind` handles it when the world's clock reaches `at`. */
export interface Timer {
  /** ms of the world's clock */
  readonly at: number
  readonly kind: string
  /** Its entity, e.g. an order number. `kind` and `ref` are unique: scheduling them again replaces the timer. */
  readonly ref: string
}

/** A timer that was added or removed. */
export interface TimerChange {
  readonly timer: Timer
  readonly removed: boolean
}

/** The timers of a world, the earliest first. Timers of one moment fire in the order they were scheduled. */
export class Timers {
  #list: Timer[]
  #changed: TimerChange[] | null = null

  constructor(list: readonly Timer[] = []) {
    this.#list = [...list]
  }

  add(timer: Timer): void {
    this.remove(timer.kind, timer.ref)
    const at = this.#list.findIndex((other) => other.at > timer.at)
    if (at < 0) this.#list.push(timer)
    else this.#list.splice(at, 0, timer)
    this.#changed?.push({ timer, removed: false })
  }

  remove(kind: string, ref: string): void {
    const at = this.#list.findIndex((due) => due.kind === kind && due.ref === ref)
    const [timer] = at < 0 ? [] : this.#list.splice(at, 1)
    if (timer) this.#changed?.push({ timer, removed: true })
  }

  /** The earliest timer that is due at `now`. It stays in the list. */
  next(now: number): Timer | undefined {
    const first = this.#list[0]
    return first && first.at <= now ? first : undefined
  }

  /** Starts to collect changes. */
  trackChanges(): void {
    this.#changed = []
  }

  /** The changes since the previous call, in order. */
  takeChanges(): readonly TimerChange[] {
    const changed = this.#changed ?? []
    if (changed.length > 0) this.trackChanges()
    return changed
  }

  all(): readonly Timer[] {
    return this.#list
  }
}
