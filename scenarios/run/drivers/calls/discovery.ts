import type { ProductCard } from '@nusaria/contracts/product-entities'
import { priceRange } from '@nusaria/contracts/product-price'
import type { ListChoice } from '@nusaria/scenarios/dsl/verbs/discovery'
import { type Args, RefusedError } from '../../support/client.ts'
import { findProduct } from '../../support/find-product.ts'
import { isLike } from '../../support/is-like.ts'
import { assertSame, assertStep, found } from '../driver.ts'
import { areaCode } from './account.ts'
import type { CallActs, StoryContext, StoryMemory } from './story-context.ts'

/** The arguments of a list call, from the query of its address. */
function listArgsOf({ keyword, typeId, type, sort, ...query }: Readonly<Record<string, string>>): Args {
  const source = keyword === undefined ? { nav_type_id: typeId } : { keyword, nav_type_id: type }
  const filters = Object.entries(query).map(([name, value]) => [name, name.startsWith('price_') ? Number(value) : value === '1'])
  return { ...source, sort, ...Object.fromEntries(filters) }
}

const CHOICES: Readonly<Record<Extract<ListChoice, string>, Args>> = {
  'in stock': { in_stock: true },
  'free shipping': { free_shipping: true },
  'on sale': { discounted: true },
  'well rated': { rating_min: 4.5 },
}

async function showList(story: StoryContext, args: Args): Promise<void> {
  story.listArgs = args
  story.retry = () => showList(story, args)
  const call = 'keyword' in args ? 'search.search' : 'product.list'
  const { list } = (await story.client.ask(call, { ...args, page_num: 1, page_size: 12 })) as { list: ProductCard[] }
  assertStep(list.length > 0, `Nothing is listed for ${JSON.stringify(args)}`)
  story.listedProducts = list
}

async function viewProduct(story: StoryContext, product_no: string, sku_no: string): Promise<void> {
  await story.client.call('product.visitViews', { product_no })
  story.remembersProduct(product_no, sku_no)
}

/** Opens a list by its address; without a query, the last list again. */
export const openList = (story: StoryContext, query: Readonly<Record<string, string>>): Promise<void> =>
  showList(story, Object.keys(query).length > 0 ? listArgsOf(query) : story.listArgs)

/** Some coffee, where the story has viewed no product. */
export async function ensureProduct(story: StoryMemory): Promise<void> {
  if (story.sku_no) return
  const { product, sku } = await findProduct(story.client, { like: 'kopi mandailing' })
  Object.assign(story, { product_no: product.product_no, sku_no: sku.sku_no })
}

export const PAGE = { page_num: 1, page_size: 10 } as const

/** Does what needs a member. A guest's refused action runs after login. */
export async function asMember(story: StoryContext, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (error instanceof RefusedError && error.error === 'PRODUCT_NOT_LOGGED_IN') story.pendingAction = act
    throw error
  }
}

const PRODUCT_LISTS = { favourites: 'favourite.list', viewed: 'favourite.viewed', arrivalNotices: 'notice.list' } as const

/** The first card whose product matches `like`, and its product. */
async function listedProduct({ client, listedProducts }: StoryContext, like = '', inStock = false) {
  const card = listedProducts.find((one) => isLike(one.product_name, like) && (!inStock || one.flag_sold_out === 0))
  const { product_no } = found(card, `No product listed ${inStock ? 'in stock ' : ''}is called "${like}"`)
  return client.call('product.minSkuDetail', { id: product_no })
}

export const discoveryActions: CallActs<'discovery'> = {
  searches: (story, { keyword }) => showList(story, { keyword }),
  filtersList: (story, { only }) =>
    showList(story, { ...story.listArgs, ...(typeof only === 'string' ? CHOICES[only] : { brands: [only.brand] }) }),

  async addsFromList(story, { like }) {
    const { product_no, sku_list } = await listedProduct(story, like, true)
    const { sku_no } = found(priceRange(sku_list)?.lowest, 'The product has no variant')
    await story.client.call('cart.add', { sku_no, quantity: 1 })
    story.remembersProduct(product_no, sku_no)
  },

  async opensListedProduct(story, { like }) {
    const { product_no, sku_list } = await listedProduct(story, like)
    await viewProduct(story, product_no, sku_list.find(({ stock }) => stock > 0)?.sku_no ?? '')
  },

  retries: (story) => story.retry(),

  async looksAt(story, { wish }) {
    const { product, sku } = await findProduct(story.client, wish)
    await viewProduct(story, product.product_no, sku.sku_no)
  },

  async choosesCity({ client, product_no }, { province, city, cash }) {
    const { delivery, flag_cod } = await client.call('product.delivery', {
      product_no,
      city_code: await areaCode(client, [province, city]),
    })
    assertSame('The city of the delivery', delivery?.city, city)
    assertSame('Whether cash can pay for it', flag_cod, cash)
  },

  async addsFavourite(story, { like }) {
    if (like !== undefined) {
      const { product_no, sku_list } = await listedProduct(story, like)
      Object.assign(story, { product_no, sku_no: sku_list[0]?.sku_no })
    }
    await asMember(story, () => story.client.call('favourite.add', { product_nos: [story.product_no] }))
  },

  requestsRestockAlert: (story) => asMember(story, () => story.client.call('notice.subscribe', { sku_no: story.sku_no })),

  async seesProductAt(story, { screen }) {
    const { list } = (await story.client.ask(PRODUCT_LISTS[screen], PAGE)) as { list: { product: ProductCard }[] }
    const expected = screen === 'viewed' ? story.viewedProducts : [story.product_no]
    const listed = list.slice(0, expected.length).map(({ product }) => product.product_no)
    assertSame('What is listed first', listed.join(', '), expected.join(', '))
  },

  async readsAllMessages({ client }) {
    await client.call('message.readAll', {})
    assertSame('The number of unread messages', (await client.call('message.count')).total, 0)
  },

  async removesSearch({ client }, { keyword }) {
    const keywords = async () => (await client.call('search.records', {})).list.map((item) => item.keyword)
    const others = (await keywords()).filter((other) => other !== keyword)
    await client.call('search.recordsDel', { keyword })
    assertSame('The search history', (await keywords()).join(), others.join())
  },

  clearsHistory: ({ client }) => client.call('search.recordsDel', {}),
}
