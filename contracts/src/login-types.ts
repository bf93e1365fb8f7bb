/** What a code is for. */
export const CODE_TYPE = { login: 1, linkPhone: 2, linkEmail: 3, verifyLinked: 4, resetPassword: 5 } as const

/** The kind of proof of a login. `desktopCode` is for a phone number or an e-mail address. */
export const LOGIN_TYPE = { phonePassword: 1, emailPassword: 2, phoneCode: 3, emailCode: 4, google: 5, desktopCode: 6 } as const

/** The kind of account that a code was sent to. */
export const ACCOUNT_TYPE = { phone: 3, email: 4 } as const
export type AccountType = (typeof ACCOUNT_TYPE)[keyof typeof ACCOUNT_TYPE]

/** Steps of the login dialog on a desktop: the client's `loginInfo.loginStatus`. */
export const LOGIN_STATUS = { phone: 1, code: 2, password: 3, reset: 4, loggedIn: 5, loggedOut: 6, email: 7 } as const
