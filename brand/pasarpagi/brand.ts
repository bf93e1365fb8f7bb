import type { PayMethod } from '@nusaria/contracts/order-entities'

/** A second example brand: green, with a sun of eight rays. Fields: brand/nusaria/brand.ts. */
export const name = 'Pasar Pagi'
export const wordmark = 'pasar pagi'
export const merchant = 'PASAR PAGI'
export const legalOwner = 'PT Pasar Pagi Sejahtera'
export const description = 'Belanja segar setiap pagi, langsung dari pasar.'
export const mail = 'halo@pasarpagi.example'
export const privacyMail = 'privasi@pasarpagi.example'
export const currency = 'Rp'
export const payMethods: readonly PayMethod[] = ['virtual_account', 'qris', 'e_wallet']
export const firstLanguage = 'id' as 'en' | 'id' | 'zh-CN'
export const links = {
  about: 'https://pasarpagi.example/tentang',
  ios: 'https://pasarpagi.example/app/ios',
  android: 'https://pasarpagi.example/app/android',
  appScheme: 'pasarpagi',
  androidPackage: 'com.pasarpagi.shop',
} as const
export const appLinks = {
  androidFingerprints: [
    '14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5',
  ] as readonly string[],
  appleAppIds: ['ABCDE12345.example.pasarpagi.shop'] as readonly string[],
}
export const sign = {
  path: 'M12 7.6L14 3.4L12 1.2L10 3.4Z',
  line: 'M12 3.6V5.6',
  turns: [0, 45, 90, 135, 180, 225, 270, 315],
} as const
export const colors: Readonly<Record<string, string>> = {
  'sambal-50': '#E6F4EC',
  'sambal-100': '#C4E5D2',
  sambal: '#14744A',
  'sambal-600': '#0F643F',
  'sambal-700': '#0C5736',
  'sambal-900': '#073A24',
  band: '#E3F0D8',
  hero: '#CDE8B5',
}
export const darkColors: Readonly<Record<string, string>> = {
  sambal: '#1A7D52',
  'sambal-ink': '#5CC795',
  'sambal-700': '#72D3A6',
}
