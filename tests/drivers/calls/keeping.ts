import type { ProductCard } from '@nusaria/contracts/product'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { Refused } from '../../support/client.ts'
import { must } from '../driver.ts'
import type { Story } from './story.ts'

const PAGE = { page_num: 1, page_size: 10 } as const

/** Does what takes a member; a guest is refused, and it is done once they log in. */
async function wishes(story: Story, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (error instanceof Refused && error.error === 'PRODUCT_NOT_LOGGED_IN') story.wish = act
    throw error
  }
}

/** Each screen's products, first one first. */
const kept: Readonly<Record<Verbs['findsAt']['screen'], (story: Story) => Promise<readonly { readonly product: ProductCard }[]>>> = {
  favourites: async ({ client }) => (await client.call('favourite.list', PAGE)).list,
  viewed: async ({ client }) => (await client.call('favourite.viewed', PAGE)).list,
  arrivalNotices: async ({ client }) => (await client.call('notice.list', PAGE)).list,
}

/** What is kept in sight: put aside, waited for, looked at; and the messages about it. */
export const keeping = {
  putsAside: (story: Story): Promise<void> => wishes(story, () => story.client.call('favourite.add', { product_nos: [story.product_no] })),

  asksForArrival: (story: Story): Promise<void> => wishes(story, () => story.client.call('notice.subscribe', { sku_no: story.sku_no })),

  async waitsForArrival({ client, sku_no }: Story): Promise<void> {
    const { status } = await client.call('notice.status', { sku_no })
    must(status === 'subscribed', `The wish is ${status}`)
  },

  async findsAt(story: Story, { screen }: Verbs['findsAt']): Promise<void> {
    const found = (await kept[screen](story)).map(({ product }) => product.product_no)
    const wanted = screen === 'viewed' ? story.seen : [story.product_no]
    must(String(found.slice(0, wanted.length)) === String(wanted), `There is ${found.join(', ')}, not ${wanted.join(', ')}`)
  },

  async opensMessage(story: Story): Promise<void> {
    const [message] = (await story.client.call('message.page', PAGE)).list
    must(message, 'There is no message')
    await story.client.call('message.read', { msg_no: message.msg_no })
    if (message.link?.target !== 'product') return
    must(message.link.ref === story.product_no, `The message is about ${message.link.ref}`)
    await story.client.call('product.minSkuDetail', { id: story.product_no })
  },

  clearsHistory: async ({ client }: Story): Promise<void> => void (await client.call('search.recordsDel', {})),
}
