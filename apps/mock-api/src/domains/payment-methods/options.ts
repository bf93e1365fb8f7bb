import type { Bank, EWalletProvider } from '@nusaria/contracts/payment-method-entities'
import { channelsOf } from '../payment/channels.ts'

/** Invented banks that issue cards and have accounts; those with virtual accounts first. */
export const BANKS: readonly Bank[] = [
  ...channelsOf('virtual_account').map(({ channel, channel_name }) => ({ bank_code: channel, bank_name: channel_name })),
  { bank_code: 'bank_nirwana', bank_name: 'Bank Nirwana' },
  { bank_code: 'bank_cakrawala', bank_name: 'Bank Cakrawala' },
  { bank_code: 'bank_kencana_syariah', bank_name: 'Bank Kencana Syariah' },
]

/** The e-wallets of the cashier. */
export const E_WALLETS: readonly EWalletProvider[] = channelsOf('e_wallet').map(({ channel, channel_name }) => ({
  e_wallet_code: channel,
  e_wallet_name: channel_name,
}))

export function isBank(code: string): boolean {
  return BANKS.some(({ bank_code }) => bank_code === code)
}

export function isEWallet(code: string): boolean {
  return E_WALLETS.some(({ e_wallet_code }) => e_wallet_code === code)
}

export function bankName(code: string): string {
  return BANKS.find(({ bank_code }) => bank_code === code)?.bank_name ?? code
}

export function eWalletName(code: string): string {
  return E_WALLETS.find(({ e_wallet_code }) => e_wallet_code === code)?.e_wallet_name ?? code
}
