import { createRng, rngState } from '@nusaria/catalogue/lib/rng'
import type { Catalogue } from '@nusaria/catalogue/products/types'
import { fakerWith, personName } from '@nusaria/mock-api/lib/faker'
import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import type { ShopClient } from '@nusaria/scenario-runner/support/client'
import type { WorldControl } from '@nusaria/scenario-runner/support/control'
import { MEMBERS } from '@nusaria/scenarios/members'
import { NEW_PASSWORD, SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import type { Hints } from '@nusaria/tools/backend-check/arbitrary'

/** Real ids of a world for its member `sari`, by field name, so that payloads get past "not found". */
export async function hintsOf(catalogue: Catalogue, client: ShopClient, world: WorldControl): Promise<Hints> {
  // Each captcha can be answered once.
  for (let n = 0; n < 6; n++) await client.call('auth.googleAuth', { device: '' })
  const products = catalogue.products.slice(0, 12)
  for (const { sku_list } of products.slice(0, 3)) {
    const inStock = sku_list.find(({ stock }) => stock > 3)
    if (inStock) await client.call('cart.add', { sku_no: inStock.sku_no, quantity: 1 })
  }
  const { e_wallets, banks } = await client.call('wallet.options')
  const tables = [
    'orders',
    'vouchers',
    'addresses',
    'cart_lines',
    'google_sessions',
    'payments',
    'captchas',
    'messages',
    'cards',
    'e_wallets',
    'refund_cards',
    'points_records',
    'after_sales',
    'card_proofs',
  ] as const
  const rows = await Promise.all(tables.map((table) => world.state(table).catch(() => [])))
  const all: readonly Readonly<Record<string, unknown>>[] = rows.flat()
  const named = (field: string, key = field) =>
    [...new Set(all.map((row) => row[key]).filter((value) => typeof value === 'string'))].slice(0, 12)
  const skus = catalogue.products.flatMap(({ sku_list }) => sku_list)
  const soldOut = skus.filter(({ stock }) => stock === 0).slice(0, 4)
  const offers = await client.call('promotion.offers', {})
  const rng = createRng(rngState('payloads'))
  const people = Array.from({ length: 12 }, () => personName(rng))
  const surnames = people.map((name) => name.split(' ').at(-1) ?? '')
  const product_no = products.map((product) => product.product_no)
  return {
    product_no,
    id: product_no,
    sku_no: [...products.slice(0, 5).flatMap(({ sku_list }) => sku_list), ...soldOut].map(({ sku_no }) => sku_no),
    coupon_no: offers.list.map((offer) => offer.coupon_no),
    voucher_no: named('voucher_no'),
    order_no: named('order_no'),
    line_no: all.flatMap(({ lines }) => (Array.isArray(lines) ? lines.map(({ line_no }) => String(line_no)) : [])).slice(0, 12),
    after_sale_no: named('after_sale_no'),
    courier_code: ['lesat_antar', 'pigeon'],
    address_id: named('address_id'),
    line_id: named('line_id'),
    payment_no: named('payment_no'),
    msg_no: named('msg_no'),
    card_id: named('card_id'),
    e_wallet_id: named('e_wallet_id'),
    refund_card_id: named('refund_card_id'),
    record_no: named('record_no'),
    parcel_no: all.flatMap(({ parcels }) => (Array.isArray(parcels) ? parcels.map(({ parcel_no }) => String(parcel_no)) : [])).slice(0, 6),
    session: named('session'),
    email: Object.values(MEMBERS).map(({ email }) => email),
    password: [SEEDED_PASSWORD, NEW_PASSWORD, '12345'].map(encryptPassword),
    image_id: named('image_id'),
    account: [...Object.values(MEMBERS).map(({ phone }) => phone), MEMBERS.sari.email, '81399900001'],
    phone: Object.values(MEMBERS).map(({ phone }) => phone),
    user_name: people,
    name: people,
    surname: surnames,
    first_name: people,
    last_name: surnames,
    address_line1: Array.from({ length: 12 }, () => fakerWith(rng).location.streetAddress()),
    birthday: ['1993-08-17', '1990-01-01'],
    keyword: ['kopi', 'keripik pedas', 'sepatu'],
    nav_type_id: products.slice(0, 3).map((product) => product.nav_type_id),
    district_code: ['317106'],
    city_code: ['3171', '3578'],
    postal_code: ['10310'],
    e_wallet_code: e_wallets.map(({ e_wallet_code }) => e_wallet_code),
    bank_code: banks.map(({ bank_code }) => bank_code),
    card_number: ['1234567890'],
    parent_code: ['31', '3171'],
    project_id: ['home'],
    device_id: [client.device],
  }
}
