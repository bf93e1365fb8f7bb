import type { WorldControl } from './control.ts'

type Faults = Pick<WorldControl, 'faults'>

/** How often faults of a world have held back a reply. */
const heldBack = async (world: Faults): Promise<number> =>
  (await world.faults()).reduce((sum, { fault, used }) => sum + ('wire' in fault && fault.wire === 'hang' ? used : 0), 0)

/**
 * Makes a call, and ends it as a timeout does once a fault holds back its reply. The world says when that is, so a slow machine
 * ends no other call.
 */
export async function giveUpOnHang<T>(world: Faults, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const before = await heldBack(world)
  const end = new AbortController()
  let pending = true
  const watch = async () => {
    while (pending && (await heldBack(world)) === before) await new Promise(setImmediate)
    end.abort(new DOMException('A fault holds back the reply', 'TimeoutError'))
  }
  const reply = send(end.signal).finally(() => {
    pending = false
  })
  const [answer] = await Promise.all([reply, watch()])
  return answer
}
