import { encryptPassword } from '@nusaria/mock-api/testing/encrypt'
import { MEMBERS } from '@nusaria/scenarios/dsl/people'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { MENTENG } from '@nusaria/scenarios/homes'
import type { Args } from '../../support/client.ts'
import type { WorldControl } from '../../support/control.ts'
import type { Host } from '../../support/hosts.ts'
import { must } from '../driver.ts'
import { addressOf } from './addresses.ts'
import { ordering } from './ordering.ts'
import { paying } from './paying.ts'
import { type Rememberer, recalled } from './remembering.ts'
import { shopping } from './shopping.ts'
import { signingIn } from './signing-in.ts'
import { newStory, type Story } from './story.ts'

/** A device on which the same member is signed in. By e-mail: the phone may just have been sent a code. */
async function signIn(host: Host, world: WorldControl, { member }: Verbs['signsIn']): Promise<Story> {
  const story = newStory(host, world, 'device-elsewhere')
  await signingIn.entersEmail(story, { email: MEMBERS[member].email })
  await signingIn.answersCaptcha(story, { answer: 'right' })
  await signingIn.entersCode(story, { code: 'right' })
  return story
}

const PASSWORDS = new Set(['password', 'old_password'])

/** Passwords as they travel. */
function encrypted(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, PASSWORDS.has(name) ? encryptPassword(String(value)) : value]),
  )
}

/** Somebody who may have another device signed in. */
export interface Owner extends Rememberer {
  other: Story | null
}

export function otherOf({ other }: Owner): Story {
  must(other, 'The other device is not signed in')
  return other
}

/** Where the member has orders sent; an address of its own for who has none. */
async function addresses(story: Story): Promise<void> {
  if (!story.confirmed?.address) await ordering.addsAddress(story, { home: MENTENG })
}

/** What the other device does, by calls whatever the depth. */
export const elsewhere = {
  async signsIn(owner: Owner, host: Host, world: WorldControl, wanted: Verbs['signsIn']): Promise<void> {
    owner.other = await signIn(host, world, wanted)
  },

  async sends(owner: Owner, { call, args }: Verbs['sends']): Promise<void> {
    const { client } = otherOf(owner)
    await client.ask(call, encrypted(await recalled(client, owner, args)))
  },

  async buys(owner: Owner, { like, pieces: quantity = 1, to, coins = false, orders = 1 }: Verbs['buys']): Promise<void> {
    const story = otherOf(owner)
    await shopping.looksAt(story, { wish: { like } })
    story.use_coins = coins
    if (to !== undefined) story.address_id = (await addressOf(story.client, to)).address_id
    for (let made = 0; made < orders; made += 1) {
      await shopping.buysNow(story, { quantity })
      await addresses(story)
      await ordering.placesOrder(story)
    }
  },

  /** One piece each of whatever is in stock. */
  async fillsCart(owner: Owner, { lines }: Verbs['fillsCart']): Promise<void> {
    const { client } = otherOf(owner)
    const { list } = await client.call('product.list', { page_num: 1, page_size: 50, in_stock: true })
    let there = (await client.call('cart.detail')).lines.length
    for (const { product_no } of list) {
      const { sku_list } = await client.call('product.minSkuDetail', { id: product_no })
      for (const { sku_no } of sku_list.filter(({ stock }) => stock > 0)) {
        if (there < lines) there = (await client.call('cart.add', { sku_no, quantity: 1 })).lines.length
      }
    }
    must(there === lines, `The cart has ${there} lines, not ${lines}`)
  },

  async paysElsewhere(owner: Owner, { method }: Verbs['paysElsewhere']): Promise<void> {
    await paying.pays(Object.assign(otherOf(owner), { order_no: owner.order_no }), { method })
  },
}
