import { createRng, rngState } from '@nusaria/catalogue/lib/rng'
import type { Catalogue } from '@nusaria/catalogue/products/types'
import { personName } from '@nusaria/mock-api/lib/faker'
import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import type { ShopClient } from '@nusaria/scenario-runner/support/client'
import type { WorldControl } from '@nusaria/scenario-runner/support/control'
import { MEMBERS } from '@nusaria/scenarios/members'
import { NEW_PASSWORD, SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import type { Hints } from '@nusaria/tools/backend-check/arbitrary'
import { KnownFields } from '@nusaria/tools/backend-check/arguments'

/** Tables with ids of members. */
const TABLES = [
  ...(['orders', 'vouchers', 'addresses', 'cart_lines', 'google_sessions', 'payments', 'captchas', 'messages'] as const),
  ...(['cards', 'e_wallets', 'refund_cards', 'points_records', 'after_sales', 'card_proofs'] as const),
]

/** Real ids of a world for its member `sari`, by field name, so that payloads get past "not found". */
export async function hintsOf(catalogue: Catalogue, client: ShopClient, world: WorldControl): Promise<Hints> {
  // Each captcha can be answered once.
  for (let n = 0; n < 6; n++) await client.call('auth.googleAuth', { device: '' })
  const products = catalogue.products.slice(0, 12)
  for (const { sku_list } of products.slice(0, 3)) {
    const inStock = sku_list.find(({ stock }) => stock > 3)
    if (inStock) await client.call('cart.add', { sku_no: inStock.sku_no, quantity: 1 })
  }
  const known = new KnownFields({ device_id: client.device, project_id: 'home', card_number: '1234567890' })
  for (const table of TABLES) known.learn(await world.state(table))
  for (const reply of [await client.call('wallet.options'), await client.call('promotion.offers', {}), products]) known.learn(reply)
  const skus = catalogue.products.flatMap(({ sku_list }) => sku_list)
  const soldOut = skus.filter(({ stock }) => stock === 0).slice(0, 4)
  const rng = createRng(rngState('payloads'))
  const people = Array.from({ length: 12 }, () => personName(rng))
  const surnames = people.map((name) => name.split(' ').at(-1) ?? '')
  return {
    ...known.hints,
    id: products.map(({ product_no }) => product_no),
    sku_no: [...products.slice(0, 5).flatMap(({ sku_list }) => sku_list), ...soldOut].map(({ sku_no }) => sku_no),
    courier_code: ['lesat_antar', 'pigeon'],
    email: Object.values(MEMBERS).map(({ email }) => email),
    password: [SEEDED_PASSWORD, NEW_PASSWORD, '12345'].map(encryptPassword),
    account: [...Object.values(MEMBERS).map(({ phone }) => phone), MEMBERS.sari.email, '81399900001'],
    phone: Object.values(MEMBERS).map(({ phone }) => phone),
    user_name: people,
    name: people,
    surname: surnames,
    first_name: people,
    last_name: surnames,
    birthday: ['1993-08-17', '1990-01-01'],
    keyword: ['kopi', 'keripik pedas', 'sepatu'],
    district_code: ['317106'],
    city_code: ['3171', '3578'],
    postal_code: ['10310'],
    parent_code: ['31', '3171'],
  }
}
