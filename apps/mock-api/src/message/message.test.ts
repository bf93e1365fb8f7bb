import { messageContract } from '@nusaria/contracts/message'
import { expect, it } from 'vitest'
import { openShop } from '../testing/shop.ts'
import { notifyOfAccount } from './notify.ts'
import { ACCOUNT_TEXTS } from './texts.ts'

it("counts a member's own unread messages, by kind", async () => {
  const shop = await openShop()
  const [sari, budi] = [await shop.member('sari'), await shop.member('budi')]
  await shop.act((ctx) => {
    notifyOfAccount(ctx, 'M8100000002', 'phone_changed')
    notifyOfAccount(ctx, 'M8100000002', 'password_changed')
    const row = ctx.db.messages.find({ member_no: 'M8100000002' })
    if (row) {
      ctx.db.messages.insert({ ...row, msg_no: 'MSG-order', kind: 'order' })
      ctx.db.messages.update(row.msg_no, { read: true })
    }
  })
  const count = { total: 2, order: 1, after_sale: 0, promotion: 0, system: 1 }
  expect(await budi.does(messageContract.count, undefined)).toEqual(count)
  expect(await sari.does(messageContract.count, undefined)).toMatchObject({ total: 0 })
  expect(await shop.guest().fails(messageContract.count, undefined)).toBe('SESSION_EXPIRED')
})

it('has each text in every language, each its own', () => {
  for (const { title, content } of Object.values(ACCOUNT_TEXTS))
    for (const text of [title, content]) expect(new Set(Object.values(text)).size).toBe(3)
})
