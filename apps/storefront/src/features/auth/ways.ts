import { paths } from '../../shared/paths.ts'
import type { LoginStatus } from '../../shared/state/login-info.ts'

/** The ways of logging in that are forms of ours; Google is the fourth. */
export type Way = 'phone' | 'email' | 'password'

export const WAYS: readonly Way[] = ['phone', 'email', 'password']

/** The page of each on mobile. */
export const pathOfWay: Readonly<Record<Way, string>> = { phone: paths.login, email: paths.emailLogin, password: paths.accountLogin }

/** The step of each in the desktop's dialog. */
export const stepOfWay: Readonly<Record<Way, LoginStatus>> = { phone: 1, email: 7, password: 3 }
