import type { TransferInstructions } from '@nusaria/contracts/payment-entities'

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
