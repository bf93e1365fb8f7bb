import type { ProductCard } from '@nusaria/contracts/product'
import { CATEGORIES } from '@nusaria/scenarios/dsl/screens'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { Args } from '../../support/client.ts'
import { assertStep } from '../driver.ts'
import type { StoryContext } from './story-context.ts'

/** What a list's address says, as a call's arguments. */
function listArgsOf({ keyword, typeId, type, sort, ...query }: Readonly<Record<string, string>>): Args {
  const wanted = keyword === undefined ? { nav_type_id: typeId } : { keyword, nav_type_id: type }
  const prices = Object.entries(query).filter(([name]) => name.startsWith('price_'))
  const flags = Object.entries(query).filter(([, value]) => value === '1')
  return {
    ...wanted,
    sort,
    ...Object.fromEntries(prices.map(([name, value]) => [name, Number(value)])),
    ...Object.fromEntries(flags.map(([name]) => [name, true])),
  }
}

/** Shows the first page of what is asked for. */
async function showList(story: StoryContext, asked: Args): Promise<void> {
  story.listArgs = asked
  story.retry = () => showList(story, asked)
  const call = 'keyword' in asked ? 'search.search' : 'product.list'
  const { list } = (await story.client.ask(call, { ...asked, page_num: 1, page_size: 12 })) as { list: ProductCard[] }
  assertStep(list.length > 0, `Nothing is listed for ${JSON.stringify(asked)}`)
  story.listedProducts = list
}

/** Notes which product is looked at, and that its page was opened. */
export async function viewProduct(story: StoryContext, product_no: string, sku_no: string): Promise<void> {
  await story.client.call('product.visitViews', { product_no })
  story.viewedProducts = [product_no, ...story.viewedProducts.filter((other) => other !== product_no)]
  Object.assign(story, { product_no, sku_no })
}

/** Lists of products, call by call. */
export const productListActions = {
  /** A list by its address. */
  byAddress: (story: StoryContext, query: Readonly<Record<string, string>>): Promise<void> => showList(story, listArgsOf(query)),

  /** As it was. */
  again: (story: StoryContext): Promise<void> => showList(story, story.listArgs),

  searches: (story: StoryContext, { keyword }: Verbs['searches']): Promise<void> => showList(story, { keyword }),

  choosesCategory: (story: StoryContext, { category }: Verbs['choosesCategory']): Promise<void> =>
    showList(story, { nav_type_id: CATEGORIES[category] }),

  filtersList: (story: StoryContext, { only }: Verbs['filtersList']): Promise<void> =>
    showList(story, { ...story.listArgs, ...(only === 'in stock' ? { in_stock: true } : { free_shipping: true }) }),

  async opensListedProduct(story: StoryContext, { like = '' }: Verbs['opensListedProduct']): Promise<void> {
    const card = story.listedProducts.find(({ product_name }) => product_name.includes(like))
    assertStep(card, `No product listed is called "${like}"`)
    const { sku_list } = await story.client.call('product.minSkuDetail', { id: card.product_no })
    await viewProduct(story, card.product_no, sku_list.find(({ stock }) => stock > 0)?.sku_no ?? '')
  },

  retries: (story: StoryContext): Promise<void> => story.retry(),
}
