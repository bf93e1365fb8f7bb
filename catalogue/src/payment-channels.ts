import type { PaymentEvent } from '@nusaria/contracts/lifecycle'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { GatewayResult, PayChannel, TransferInstructions } from '@nusaria/contracts/payment-entities'
import type { z } from 'zod'
import { jsonData } from './lib/json.ts'
import data from './payment-channels.json' with { type: 'json' }

/** Card numbers that end like this are declined at once. */
export const DECLINED_CARD_END = '0002'

/** The payment event of each result on the gateway's page. */
export const RESULT_EVENT = {
  success: 'succeed',
  pending: 'pend',
  failure: 'fail',
  cancellation: 'cancel',
  expiry: 'expire',
} as const satisfies Readonly<Record<z.output<typeof GatewayResult>, PaymentEvent>>

/** A bank or e-wallet to pay with; all are invented. */
export interface Channel {
  readonly channel: string
  readonly channel_name: string
  /** First digits of a bank's virtual account numbers. */
  readonly prefix?: string
}

/** Payment methods in the cashier's order. */
export const PAY_METHODS: readonly PayMethod[] = ['virtual_account', 'qris', 'e_wallet', 'card', 'cod']

/** All names are invented. `transfers`: the menus of a bank's ATMs, app and website, in Indonesian, as the bank shows them. */
const { transfers, channels, plain_names } = jsonData<{
  readonly transfers: Readonly<Record<string, TransferInstructions>>
  readonly channels: Readonly<Record<PayMethod, readonly Channel[]>>
  readonly plain_names: Readonly<Record<PayMethod, string>>
}>(data)

/** The channels of a method; empty where there is no choice. */
export function channelsOf(method: PayMethod): readonly Channel[] {
  return channels[method]
}

/** The channels of a method as the cashier shows them. */
export function payChannels(method: PayMethod): PayChannel[] {
  return channels[method].map(({ channel, channel_name }) => ({ channel, channel_name, transfer: transfers[channel] ?? null }))
}

/** The named channel of a method. Null where the method has none; undefined for an unknown or missing one. */
export function channelOf(method: PayMethod, channel: string | undefined): Channel | null | undefined {
  const choices = channels[method]
  if (choices.length === 0) return channel === undefined ? null : undefined
  return choices.find((one) => one.channel === channel)
}

/** The name on the gateway's page. */
export function channelName(method: PayMethod, channel: string | null): string {
  return channels[method].find((one) => one.channel === channel)?.channel_name ?? plain_names[method]
}
