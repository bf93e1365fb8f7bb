import { paths } from '../../shared/paths.ts'
import type { LoginStatus } from '../../shared/state/login-info.ts'

/** The ways of logging in that are forms of ours; Google is the fourth. */
export type LoginMethod = 'phone' | 'email' | 'password'

export const LOGIN_METHODS: readonly LoginMethod[] = ['phone', 'email', 'password']

/** The page of each on mobile. */
export const loginMethodPaths: Readonly<Record<LoginMethod, string>> = {
  phone: paths.login,
  email: paths.emailLogin,
  password: paths.accountLogin,
}

/** The step of each in the desktop's dialog. */
export const loginMethodSteps: Readonly<Record<LoginMethod, LoginStatus>> = { phone: 1, email: 7, password: 3 }
