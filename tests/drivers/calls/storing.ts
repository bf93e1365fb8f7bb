import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { assertStep } from '../driver.ts'
import { cardFields, firstBank } from './paying.ts'
import type { StoryContext } from './story-context.ts'

/** What is kept for the next time, call by call: vouchers, coins, cards. */
export const walletActions = {
  redeems: async ({ client }: StoryContext, { code }: Verbs['redeems']): Promise<void> =>
    void (await client.call('promotion.redeemCode', { code })),

  async seesVoucher({ client }: StoryContext, { coupon, state }: Verbs['seesVoucher']): Promise<void> {
    const { list } = await client.call('promotion.wallet', { state, page_num: 1, page_size: 50 })
    assertStep(
      list.some(({ coupon_no }) => coupon_no === coupon),
      `${coupon} is not among the ${state} ones`,
    )
  },

  async seesCoins({ client }: StoryContext, { reason, coins }: Verbs['seesCoins']): Promise<void> {
    const newest = (await client.call('points.record', { page_num: 1, page_size: 2 })).list
    const said = newest.map((line) => `${line.reason} ${line.points}`)
    assertStep(
      newest.some((line) => line.reason === reason && (coins === undefined || line.points === coins)),
      `The ledger's newest lines say ${said.join(' and ')}, not ${reason} ${coins ?? ''}`,
    )
  },

  async savesCard(story: StoryContext, { card }: Verbs['savesCard']): Promise<void> {
    const { verify_url } = await story.client.call('wallet.cardAdd', cardFields(card, await firstBank(story)))
    story.session = verify_url.split(/[/=]/).at(-1) ?? ''
  },

  async seesCard({ client }: StoryContext, { proven }: Verbs['seesCard']): Promise<void> {
    const [card] = (await client.call('wallet.list')).cards
    assertStep(card && (card.verification === 'verified') === proven, `The card stands at ${card?.verification}`)
  },
}
