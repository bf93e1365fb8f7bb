import type { StoryContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { pictureFile } from '@nusaria/scenario-runner/support/picture-file'

const page = { page_num: 1, page_size: 12 }

/** Favourites, viewed products and restock alerts. */
export async function memberLists({ client, world }: StoryContext): Promise<void> {
  const { product, sku } = await findProduct(client, { like: 'kopi mandailing' })
  const { product_no } = product
  const { sku_no } = sku
  await client.call('favourite.add', { product_nos: [product_no] })
  await client.call('favourite.status', { product_nos: [product_no] })
  await client.call('favourite.list', page)
  await client.call('favourite.remove', { product_nos: [product_no] })
  await client.call('favourite.viewed', page)
  await client.call('favourite.viewedClear')
  await world.event('sku', sku_no, 'sell_out')
  await client.call('notice.subscribe', { sku_no })
  await client.call('notice.status', { sku_no })
  await client.call('notice.list', page)
  await client.call('notice.unsubscribe', { sku_no })
  await client.call('notice.subscribe', { sku_no })
  await world.event('sku', sku_no, 'restock', { stock: 40 })
}

/** The messages so far. */
export async function messages({ client }: StoryContext): Promise<void> {
  const { list } = await client.call('message.page', page)
  const [first, second] = list.map(({ msg_no }) => msg_no)
  await client.call('message.read', { msg_no: first ?? '' })
  await client.call('message.remove', { msg_no: second ?? '' })
  await client.call('message.readAll', {})
}

/** Reviews of the completed order. */
export async function reviews({ client, order_no }: StoryContext): Promise<void> {
  const { list } = await client.call('review.pending', { order_no, ...page })
  const purpose = 'review'
  const shown = await client.call('picture.upload', { purpose, file: pictureFile('small') })
  const withdrawn = await client.call('picture.upload', { purpose, file: pictureFile('small') })
  await client.call('picture.remove', { picture_id: withdrawn.picture_id })
  const { product_no, line_no = '' } = list[0] ?? {}
  const content = { stars: 5, content: 'Harum sekali', picture_ids: [shown.picture_id], anonymous: false }
  await client.call('review.add', { order_no, line_no, ...content })
  const listed = await client.call('review.list', { product_no: product_no ?? '', sort: 'helpful', ...page })
  await client.call('review.helpful', { review_no: listed.list[0]?.review_no ?? '', helpful: true })
}

/** A question about a product, which the shop answers. */
export async function questions({ client, world }: StoryContext): Promise<void> {
  const { product } = await findProduct(client, { like: 'kopi mandailing' })
  const { product_no } = product
  const asked = await client.call('question.ask', { product_no, content: 'Bisa giling halus?', request_id: 'question-of-run' })
  await client.call('question.list', { product_no, ...page })
  await world.event('question', asked.question_no, 'answer')
  await client.call('question.list', { product_no, ...page })
}
