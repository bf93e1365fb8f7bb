import { faultActions } from '@nusaria/scenario-runner/drivers/calls/faults'
import { paymentActions } from '@nusaria/scenario-runner/drivers/calls/payment'
import type { StoryContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { cardFields } from '@nusaria/scenario-runner/support/sample-cards'

/** Saved cards, e-wallets and refund accounts. */
export async function wallet(story: StoryContext): Promise<void> {
  const { client } = story
  await faultActions.sendsForm(story, { form: 'card', value: 'good' })
  const card_id = (await client.call('wallet.list')).cards[0]?.card_id ?? ''
  await client.call('wallet.cardProve', { card_id })
  await paymentActions.choosesAtGateway(story, { result: 'success' })
  await client.call('wallet.cardVerify', { card_id })
  await client.call('wallet.cardDefault', { card_id })
  await client.call('wallet.cardRemove', { card_id })
  const { banks, e_wallets } = await client.call('wallet.options')
  const { phone, first_name, last_name, email } = cardFields('good', '')
  const { e_wallet_id } = await client.call('wallet.eWalletAdd', { e_wallet_code: e_wallets[0]?.e_wallet_code ?? '', phone })
  await client.call('wallet.eWalletDefault', { e_wallet_id })
  await client.call('wallet.eWalletRemove', { e_wallet_id })
  const account = { bank_code: banks[0]?.bank_code ?? '', card_number: '1234567890', phone, first_name, last_name, email }
  const { refund_card_id } = await client.call('wallet.refundCardAdd', account)
  await client.call('wallet.refundCardUpdate', { refund_card_id, ...account, last_name: 'Lestari' })
  await client.call('wallet.refundCardDefault', { refund_card_id })
  await client.call('wallet.refundCardRemove', { refund_card_id })
}
