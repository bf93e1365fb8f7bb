/** A world's clock as plain data: it stands still at `frozenAt`, or runs `offset` ms beside real time. */
export interface ClockState {
  frozenAt: number | null
  offset: number
}

/** The only time a world knows. Ticks with real time unless frozen. */
export class Clock {
  readonly #real: () => number
  #state: ClockState

  constructor(real: () => number, state: ClockState) {
    this.#real = real
    this.#state = { ...state }
  }

  static startingAt(real: () => number, now: number, frozen: boolean): Clock {
    return new Clock(real, { frozenAt: frozen ? now : null, offset: now - real() })
  }

  /** ms */
  get now(): number {
    return this.#state.frozenAt ?? this.#real() + this.#state.offset
  }

  get frozen(): boolean {
    return this.#state.frozenAt !== null
  }

  set(now: number): void {
    this.#state = { frozenAt: this.frozen ? now : null, offset: now - this.#real() }
  }

  /** Stops it where it stands, or lets it run on from there. */
  freeze(frozen: boolean): void {
    const now = this.now
    this.#state = { frozenAt: frozen ? now : null, offset: now - this.#real() }
  }

  state(): ClockState {
    return { ...this.#state }
  }
}
