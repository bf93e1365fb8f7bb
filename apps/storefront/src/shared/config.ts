/** What differs from one deployment to the next, fixed when the storefront is built (`VITE_*` variables); its RSA key stands in `crypto/public-key.ts`. */
export const config = {
  /** Store number sent with every call. */
  storeNo: import.meta.env.VITE_STORE_NO ?? '62001',
  /** The retailer's own site, opened by About Us. */
  aboutUrl: import.meta.env.VITE_ABOUT_URL ?? 'https://nusaria.example/about',
  /** Every reply is held against its contract, and a violation fails the call. */
  checkReplies: import.meta.env.DEV || import.meta.env.VITE_CHECK_REPLIES === '1',
} as const
