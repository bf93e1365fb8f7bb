/** Keys of session storage (spec section 3). `accountPassword` is on the spec's list too, but a password is never stored. */
const KEYS = {
  keyword: 'keyword',
  phone: 'phone',
  email: 'email',
  account: 'account',
  sourceChannel: 'sourceChannel',
  jumpBackPath: 'jumpBackPath',
  jumpBackParams: 'jumpBackParams',
  /** nav_type_id of the chosen child */
  thirdIndex: 'thirdIndex',
  /** nav_type_id of the chosen top-level type */
  secondaryIndex: 'secondaryIndex',
  /** where codes went and when the next may be sent; never a code itself */
  codeSent: 'codeSent',
  /** '1' while the desktop's login dialog without an address of its own stands at the code */
  loginAtCode: 'loginAtCode',
  /** '1' while the shopper of a login under way has agreed to its terms */
  loginConsent: 'loginConsent',
  /** whose session ended in this tab, and what they were buying: see `expired-session.ts` */
  expiredSession: 'expiredSession',
  /** what a guest asked for that takes a member: see `wish.ts` */
  wish: 'wish',
  /** px from the top of the page, by visit: see `visit-notes.ts` */
  scroll: 'scroll',
  /** pages of its list, by visit */
  pages: 'pages',
} as const

export type SessionKey = keyof typeof KEYS

/** Values that last as long as the tab. Storage that is full or forbidden behaves as if it were empty. */
export const safeSessionStorage = {
  get(key: SessionKey): string | null {
    try {
      return sessionStorage.getItem(KEYS[key])
    } catch {
      return null
    }
  },
  set(key: SessionKey, value: string): void {
    try {
      sessionStorage.setItem(KEYS[key], value)
    } catch {
      // Full or forbidden: the value is a convenience, the page works without it.
    }
  },
  remove(...keys: SessionKey[]): void {
    try {
      for (const key of keys) sessionStorage.removeItem(KEYS[key])
    } catch {
      // As above.
    }
  },
} as const
