import { formatInstant } from '@nusaria/catalogue/lib/time'

/** A clock as plain data: frozen at `frozenAt`, or running `offset` ms ahead of real time. */
export interface ClockState {
  frozenAt: number | null
  offset: number
}

export class ClockGoesBack extends RangeError {
  constructor(now: number, requested: number) {
    super(`A clock never goes back: it is ${formatInstant(now)}, not ${formatInstant(requested)}`)
    this.name = 'ClockGoesBack'
  }
}

/** The only time of a world. It follows real time unless it is frozen. */
export class Clock {
  readonly #real: () => number
  #state: ClockState
  #reached: number

  /** @param reached ms: the latest time of the world when it was stored */
  constructor(real: () => number, state: ClockState, reached = Number.NEGATIVE_INFINITY) {
    this.#real = real
    this.#state = { ...state }
    this.#reached = reached
  }

  static startingAt(real: () => number, now: number, frozen: boolean): Clock {
    return new Clock(real, { frozenAt: frozen ? now : null, offset: now - real() })
  }

  /** ms. Never less than before, even when the machine's clock is set back, or was while the server was stopped. */
  get now(): number {
    const { frozenAt, offset } = this.#state
    if (frozenAt !== null) return frozenAt
    const real = this.#real()
    this.#reached = Math.max(real + offset, this.#reached)
    this.#state = { frozenAt, offset: this.#reached - real }
    return this.#reached
  }

  get frozen(): boolean {
    return this.#state.frozenAt !== null
  }

  /** Sets it to a later time, in ms. Throws `ClockGoesBack` for an earlier one, since past events would be in the future. */
  set(now: number): void {
    if (now < this.now) throw new ClockGoesBack(this.now, now)
    this.#state = { frozenAt: this.frozen ? now : null, offset: now - this.#real() }
  }

  /** Stops the clock, or starts it again. */
  freeze(frozen: boolean): void {
    const now = this.now
    this.#state = { frozenAt: frozen ? now : null, offset: now - this.#real() }
  }

  state(): ClockState {
    return { ...this.#state }
  }
}
