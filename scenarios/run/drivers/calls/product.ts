import type { CartLine } from '@nusaria/contracts/cart'
import type { ResultByName } from '@nusaria/contracts/registry'
import { assertSame, assertStep, found } from '../driver.ts'
import { asMember, PAGE } from './discovery.ts'
import type { CallActs, StoryContext } from './story-context.ts'

type Review = ResultByName<'review.list'>['list'][number]

const reviewsOf = async ({ client, product_no, reviewSort: sort }: StoryContext) =>
  (await client.call('review.list', { product_no, sort, ...PAGE })).list

const firstReview = async (story: StoryContext): Promise<Review> => found((await reviewsOf(story))[0], 'The product has no review')

/** What each order compares: the larger comes first. */
const RANKS = {
  newest: ({ created_at }: Review) => Date.parse(created_at),
  helpful: ({ helpful_count = 0 }: Review) => helpful_count,
  stars_desc: ({ stars }: Review) => stars,
  stars_asc: ({ stars }: Review) => -stars,
} as const

/** The line of the SKU viewed last, or else the first; undefined in an empty cart. */
export async function cartLineOf({ client, sku_no }: StoryContext): Promise<CartLine | undefined> {
  const { lines } = await client.call('cart.detail')
  return lines.find((one) => one.sku_no === sku_no) ?? lines[0]
}

export const requireLine = async (story: StoryContext): Promise<CartLine> => found(await cartLineOf(story), 'The cart is empty')

export async function openConfirm(story: StoryContext): Promise<void> {
  const { source, address_id, delivery_method, use_coins, client } = story
  story.retry = () => openConfirm(story)
  story.confirmation = await client.call('order.confirm', { source, address_id, delivery_method, use_coins })
  story.address_id ??= story.confirmation.address?.address_id
  story.request_id = client.requestId()
}

export const productActions: CallActs<'product'> = {
  addsToCart: ({ client, sku_no }, { quantity }) => client.call('cart.add', { sku_no, quantity }),

  async addsSet({ client, sku_no }) {
    const { items } = await client.call('product.boughtTogether', { sku_no })
    assertStep(items.length > 0, 'Nothing is often bought with the product')
    await client.call('cart.addSet', { sku_nos: items.map((item) => item.sku_no) })
  },

  buysNow: (story, { quantity }) =>
    openConfirm(Object.assign(story, { source: { type: 'buy_now', sku_no: story.sku_no, quantity } as const })),

  hasInCart: async ({ client }, { pieces }) =>
    assertSame('The number of pieces in the cart', (await client.call('cart.detail')).total_quantity, pieces),

  goesToConfirm: (story) => openConfirm(Object.assign(story, { source: { type: 'cart' } as const })),
  claims: ({ client }, { coupon }) => client.call('promotion.claim', { coupon_no: coupon }),

  async changesVariant(story) {
    const { line_id, sku_no, product_no, product_name, quantity } = await requireLine(story)
    const { sku_list } = await story.client.call('product.minSkuDetail', { id: product_no })
    const other = sku_list.find((sku) => sku.sku_no !== sku_no && sku.stock >= quantity)
    story.sku_no = found(other, `${product_name} has no other variant in stock`).sku_no
    await story.client.call('cart.changeSku', { line_id, sku_no: story.sku_no })
  },

  async acceptsPrice(story) {
    const { line_id, price, added_price } = await requireLine(story)
    assertStep(price !== added_price, 'The price is what it was')
    await story.client.call('cart.acceptPrices', { line_ids: [line_id] })
  },

  movesToFavourites: async (story) => story.client.call('cart.moveToFavourites', { line_ids: [(await requireLine(story)).line_id] }),

  async clearsUnavailable({ client }) {
    const { lines } = await client.call('cart.detail')
    const isGone = ({ trouble }: CartLine) => trouble === 'sold_out' || trouble === 'off_sale'
    await client.call('cart.remove', { line_ids: lines.filter(isGone).map(({ line_id }) => line_id) })
  },

  async sortsReviews(story, { sort }) {
    story.reviewSort = sort
    const ranks = (await reviewsOf(story)).map(RANKS[sort])
    assertSame(`The reviews by ${sort}`, ranks.join(), ranks.toSorted((a, b) => b - a).join())
  },

  async marksHelpful(story) {
    const { review_no, flag_helpful } = await firstReview(story)
    await asMember(story, () => story.client.call('review.helpful', { review_no, helpful: !flag_helpful }))
  },

  seesHelpful: async (story, { marked }) =>
    assertSame('Whether the first review is marked as helpful', (await firstReview(story)).flag_helpful, marked),

  async seesQuestion({ client, product_no }, { question, answer }) {
    const { list } = await client.call('question.list', { product_no, ...PAGE })
    const first: ResultByName<'question.list'>['list'][number] = found(list[0], 'The product has no question')
    assertSame('The first question', first.content, question)
    assertSame('Its answer', first.answer?.content ?? null, answer ?? null)
  },
}
