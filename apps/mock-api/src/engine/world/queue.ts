/** One thing at a time: a job begins when the one before it has ended, whatever that one's outcome. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(job: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(job)
    this.#last = turn.catch(() => undefined)
    return turn
  }
}
