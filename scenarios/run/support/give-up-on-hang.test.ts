import { expect, test } from 'vitest'
import { giveUpOnHang } from './give-up-on-hang.ts'

/** A world that holds back replies when `hang` says so. */
function worldWith(hang: () => boolean) {
  const fault = { call: 'order.list', wire: 'hang' } as const
  return { faults: async () => [{ fault, seen: 0, used: Number(hang()) }] }
}

test('ends a call as a timeout does once a fault holds back its reply', async () => {
  let held = false
  const world = worldWith(() => held)
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
  const world = worldWith(() => {
    looks.left -= 1
    if (looks.left === 0) reply('late')
    return false
  })
  expect(await giveUpOnHang(world, () => late)).toBe('late')
})
