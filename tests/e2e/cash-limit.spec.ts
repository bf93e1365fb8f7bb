import { formatRupiah } from '@nusaria/storefront/platform/format/rupiah'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'

test.use({ member: 'sari' })

test("cash is closed above the courier's limit, which is named; other methods stay open", async ({ person, world }) => {
  const { page, client, t } = person
  await prepare.finds(person)
  await world.event('sku', person.sku_no, 'reprice', { price: 6_000_000 })
  await prepare.unpaidOrder(person)
  const { options, total } = await client.call('payment.cashier', { order_no: person.order_no })
  const cash = options.find(({ method }) => method === 'cod')
  expect(cash).toMatchObject({ flag_enabled: false, disabled_reason: 'amount' })
  await page.goto(`/checkout?order_no=${person.order_no}`)
  await expect(page.getByText(formatRupiah(total)).filter({ visible: true }).first()).toBeVisible()
  const group = page.getByRole('radiogroup', { name: t('checkout:cashier.group.cod') })
  await expect(group.getByRole('radio')).toBeDisabled()
  await expect(group).toContainText(formatRupiah(cash?.most ?? 0))
  await expect(page.getByRole('radiogroup', { name: t('checkout:cashier.group.qris') }).getByRole('radio')).toBeEnabled()
})
