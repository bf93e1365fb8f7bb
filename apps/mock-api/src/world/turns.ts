/** One thing at a time: a job begins when the one before it has ended, whatever that one's outcome. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()

  take<T>(job: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(job)
    this.#last = turn.catch(() => undefined)
    return turn
  }
}
