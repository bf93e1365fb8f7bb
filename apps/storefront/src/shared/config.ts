/** What differs between deployments, fixed at build time by `VITE_*` variables. The RSA key is in `crypto/public-key.ts`. */
export const config = {
  /** The store number that is sent with every call. */
  storeNo: import.meta.env.VITE_STORE_NO ?? '62001',
  /** The retailer's own site, opened by About Us. */
  aboutUrl: import.meta.env.VITE_ABOUT_URL ?? 'https://nusaria.example/about',
} as const

/** Every reply is validated against its contract, and a violation fails the call. A separate constant, so that builds remove the unused code. */
export const CHECKS_REPLIES: boolean = import.meta.env.DEV || import.meta.env.VITE_CHECK_REPLIES === '1'
