import { setImmediate } from 'node:timers/promises'

/** Rounds of the event loop in which React renders what a reply made possible, and sends more calls. */
const SETTLE_ROUNDS = 3

function openPromise() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** The time (null: without an end) in which a page is sent in one piece, and the promises it waits for meanwhile. */
export function createDeadline(ms: number | null) {
  let isOver = false
  let open = 0
  let idle = openPromise()
  const over = openPromise()
  const timer = ms === null ? undefined : setTimeout(finish, ms)

  function finish() {
    isOver = true
    idle.resolve()
    over.resolve()
  }

  async function settle() {
    open--
    for (let turn = 0; turn < SETTLE_ROUNDS && open === 0; turn++) await setImmediate()
    if (open > 0) return
    idle.resolve()
    idle = openPromise()
  }

  return {
    over: over.promise,
    isOver: () => isOver,
    waitFor(promise: Promise<unknown>) {
      open++
      promise.then(settle, settle)
    },
    until: () => (isOver || open === 0 ? null : idle.promise),
    end: () => clearTimeout(timer),
  }
}
