import { expect, test } from 'vitest'
import { createWorld, type WorldControl } from '../support/control.ts'
import { engineHost } from '../support/engine-host.ts'
import { giveUpOnHang } from '../support/give-up-on-hang.ts'

/** A world that holds back replies when `hang` says so. */
async function worldWith(hang: () => boolean): Promise<WorldControl> {
  const world = await createWorld(engineHost().control)
  const fault = { call: 'order.list', wire: 'hang' } as const
  return { ...world, faults: async () => [{ fault, seen: 0, used: Number(hang()) }] }
}

test('ends a call as a timeout does once a fault holds back its reply', async () => {
  let held = false
  const world = await worldWith(() => held)
  const never = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      held = true
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  await expect(giveUpOnHang(world, never)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('waits for a reply that is only late', async () => {
  const looks = { left: 50 }
  let reply = (_: string) => {}
  const late = new Promise<string>((resolve) => {
    reply = resolve
  })
  const world = await worldWith(() => {
    looks.left -= 1
    if (looks.left === 0) reply('late')
    return false
  })
  expect(await giveUpOnHang(world, () => late)).toBe('late')
})
