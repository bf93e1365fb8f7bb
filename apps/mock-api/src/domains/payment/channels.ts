import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { PayChannel } from '@nusaria/contracts/payment-entities'
import { TRANSFERS } from './transfers.ts'

/** A bank or e-wallet to pay with; all are invented. */
export interface Channel {
  readonly channel: string
  readonly channel_name: string
  /** First digits of a bank's virtual account numbers. */
  readonly prefix?: string
}

/** Payment methods in the cashier's order. */
export const PAY_METHODS: readonly PayMethod[] = ['virtual_account', 'qris', 'e_wallet', 'card', 'cod']

const channels: Readonly<Record<PayMethod, readonly Channel[]>> = {
  virtual_account: [
    { channel: 'bank_arta', channel_name: 'Bank Arta', prefix: '70012' },
    { channel: 'bank_samudra', channel_name: 'Bank Samudra', prefix: '88608' },
    { channel: 'bank_lestari', channel_name: 'Bank Lestari', prefix: '39358' },
  ],
  qris: [],
  e_wallet: [
    { channel: 'kantongin', channel_name: 'Kantongin' },
    { channel: 'lancar_pay', channel_name: 'Lancar Pay' },
  ],
  card: [],
  cod: [],
}

/** The channels of a method; empty where there is no choice. */
export function channelsOf(method: PayMethod): readonly Channel[] {
  return channels[method]
}

/** The channels of a method as the cashier shows them. */
export function payChannels(method: PayMethod): PayChannel[] {
  return channels[method].map(({ channel, channel_name }) => ({ channel, channel_name, transfer: TRANSFERS[channel] ?? null }))
}

/** The named channel of a method. Null where the method has none; undefined for an unknown or missing one. */
export function channelOf(method: PayMethod, channel: string | undefined): Channel | null | undefined {
  const choices = channels[method]
  if (choices.length === 0) return channel === undefined ? null : undefined
  return choices.find((one) => one.channel === channel)
}

const plainNames: Readonly<Record<PayMethod, string>> = {
  virtual_account: 'Virtual account',
  qris: 'QRIS',
  e_wallet: 'E-wallet',
  card: 'Card',
  cod: 'COD',
}

/** The name on the gateway's page. */
export function channelName(method: PayMethod, channel: string | null): string {
  return channels[method].find((one) => one.channel === channel)?.channel_name ?? plainNames[method]
}
