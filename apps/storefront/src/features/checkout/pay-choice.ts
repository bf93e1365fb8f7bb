import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { PayOption } from '@nusaria/contracts/payment'

/** The ways the cashier shows, in the order it shows them. Cards need a form of their own and are not among them. */
export const SHOWN_METHODS = ['virtual_account', 'qris', 'e_wallet', 'cod'] as const
export type ShownMethod = (typeof SHOWN_METHODS)[number]

/** One thing to pick: a method, and its bank or wallet where there are several. */
export interface PayChoice {
  readonly key: string
  readonly method: ShownMethod
  readonly channel: string | undefined
  /** The bank's or wallet's name; null when the method says it all. */
  readonly name: string | null
  readonly enabled: boolean
  readonly disabledReason: PayOption['disabled_reason']
}

export interface PayGroup {
  readonly method: ShownMethod
  readonly choices: readonly PayChoice[]
}

function isShown(method: PayMethod): method is ShownMethod {
  return SHOWN_METHODS.some((shown) => shown === method)
}

function choicesOf({ method, channels, flag_enabled, disabled_reason }: PayOption): readonly PayChoice[] {
  if (!isShown(method)) return []
  const shared = { method, enabled: flag_enabled, disabledReason: disabled_reason }
  if (channels.length === 0) return [{ ...shared, key: method, channel: undefined, name: null }]
  return channels.map(({ channel, channel_name }) => ({ ...shared, key: `${method}:${channel}`, channel, name: channel_name }))
}

/** What can be picked at the cashier, by method. */
export function payGroups(options: readonly PayOption[]): readonly PayGroup[] {
  const all = options.flatMap(choicesOf)
  return SHOWN_METHODS.map((method) => ({ method, choices: all.filter((choice) => choice.method === method) })).filter(
    ({ choices }) => choices.length > 0,
  )
}
