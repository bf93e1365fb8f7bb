import { faultActions } from '@nusaria/scenario-runner/drivers/calls/faults'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { orderActions } from '@nusaria/scenario-runner/drivers/calls/orders'
import { paymentActions } from '@nusaria/scenario-runner/drivers/calls/payment'
import { productActions } from '@nusaria/scenario-runner/drivers/calls/product'
import { storyContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { worldControl } from '@nusaria/scenario-runner/support/control'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { type Program, startProgram } from '@nusaria/scenario-runner/support/program'
import { cardFields } from '@nusaria/scenario-runner/support/sample-cards'
import { MEMBERS } from '@nusaria/scenarios/members'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStale } from '../../scripts/lib/build.ts'

interface LogLine {
  readonly time: string
  readonly msg: string
  readonly request_id?: string
  readonly method?: string
  readonly path?: string
  readonly call?: string
  readonly status?: number
  readonly ms?: number
}

let program: Program
beforeAll(async () => {
  await buildStale(['server'])
  program = startProgram({ NUSARIA_LOG: 'json' })
})
afterAll(async () => {
  await program.stop()
})

test('logins and a payment leave a JSON line for each request, and none of its secrets', async () => {
  const origin = await program.origin
  const host = httpHost(origin)
  const world = worldControl(host.control, 'default')
  const story = storyContext(host, world, 'device-of-the-test')
  const { email, phone } = MEMBERS.sari
  const { card_number } = cardFields('good', '')
  const secrets: string[] = [SEEDED_PASSWORD, email, phone, card_number]

  await loginActions.logsIn(story, { account: phone })
  secrets.push(story.client.token ?? '', story.image_code, story.image_nonce, (await world.latestCode(phone))?.code ?? '')
  await loginActions.entersPassword(story, { account: email, password: SEEDED_PASSWORD })
  secrets.push(story.client.token ?? '')
  const { product, sku } = await findProduct(story.client, { like: 'kopi mandailing' })
  story.remembersProduct(product.product_no, sku.sku_no)
  await productActions.buysNow(story, { quantity: 1 })
  await orderActions.placesOrder(story)
  await faultActions.sendsForm(story, { form: 'card at the cashier', value: { card: 'good', keep: true } })
  secrets.push(story.session)
  await paymentActions.choosesAtGateway(story, { result: 'success' })
  // What a client may send by mistake.
  for (const path of [`/login?email=${email}&token=${story.client.token}`, `/api/none?card_number=${card_number}`])
    await fetch(origin + path, { headers: { 'x-request-id': 'the-last-one' } })

  const lines = () =>
    program
      .said()
      .split('\n')
      .flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as LogLine] : []))
  await expect.poll(() => lines().filter(({ request_id }) => request_id === 'the-last-one')).toHaveLength(2)
  const requests = lines().filter(({ msg }) => msg === 'request')
  expect(secrets).not.toContain('')
  expect(secrets.filter((secret) => program.said().includes(secret))).toEqual([])
  const calls = requests.map(({ call }) => call)
  for (const call of ['auth.login', 'order.place', 'payment.gatewayResult']) expect(calls).toContain(call)
  expect(requests.find(({ call }) => call === 'payment.gatewaySession')?.path).toMatch(/\/\*\*\*$/)
  for (const line of requests) {
    expect(line).toMatchObject({ method: expect.any(String), path: expect.stringMatching(/^\//), status: expect.any(Number) })
    expect(line.request_id).toMatch(/^[\w.-]+$/)
    expect(Date.parse(line.time)).toBeGreaterThan(0)
    expect(line.ms).toBeGreaterThanOrEqual(0)
  }
  expect(requests.at(-1)?.path).toBe('/api/none?card_number')
})
