import { HEADERS } from '@nusaria/contracts/headers'
import { allCalls } from '@nusaria/contracts/registry'
import { isSecret } from '@nusaria/mock-api/engine/world/mask'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { createStoryContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { buildRequest } from '@nusaria/scenario-runner/support/client'
import { engineHost } from '@nusaria/scenario-runner/support/engine-host'
import { testShop } from '@nusaria/scenario-runner/support/shop'
import { MEMBERS } from '@nusaria/scenarios/members'
import { describe, expect, test } from 'vitest'

const { authorization } = HEADERS
const host = engineHost(testShop())

/** A new world with a valid token and one of an ended session. */
async function scene(): Promise<{ worldId: string; valid: string; ended: string }> {
  const story = await createStoryContext(host, { frozen: true })
  const { client } = story
  await loginActions.logsIn(story, { account: MEMBERS.sari.phone })
  const ended = client.token ?? ''
  await client.call('auth.logout', {})
  await loginActions.logsIn(story, { account: MEMBERS.putri.phone })
  return { worldId: client.worldId, valid: client.token ?? '', ended }
}
const scenes = scene()

describe('a call for members', () => {
  const forMembers = allCalls().filter(({ call }) => call.auth === 'member')

  test('is most of what a shopper does', () => {
    expect(forMembers.length).toBeGreaterThan(50)
  })

  test.each(forMembers)('answers 401 unless its header has the token of a session: $id', async ({ call }) => {
    const { worldId, valid, ended } = await scenes
    const findStatus = async (headers: Record<string, string>, query = '') => {
      const request = buildRequest(call, {}, headers)
      return (await host.send({ ...request, url: request.url + query }, worldId)).status
    }
    const refused = [
      await findStatus({}),
      await findStatus({ [authorization]: 'Bearer none' }),
      await findStatus({ [authorization]: `Bearer ${ended}` }),
      await findStatus({ [authorization]: valid }),
      await findStatus({ cookie: `token=${valid}; auth_token=${valid}; Authorization=Bearer ${valid}` }),
      await findStatus({}, `?token=${valid}&auth_token=${valid}&access_token=${valid}`),
    ]
    expect(refused).toEqual(refused.map(() => 401))
    expect(await findStatus({ [authorization]: `Bearer ${valid}` })).not.toBe(401)
  })
})

/** Arguments of addresses that look like a secret, or that name a person. */
const ALLOWED = [
  // The documentation asks for it: the picture is drawn for a phone number or an e-mail address.
  'auth.randomCode account',
  // The keys of the stand-in pages of Google and of the gateway, each good for one answer.
  'auth.googleSession session',
  'payment.gatewaySession session',
]
const PERSONAL = /phone|e_?mail|account|^(sur)?name|user_name|birth|address_line/i

test('no call takes a secret or a name in its address, but for those that are listed', () => {
  const named = allCalls().flatMap(({ id, call }) =>
    [call.params, call.query, call.method === 'GET' ? call.body : undefined]
      .flatMap((part) => Object.keys(part?.shape ?? {}))
      .filter((field) => isSecret(field) || PERSONAL.test(field))
      .map((field) => `${id} ${field}`),
  )
  expect(named.sort()).toEqual([...ALLOWED].sort())
})
