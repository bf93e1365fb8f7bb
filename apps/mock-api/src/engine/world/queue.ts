/** Runs jobs one at a time. A job starts when the previous one has ended, whether or not it failed. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(job: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(job)
    this.#last = turn.catch(() => undefined)
    return turn
  }
}
