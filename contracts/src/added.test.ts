import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { addedField, addedFieldPaths, assumedField, type Complete, completeSchema, findAssumedFields } from './added.ts'
import { AfterSaleItem } from './after-sale-entities.ts'
import { UserInfo } from './member-entities.ts'
import { Message } from './message.ts'
import { OrderAmounts } from './order-entities.ts'
import { RefundCard, SavedCard } from './payment-method-entities.ts'
import { ProductCard } from './product-entities.ts'

const Row = z.strictObject({ no: z.string(), rating: addedField(z.number().min(0)), note: addedField(z.string()).nullable() })
const Page = z.strictObject({ list: z.array(Row).max(2), first: Row.nullable() })
const bare = { no: '1', note: null }

test('an added field is optional for the storefront and required in replies of the mock', () => {
  expect(Page.safeParse({ list: [bare], first: bare }).success).toBe(true)
  const strict = completeSchema(Page)
  expect(strict.safeParse({ list: [bare], first: null }).success).toBe(false)
  expect(strict.safeParse({ list: [], first: bare }).success).toBe(false)
  expect(strict.safeParse({ list: [{ ...bare, rating: 4 }], first: { ...bare, rating: 0 } }).success).toBe(true)
  expectTypeOf<Complete<z.output<typeof Page>>['list'][number]['rating']>().toEqualTypeOf<number>()
})

test('what else a schema checks stays: values, lengths, unknown fields', () => {
  const strict = completeSchema(Page)
  const row = { ...bare, rating: 1 }
  expect(strict.safeParse({ list: [{ ...row, rating: -1 }], first: null }).success).toBe(false)
  expect(strict.safeParse({ list: [row, row, row], first: null }).success).toBe(false)
  expect(strict.safeParse({ list: [], first: null, more: 1 }).success).toBe(false)
})

test('a schema lists its added fields', () => {
  expect(addedFieldPaths(Page)).toEqual(['list.[].rating', 'list.[].note', 'first.rating', 'first.note'])
})

test.each([
  [
    'a product card',
    ProductCard,
    'product_no product_name price scribing_price thumb_image_url major_image_url discount flag_sold_out is_featured',
  ],
  ['a message', Message, 'msg_no'],
  ['a member', UserInfo, 'member_no user_name avatar_url phone email birthday points'],
  ['a saved card', SavedCard, 'card_id bank_code bank_name masked_number expiry_month expiry_year holder_name'],
  ['a refund account', RefundCard, 'refund_card_id bank_code bank_name masked_number first_name last_name phone email'],
  ['an after-sales request', AfterSaleItem, 'after_sale_no type status order_no reason lines quantity actions'],
  ['the amounts of an order', OrderAmounts, 'product_amount voucher_discount shipping_fee coins_used coins_discount total'],
])('%s requires what the spec lists, and nothing else', (_, schema: z.ZodObject, fields) => {
  expect(Object.keys(schema.shape).filter((name) => !addedFieldPaths(schema).includes(name))).toEqual(fields.split(' '))
})

test('an added value of a documented field is listed with its field', () => {
  const Login = z.strictObject({
    type: z.union([z.literal([1, 5]), assumedField(z.literal([2, 3]))]),
    device: assumedField(z.string()).optional(),
  })
  expect(findAssumedFields(Login).map(({ path, schema }) => [path, schema.safeParse(2).success])).toEqual([
    ['type', true],
    ['device', false],
  ])
  expect(Login.safeParse({ type: 3 }).success).toBe(true)
})
