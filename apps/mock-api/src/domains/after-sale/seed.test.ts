import { DAY } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { expect, it } from 'vitest'
import { createTestShop, type TestShop } from '../../testing/test-shop.ts'
import { REFUND_FAILURE_TEXTS, REFUSAL_TEXTS } from './texts.ts'

const page = { page_num: 1, page_size: 50 }

async function standings(shop: TestShop, name: string): Promise<string[]> {
  const { list } = await (await shop.member(name)).call(afterSaleContract.list, page)
  return list.map(({ status, end_reason }) => (end_reason === null ? `${status}` : `${status} ${end_reason}`)).sort()
}

it.each([1, 2, 3])('seeded members have requests in every stage, in a world with seed %i', async (seed) => {
  const shop = await createTestShop({ seed })
  expect(await standings(shop, 'sari')).toEqual(['1', '4', '5 refused', '6'])
  expect(await standings(shop, 'putri')).toEqual(['2', '5 refund_failed', '7'])
  expect(await standings(shop, 'agus')).toEqual([])
})

it('sari’s refund is in her coin ledger, and her open tasks lie in the future', async () => {
  const shop = await createTestShop()
  const sari = await shop.member('sari')
  const { list, received_amount } = await sari.call(afterSaleContract.refunds, page)
  expect(list).toMatchObject([{ stage: 'received', refund_amount: received_amount }])
  const records = await shop.withWorld(({ db }) => db.points_records.all({ member_no: sari.member_no ?? '' }))
  expect(records.filter(({ after_sale_no }) => after_sale_no === list[0]?.after_sale_no)).not.toEqual([])
  const awaited = (await sari.call(afterSaleContract.list, { ...page, status: AFTER_SALE_STATUS.awaitingReturn })).list[0]
  expect(awaited?.deadline && Date.parse(awaited.deadline)).toBeGreaterThan(shop.world.clock.now)
  expect((await sari.messages('after_sale')).filter(({ is_read }) => !is_read).length).toBeLessThan(5)
})

it('seeded requests have their notes, shipment and account, each step at its time', async () => {
  const shop = await createTestShop()
  for (const name of ['sari', 'putri']) await standings(shop, name)
  const rows = await shop.withWorld(({ db }) => db.after_sales.all())
  const ended = (reason: string) => rows.find(({ end_reason }) => end_reason === reason)
  const { epoch } = shop.world
  expect(ended('refused')?.timeline.at(-1)).toEqual({ step: 'refused', at: epoch - 19 * DAY, note: REFUSAL_TEXTS.used })
  expect(ended('refund_failed')?.timeline.at(-1)).toMatchObject({ note: REFUND_FAILURE_TEXTS.bank_unavailable })
  const sent = { courier_code: 'lesat_antar', tracking_number: 'LA8827104593', pickup: false, sent_at: epoch - DAY }
  expect(rows.flatMap(({ return_shipment }) => return_shipment ?? [])).toEqual([sent])
  // The order of the refused one was paid in cash.
  expect(rows.filter(({ target }) => target)).toMatchObject([{ end_reason: 'refused', target: { kind: 'refund_card' } }])
})
