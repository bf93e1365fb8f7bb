import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { PayOption } from '@nusaria/contracts/payment-entities'
import type { SavedCard, SavedEWallet } from '@nusaria/contracts/payment-method-entities'

/** What of a cashier there is to choose from. */
interface PayOffer {
  readonly options: readonly PayOption[]
  readonly saved_cards: readonly SavedCard[]
  readonly saved_e_wallets: readonly SavedEWallet[]
}

/** One thing to pick: a method, with its bank or wallet where there are several, or one that was saved. */
export interface PayChoice {
  readonly key: string
  readonly method: PayMethod
  readonly channel: string | undefined
  /** The bank's or wallet's name; null when the method says it all. */
  readonly name: string | null
  /** A card of the shopper's wallet; null with the method `card`: one to be typed. */
  readonly card: SavedCard | null
  readonly eWallet: SavedEWallet | null
  /** Why it can't be picked; null when it can. */
  readonly disabledReason: DisabledReason | null
}

/** Why a choice is closed: the option as the shop tells it, or the saved card. */
export type DisabledReason =
  | { readonly why: 'area' | 'amount' | 'product' | 'voucher'; readonly by: readonly string[]; readonly most: number | null }
  | { readonly why: 'expired' | 'unproven' }

export interface PayGroup {
  readonly method: PayMethod
  readonly choices: readonly PayChoice[]
}

function disabledReasonOf({ flag_enabled, disabled_reason, disabled_by, most }: PayOption): DisabledReason | null {
  return flag_enabled ? null : { why: disabled_reason ?? 'amount', by: disabled_by, most }
}

function cardDisabledReason({ is_expired, verification }: SavedCard): DisabledReason | null {
  if (is_expired) return { why: 'expired' }
  return verification === undefined || verification === 'verified' ? null : { why: 'unproven' }
}

function choicesOf(option: PayOption, { saved_cards, saved_e_wallets }: PayOffer): readonly PayChoice[] {
  const { method, channels } = option
  const disabledReason = disabledReasonOf(option)
  const plain: PayChoice = { key: method, method, channel: undefined, name: null, card: null, eWallet: null, disabledReason }
  if (method === 'card') {
    const saved = saved_cards.map((card) => ({
      ...plain,
      key: `card:${card.card_id}`,
      card,
      name: card.bank_name,
      disabledReason: disabledReason ?? cardDisabledReason(card),
    }))
    return [...saved, plain]
  }
  if (channels.length === 0) return [plain]
  const named = channels.map(({ channel, channel_name }) => ({ ...plain, key: `${method}:${channel}`, channel, name: channel_name }))
  if (method !== 'e_wallet') return named
  const saved = saved_e_wallets.flatMap((eWallet) => {
    const channel = named.find((each) => each.channel === eWallet.e_wallet_code)
    return channel ? [{ ...channel, key: `e_wallet:${eWallet.e_wallet_id}`, eWallet }] : []
  })
  return [...saved, ...named.filter(({ channel }) => !saved.some((each) => each.channel === channel))]
}

/** What can be picked at the cashier, by method, in the order the shop gives; what was saved comes first. */
export function payGroups(offer: PayOffer): readonly PayGroup[] {
  return offer.options.map((option) => ({ method: option.method, choices: choicesOf(option, offer) }))
}
