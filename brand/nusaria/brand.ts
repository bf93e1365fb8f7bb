import type { PayMethod } from '@nusaria/contracts/order-entities'

/** The shop's name in texts. */
export const name = 'Nusaria'
/** Beside the sign. */
export const wordmark = 'nusaria'
/** The name that banks and QRIS show. */
export const merchant = 'NUSARIA'
/** Who runs the shop: the contracting party of the legal texts. */
export const legalOwner = 'Nusaria'
export const description = 'Belanja kebutuhan rumah, camilan, dan kesukaan keluarga.'
export const mail = 'halo@nusaria.example'
export const privacyMail = 'privasi@nusaria.example'
/** Before an amount. */
export const currency = 'Rp'
/** The ways to pay that the shop offers. Others that the backend offers aren't shown. */
export const payMethods: readonly PayMethod[] = ['virtual_account', 'qris', 'e_wallet', 'card', 'cod']
/** For a browser that asks for none of the shop's languages. */
export const firstLanguage = 'en' as 'en' | 'id' | 'zh-CN'
/** Defaults of `links` in `/config.json`. */
export const links = {
  about: 'https://nusaria.example/about',
  ios: 'https://nusaria.example/app/ios',
  android: 'https://nusaria.example/app/android',
  appScheme: 'nusaria',
  androidPackage: 'com.nusaria.shop',
} as const
/** The apps in which a phone opens the shop's addresses (docs/operating.md). Without them the browser does. */
export const appLinks = {
  /** SHA-256 fingerprints of the certificates that sign the Android app. */
  androidFingerprints: [] as readonly string[],
  /** `<team id>.<bundle id>` */
  appleAppIds: [] as readonly string[],
}
/** The sign, 24 by 24: one path, turned around the middle by each of these angles; the second path is a line on it. */
export const sign = {
  path: 'M12 11.1C14.9 8.2 14.9 4.1 12 1.2C9.1 4.1 9.1 8.2 12 11.1Z',
  line: 'M12 4.6V8.2',
  turns: [45, 135, 225, 315],
} as const
/** Colours that replace those of `tokens.ts`, by their names there. */
export const colors: Readonly<Record<string, string>> = {}
/** The same for dark pages: `dark-colors.ts`. What is missing is made of the colours above, or is the shop's. */
export const darkColors: Readonly<Record<string, string>> = {}
