import type { Engine } from '../../engine/engine.ts'
import { DEFAULT_WORLD } from '../../engine/world/world.ts'

type State = 'starting' | 'ready' | 'failed'

const REASONS: Readonly<Record<State, string | null>> = {
  starting: 'The catalogue and the stored world are being loaded',
  ready: null,
  failed: "The stored world can't be read",
}

/** Whether requests should be sent to this process. */
export class Readiness {
  readonly #engine: Engine
  #state: State = 'starting'
  #preparing = false

  constructor(engine: Engine) {
    this.#engine = engine
  }

  /** Builds the catalogue and restores the default world. */
  prepare(): void {
    if (this.#preparing || this.#state === 'ready') return
    this.#preparing = true
    void this.#engine.worlds
      .get(DEFAULT_WORLD)
      .then(
        () => {
          this.#state = 'ready'
        },
        () => {
          this.#state = 'failed'
        },
      )
      .finally(() => {
        this.#preparing = false
      })
  }

  /** Why it isn't ready; null when it is. After a failure, each question tries again. */
  missing(): string | null {
    if (this.#state === 'failed') this.prepare()
    return REASONS[this.#state]
  }
}
