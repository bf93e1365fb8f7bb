import { HEADERS } from '@nusaria/contracts/headers'
import { memberContract } from '@nusaria/contracts/member'
import { expect, it } from 'vitest'
import { signIn } from '../../control/sign-in.ts'
import type { Engine } from '../../engine/engine.ts'
import type { World } from '../../engine/world/world.ts'
import { createShop } from '../../shop.ts'
import { callRequest } from '../../testing/test-client.ts'

const login = async (engine: Engine, world: World) => (await signIn(engine, world, { member: 'sari' })).auth_token
const tokensOf = (world: World) => (world.stores.get('sessions')?.find() ?? []).map(({ token }) => String(token))

async function codeWith(engine: Engine, world: World, token: string): Promise<number> {
  const request = await callRequest(memberContract.info, {}, { [HEADERS.device.toLowerCase()]: 'd', authorization: `Bearer ${token}` })
  return (JSON.parse((await engine.handle(world.id, request)).body) as { code: number }).code
}

it('a token of one world is refused in another', async () => {
  const { engine } = createShop()
  const [one, other] = [await engine.worlds.create({}), await engine.worlds.create({})]
  const token = await login(engine, one)
  await login(engine, other)
  expect(await codeWith(engine, one, token)).toBe(0)
  expect(await codeWith(engine, other, token)).toBe(401)
})

it('two servers give different tokens, also for the sessions that a world begins with', async () => {
  const all: string[] = []
  for (const { engine } of [createShop(), createShop()]) {
    const world = await engine.worlds.get('default')
    if (!world) throw new Error('There is no default world')
    await login(engine, world)
    all.push(...tokensOf(world))
  }
  expect(all).toHaveLength(4)
  expect(new Set(all).size).toBe(4)
})

it('the same seed and steps give the same tokens, whenever the world was saved in between', async () => {
  const tokens = async (isSaved: boolean) => {
    const { engine } = createShop()
    let world = await engine.worlds.create({ seed: 1, now: 0, frozen: true })
    await login(engine, world)
    if (isSaved) world = await engine.worlds.fork(world)
    await login(engine, world)
    return tokensOf(world)
  }
  expect(await tokens(true)).toEqual(await tokens(false))
})

it('a world without a seed has the same records as one of seed 1', async () => {
  const { engine } = createShop()
  const records = async (seed?: number) => {
    const world = await engine.worlds.create({ seed, now: 0, frozen: true })
    await login(engine, world)
    return world.stores.get('orders')?.find() ?? []
  }
  const orders = await records()
  expect(orders.length).toBeGreaterThan(0)
  expect(orders).toEqual(await records(1))
})
