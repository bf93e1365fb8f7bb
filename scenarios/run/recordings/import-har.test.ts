import { MENTENG } from '@nusaria/scenarios/sample-data'
import { expect, test } from 'vitest'
import { loginActions } from '../drivers/calls/login.ts'
import { orderActions } from '../drivers/calls/orders.ts'
import { paymentActions } from '../drivers/calls/payment.ts'
import { productActions } from '../drivers/calls/product.ts'
import { createStoryContext } from '../drivers/calls/story-context.ts'
import { engineHost } from '../support/engine-host.ts'
import { findProduct } from '../support/find-product.ts'
import { readHar } from './har.ts'
import { recordingHost } from './har-writer.ts'
import { importSession } from './import-har.ts'
import { replayRecording } from './replay.ts'

const PHONE = '81355512345'

/** A shopper logs in, buys and pays; the traffic as a HAR file, with the secrets in it. */
async function purchase(change?: Parameters<typeof recordingHost>[1]) {
  const { host, har } = recordingHost(engineHost(), change)
  const story = await createStoryContext(host, { seed: 9, frozen: true, now: '2026-03-02T09:00:00+07:00' })
  await loginActions.logsIn(story, { account: PHONE })
  const { client } = story
  const { sku } = await findProduct(client, { like: 'kopi mandailing' })
  await client.call('cart.add', { sku_no: sku.sku_no, quantity: 1 })
  await productActions.goesToConfirm(story)
  await orderActions.addsAddress(story, { home: MENTENG })
  await productActions.goesToConfirm(story)
  await orderActions.placesOrder(story)
  await paymentActions.pays(story, { method: 'qris' })
  await client.call('order.detail', { order_no: story.order_no })
  return { har: har(), token: client.token ?? '', order_no: story.order_no, device: client.device }
}

test('a recorded purchase becomes a recording that replays in a new world', async () => {
  const { har } = await purchase()
  const recording = importSession(readHar(har), 'A purchase')
  expect(recording.missing).toEqual([])
  expect(recording.steps.length).toBeGreaterThan(10)
  const { steps } = await replayRecording(recording, engineHost())
  expect(steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([])
})

test('the recording has no token, code, number of an order or of a phone, name, address or device of the session', async () => {
  const { har, token, order_no, device } = await purchase()
  const text = JSON.stringify(importSession(readHar(har), 'A purchase'))
  for (const personal of [token, order_no, PHONE, device, 'Teuku Umar']) {
    expect(har).toContain(personal)
    expect(text).not.toContain(personal)
  }
  const codes = [...har.matchAll(/\\"(?:check_code|image_code|image_nonce)\\":\\"([^\\]+)\\"/g)].map(([, code]) => code ?? '')
  expect(codes.length).toBeGreaterThan(2)
  for (const code of codes) expect(text).not.toContain(code)
})

test('a change whose reply was not recorded stays in the recording, a picture that no reply named does not', async () => {
  const { har } = await purchase(({ request, response, ...entry }) => ({
    ...entry,
    request,
    response: request.url.includes('/payment/pay') ? { ...response, content: { mimeType: 'application/json', size: -1 } } : response,
  }))
  const shown = { method: 'GET', url: 'https://shop.example/api/member/picture/unknown', headers: [] }
  const picture = { status: 200, headers: [{ name: 'x-image-id', value: 'unknown' }], content: { mimeType: 'image/jpeg', text: '' } }
  const { log } = JSON.parse(har)
  log.entries.push({ startedDateTime: log.entries.at(-1).startedDateTime, request: shown, response: picture })
  const recording = importSession(readHar(JSON.stringify({ log })), 'A purchase')
  expect(recording.missing).toEqual([
    'payment.pay: its reply was not recorded; taken for a success.',
    'picture.show: no recorded reply gave its address.',
  ])
  expect(JSON.stringify(recording.steps)).toContain('"call":"payment.pay"')
  const { steps } = await replayRecording(recording, engineHost())
  expect(steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([])
})

test('a file without any reply says so', async () => {
  const { har } = await purchase(({ response, ...entry }) => ({ ...entry, response: { ...response, status: 0 } }))
  expect(() => importSession(readHar(har), 'A purchase')).toThrow('Nothing was recorded')
  expect(() => importSession(readHar('{"log":{"entries":[]}}'), 'Nothing')).toThrow('Nothing was recorded')
})
