import { otherAfterSaleWords } from './after-sale-words.ts'
import type { CallArgs, CallName } from './calls.ts'
import type { IdentityVerbs } from './identity-verbs.ts'
import { otherAddressWords } from './offer-words.ts'
import type { MemberName } from './people.ts'
import { say } from './say.ts'
import { otherTradeWords } from './trade-words.ts'

/** What the person at the screen does to sign in, and with the account. */
export const identityWords = {
  entersPhone: (phone: string) => say('shopper', 'entersPhone', { phone }),
  entersEmail: (email: string) => say('shopper', 'entersEmail', { email }),
  answersCaptcha: (answer: 'right' | 'wrong') => say('shopper', 'answersCaptcha', { answer }),
  entersCode: (code: 'right' | 'wrong') => say('shopper', 'entersCode', { code }),
  logsIn: (phone: string) => say('shopper', 'logsIn', { phone }),
  entersPassword: (account: string, password: string) => say('shopper', 'entersPassword', { account, password }),
  goesToGoogle: () => say('shopper', 'goesToGoogle', {}),
  choosesAtGoogle: (choice: IdentityVerbs['choosesAtGoogle']['choice'], email?: string) =>
    say('shopper', 'choosesAtGoogle', { choice, email }),
  /** Without an account: the linked phone. */
  asksResetCode: (account: string | null = null) => say('shopper', 'asksResetCode', { account }),
  resetsPassword: (password: string, code: 'right' | 'wrong' = 'right') => say('shopper', 'resetsPassword', { password, code }),
  changesPassword: (old: string, password: string) => say('shopper', 'changesPassword', { old, password }),
  changesName: (name: string) => say('shopper', 'changesName', { name }),
  changesBirthday: (birthday: string) => say('shopper', 'changesBirthday', { birthday }),
  changesPicture: (picture: 'small' | 'large') => say('shopper', 'changesPicture', { picture }),
  asksVerifyCode: (linked: 'phone' | 'email') => say('shopper', 'asksVerifyCode', { linked }),
  asksLinkCode: (account: string) => say('shopper', 'asksLinkCode', { account }),
  seesProfile: (profile: IdentityVerbs['seesProfile']) => say('shopper', 'seesProfile', profile),
  asksDeletion: (reason: IdentityVerbs['asksDeletion']['reason']) => say('shopper', 'asksDeletion', { reason }),
  seesDeletion: (state: IdentityVerbs['seesDeletion']['state']) => say('shopper', 'seesDeletion', { state }),
  logsOut: () => say('shopper', 'logsOut', {}),
  choosesLanguage: (language: IdentityVerbs['choosesLanguage']['language']) => say('shopper', 'choosesLanguage', { language }),
}

/** Another device, on which the same member is signed in. */
export const elsewhere = {
  ...otherAddressWords,
  ...otherTradeWords,
  ...otherAfterSaleWords,
  signsIn: (member: MemberName) => say('elsewhere', 'signsIn', { member }),
  sends: <N extends CallName>(call: N, args: Extract<CallArgs, { call: N }>['args']) =>
    say('elsewhere', 'sends', { call, args } as CallArgs),
  buys: (like: string, how: Omit<IdentityVerbs['buys'], 'like'> = {}) => say('elsewhere', 'buys', { like, ...how }),
}

/** What the shop may do to a member. */
export const accountWords = {
  disables: (member: MemberName) => say('merchant', 'disables', { member }),
  enables: (member: MemberName) => say('merchant', 'enables', { member }),
  flags: (member: MemberName) => say('merchant', 'flags', { member }),
  clears: (member: MemberName) => say('merchant', 'clears', { member }),
  takesUpDeletion: (member: MemberName) => say('merchant', 'takesUpDeletion', { member }),
  deletes: (member: MemberName) => say('merchant', 'deletes', { member }),
}
