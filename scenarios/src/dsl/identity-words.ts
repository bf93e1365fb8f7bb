import { elsewhereAfterSaleSteps } from './after-sale-words.ts'
import { buildStep } from './build-step.ts'
import type { CallArgs, CallName } from './calls.ts'
import type { IdentityVerbs } from './identity-verbs.ts'
import type { MemberName } from './members.ts'
import { elsewhereAddressSteps } from './offer-words.ts'
import { elsewhereTradeSteps } from './trade-words.ts'

/** What the person at the screen does to sign in, and with the account. */
export const identitySteps = {
  entersPhone: (phone: string) => buildStep('shopper', 'entersPhone', { phone }),
  entersEmail: (email: string) => buildStep('shopper', 'entersEmail', { email }),
  answersCaptcha: (answer: 'right' | 'wrong') => buildStep('shopper', 'answersCaptcha', { answer }),
  entersCode: (code: 'right' | 'wrong') => buildStep('shopper', 'entersCode', { code }),
  logsIn: (phone: string) => buildStep('shopper', 'logsIn', { phone }),
  entersPassword: (account: string, password: string) => buildStep('shopper', 'entersPassword', { account, password }),
  goesToGoogle: () => buildStep('shopper', 'goesToGoogle', {}),
  choosesAtGoogle: (choice: IdentityVerbs['choosesAtGoogle']['choice'], email?: string) =>
    buildStep('shopper', 'choosesAtGoogle', { choice, email }),
  /** Without an account: the linked phone. */
  asksResetCode: (account: string | null = null) => buildStep('shopper', 'asksResetCode', { account }),
  resetsPassword: (password: string, code: 'right' | 'wrong' = 'right') => buildStep('shopper', 'resetsPassword', { password, code }),
  changesPassword: (old: string, password: string) => buildStep('shopper', 'changesPassword', { old, password }),
  changesName: (name: string) => buildStep('shopper', 'changesName', { name }),
  changesBirthday: (birthday: string) => buildStep('shopper', 'changesBirthday', { birthday }),
  changesPicture: (picture: 'small' | 'large') => buildStep('shopper', 'changesPicture', { picture }),
  asksVerifyCode: (linked: 'phone' | 'email') => buildStep('shopper', 'asksVerifyCode', { linked }),
  asksLinkCode: (account: string) => buildStep('shopper', 'asksLinkCode', { account }),
  seesProfile: (profile: IdentityVerbs['seesProfile']) => buildStep('shopper', 'seesProfile', profile),
  asksDeletion: (reason: IdentityVerbs['asksDeletion']['reason']) => buildStep('shopper', 'asksDeletion', { reason }),
  seesDeletion: (state: IdentityVerbs['seesDeletion']['state']) => buildStep('shopper', 'seesDeletion', { state }),
  logsOut: () => buildStep('shopper', 'logsOut', {}),
  choosesLanguage: (language: IdentityVerbs['choosesLanguage']['language']) => buildStep('shopper', 'choosesLanguage', { language }),
}

/** Another device, on which the same member is signed in. */
export const elsewhere = {
  ...elsewhereAddressSteps,
  ...elsewhereTradeSteps,
  ...elsewhereAfterSaleSteps,
  signsIn: (member: MemberName) => buildStep('elsewhere', 'signsIn', { member }),
  sends: <N extends CallName>(call: N, args: Extract<CallArgs, { call: N }>['args']) =>
    buildStep('elsewhere', 'sends', { call, args } as CallArgs),
  buys: (like: string, how: Omit<IdentityVerbs['buys'], 'like'> = {}) => buildStep('elsewhere', 'buys', { like, ...how }),
}

/** What the shop may do to a member. */
export const merchantAccountSteps = {
  disables: (member: MemberName) => buildStep('merchant', 'disables', { member }),
  enables: (member: MemberName) => buildStep('merchant', 'enables', { member }),
  flags: (member: MemberName) => buildStep('merchant', 'flags', { member }),
  clears: (member: MemberName) => buildStep('merchant', 'clears', { member }),
  takesUpDeletion: (member: MemberName) => buildStep('merchant', 'takesUpDeletion', { member }),
  deletes: (member: MemberName) => buildStep('merchant', 'deletes', { member }),
}
