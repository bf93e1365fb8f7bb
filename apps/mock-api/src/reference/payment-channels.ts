import type { PaymentEvent } from '@nusaria/contracts/lifecycle'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { GatewayResult, PayChannel, TransferInstructions } from '@nusaria/contracts/payment-entities'
import type { z } from 'zod'

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

/** How the invented banks name things in their ATMs, apps and websites. Menus are in Indonesian, as the bank shows them. */
export const TRANSFERS: Readonly<Record<string, TransferInstructions>> = {
  bank_arta: {
    atm_menu: ['Transaksi Lainnya', 'Transfer', 'Arta Virtual Account'],
    app_name: 'Arta Mobile',
    app_menu: ['Transfer', 'Virtual Account'],
    site_name: 'Arta Online',
    site_menu: ['Transfer Dana', 'Transfer ke Virtual Account'],
    site_key: 'KeyArta',
  },
  bank_samudra: {
    atm_menu: ['Bayar/Beli', 'Lainnya', 'Multipayment'],
    app_name: 'Samudra Go',
    app_menu: ['Bayar', 'Buat Pembayaran Baru', 'Multipayment'],
    site_name: 'Samudra Internet',
    site_menu: ['Pembayaran', 'Multipayment'],
    site_key: 'Token Samudra',
  },
  bank_lestari: {
    atm_menu: ['Menu Lain', 'Pembayaran', 'Virtual Account'],
    app_name: 'Lestari Mobile',
    app_menu: ['Menu Utama', 'Pembayaran', 'Virtual Account'],
    site_name: 'Lestari Direct',
    site_menu: ['Transaksi', 'Virtual Account Billing'],
    site_key: 'mLestari',
  },
}

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
