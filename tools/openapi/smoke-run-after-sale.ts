import type { StoryContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { pictureFile } from '@nusaria/scenario-runner/support/picture-file'
import { cardFields } from '@nusaria/scenario-runner/support/sample-cards'

const page = { page_num: 1, page_size: 12 }

/** One request for the completed order: cancelled, filed again, returned, its failed refund retried to another account. */
export async function afterSales({ client, world, order_no }: StoryContext): Promise<void> {
  const { lines } = await client.call('afterSale.options', { order_no })
  const pieces = [{ line_no: lines[0]?.line_no ?? '', quantity: 1 }]
  const preview = { order_no, type: 'return_refund', lines: pieces, reason: 'damaged' } as const
  const { refund_amount } = await client.call('afterSale.preview', preview)
  const { picture_id } = await client.call('picture.upload', { purpose: 'evidence', file: pictureFile('small') })
  const details = { description: 'Sobek', picture_ids: [picture_id], refund_amount }
  const form = { ...preview, ...details, refund_target: null, request_id: 'form-of-the-smoke-run' }
  const { after_sale_no } = await client.call('afterSale.apply', form)
  await client.call('afterSale.list', page)
  await client.call('afterSale.cancel', { after_sale_no })
  await client.call('afterSale.reapply', { after_sale_no, ...details, reason: 'defective', picture_ids: [] })
  await world.event('after_sale', after_sale_no, 'agree')
  const { list } = await client.call('afterSale.couriers')
  const courier_code = list[0]?.courier_code ?? ''
  await client.call('afterSale.returnShipment', { after_sale_no, courier_code, tracking_number: 'KN00012345' })
  await client.call('afterSale.returnShipment', { after_sale_no, courier_code, tracking_number: 'KN00012346' })
  for (const event of ['inspect', 'fail']) await world.event('after_sale', after_sale_no, event)
  const { phone, first_name, last_name, email } = cardFields('good', '')
  const account = { bank_code: 'bank_arta', card_number: '1234567788', phone, first_name, last_name, email }
  const { refund_card_id } = await client.call('wallet.refundCardAdd', account)
  await client.call('afterSale.retryRefund', { after_sale_no, refund_target: { kind: 'refund_card', id: refund_card_id } })
  await world.event('after_sale', after_sale_no, 'refund')
  await client.call('afterSale.detail', { after_sale_no })
  await client.call('afterSale.refunds', page)
}
