import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { PayOption } from '@nusaria/contracts/payment-entities'
import type { SavedCard, SavedEWallet } from '@nusaria/contracts/payment-method-entities'
import { isOffered } from '#platform/config/config.ts'
import type { Cashier } from '../api.ts'
import type { DisabledReason } from '../pay-methods.tsx'

/** A payment choice: a method, a bank or e-wallet of it, or a saved card or e-wallet. */
export interface PayChoice {
  readonly key: string
  readonly method: PayMethod
  readonly channel: string | undefined
  /** The name of the bank or e-wallet; null for a method without. */
  readonly name: string | null
  /** A saved card; null with the method `card`: a new one. */
  readonly card: SavedCard | null
  readonly eWallet: SavedEWallet | null
  /** null when it can be chosen */
  readonly disabledReason: DisabledReason | null
}

type PayOffer = Pick<Cashier, 'options' | 'saved_cards' | 'saved_e_wallets'>

function cardDisabledReason({ is_expired, verification }: SavedCard): DisabledReason | null {
  if (is_expired) return { why: 'expired' }
  return verification === undefined || verification === 'verified' ? null : { why: 'unproven' }
}

function toChoices(option: PayOption, { saved_cards, saved_e_wallets }: PayOffer): readonly PayChoice[] {
  const { method, channels, flag_enabled, disabled_reason, disabled_by: by, most } = option
  const disabledReason = flag_enabled ? null : { why: disabled_reason ?? 'amount', by, most }
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

/** The choice that the member's newest paid order was paid by, or another one of its method; null where none of them is open. */
function findLastUsed(choices: readonly PayChoice[], last: Cashier['last_used']): PayChoice | null {
  const open = choices.filter(({ method, disabledReason }) => method === last?.method && disabledReason === null)
  const same = open.find(({ card, eWallet }) => last?.id && (card?.card_id ?? eWallet?.e_wallet_id) === last.id)
  return same ?? open.find(({ channel }) => last?.channel && channel === last.channel) ?? open[0] ?? null
}

/**
 * The choices at the cashier, by method that the shop offers: the proposed one first, then saved ones, then the server's order. `lastUsed`
 * is its key, or null where it replaces one that is gone.
 */
export function toPayGroups(offer: Cashier) {
  const groups = offer.options
    .filter(({ method }) => isOffered(method))
    .map((option) => ({ method: option.method, choices: toChoices(option, offer) }))
  const choices = groups.flatMap((group) => group.choices)
  const proposed = findLastUsed(choices, offer.last_used)
  if (!proposed) return { groups, choices, proposed, lastUsed: null }
  const { card, eWallet, channel = null } = proposed
  const used = (offer.last_used?.id ?? offer.last_used?.channel ?? null) === (card?.card_id ?? eWallet?.e_wallet_id ?? channel)
  const sorted = groups
    .map((group) => ({ ...group, choices: group.choices.toSorted((a, b) => Number(b === proposed) - Number(a === proposed)) }))
    .toSorted((a, b) => Number(b.method === proposed.method) - Number(a.method === proposed.method))
  return { groups: sorted, choices, proposed, lastUsed: used ? proposed.key : null }
}
