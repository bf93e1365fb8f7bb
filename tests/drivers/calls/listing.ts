import type { ProductCard } from '@nusaria/contracts/product'
import { CATEGORIES } from '@nusaria/scenarios/dsl/places'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { Args } from '../../support/client.ts'
import { must } from '../driver.ts'
import type { Story } from './story.ts'

/** What a list's address says, as a call's arguments. */
function argsOf({ keyword, typeId, type, sort, ...query }: Readonly<Record<string, string>>): Args {
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
async function show(story: Story, asked: Args): Promise<void> {
  story.asked = asked
  story.again = () => show(story, asked)
  const call = 'keyword' in asked ? 'search.search' : 'product.list'
  const { list } = (await story.client.ask(call, { ...asked, page_num: 1, page_size: 12 })) as { list: ProductCard[] }
  must(list.length > 0, `Nothing is listed for ${JSON.stringify(asked)}`)
  story.shown = list
}

/** Notes which product is looked at, and that its page was opened. */
export async function looksAtProduct(story: Story, product_no: string, sku_no: string): Promise<void> {
  await story.client.call('product.visitViews', { product_no })
  story.seen = [product_no, ...story.seen.filter((other) => other !== product_no)]
  Object.assign(story, { product_no, sku_no })
}

/** Lists of products, call by call. */
export const listing = {
  /** A list by its address. */
  byAddress: (story: Story, query: Readonly<Record<string, string>>): Promise<void> => show(story, argsOf(query)),

  /** As it was. */
  again: (story: Story): Promise<void> => show(story, story.asked),

  searches: (story: Story, { keyword }: Verbs['searches']): Promise<void> => show(story, { keyword }),

  choosesCategory: (story: Story, { category }: Verbs['choosesCategory']): Promise<void> =>
    show(story, { nav_type_id: CATEGORIES[category] }),

  narrowsList: (story: Story, { only }: Verbs['narrowsList']): Promise<void> =>
    show(story, { ...story.asked, ...(only === 'in stock' ? { in_stock: true } : { free_shipping: true }) }),

  async opensListed(story: Story, { like = '' }: Verbs['opensListed']): Promise<void> {
    const card = story.shown.find(({ product_name }) => product_name.includes(like))
    must(card, `No product listed is called "${like}"`)
    const { sku_list } = await story.client.call('product.minSkuDetail', { id: card.product_no })
    await looksAtProduct(story, card.product_no, sku_list.find(({ stock }) => stock > 0)?.sku_no ?? '')
  },

  triesAgain: (story: Story): Promise<void> => story.again(),
}
