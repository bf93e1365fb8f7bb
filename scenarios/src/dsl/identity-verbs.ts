import type { DeletionReason } from '@nusaria/contracts/deletion'
import type { Language } from '@nusaria/contracts/headers'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import type { CallArgs } from './calls.ts'
import type { MemberName } from './members.ts'

type Answer = 'right' | 'wrong'
type Nothing = Record<never, never>

/** Verbs of login and account. */
export interface IdentityVerbs {
  /** Types the phone number, accepts the terms, requests a code. Ends with the captcha. */
  entersPhone: { readonly phone: string }
  /** The same with an e-mail address. */
  entersEmail: { readonly email: string }
  answersCaptcha: { readonly answer: Answer }
  /** Types the code sent last: logs in, verifies the linked account, or links another, as requested. */
  entersCode: { readonly code: Answer }
  /** The whole login by phone. */
  logsIn: { readonly phone: string }
  /** Types account and password, accepts the terms, logs in. */
  entersPassword: { readonly account: string; readonly password: string }
  /** Opens Google's page from a login screen. */
  goesToGoogle: Nothing
  /** Chooses on Google's page, with an account where it matters. */
  choosesAtGoogle: { readonly choice: 'allow' | 'deny' | 'fail'; readonly email?: string }
  /** Requests a code on the reset form, for an account or, in settings, the linked phone. Ends with the captcha. */
  requestsResetCode: { readonly account: string | null }
  /** Types the code and the new password twice, and confirms. */
  resetsPassword: { readonly password: string; readonly code: Answer }
  /** Changes the password in settings, with the old one. */
  changesPassword: { readonly old: string; readonly password: string }
  changesName: { readonly name: string }
  /** `1999-12-31` */
  changesBirthday: { readonly birthday: string }
  /** `large`: more than 800 KB; the screen crops and scales it first. */
  changesAvatar: { readonly picture: 'small' | 'large' }
  /** Requests a code for the linked phone or e-mail, to change it. Ends with the captcha. */
  requestsVerifyCode: { readonly linked: 'phone' | 'email' }
  /** Types the phone or e-mail to link and requests a code. Ends with the captcha. */
  requestsLinkCode: { readonly account: string }
  /** The settings show these values. */
  seesProfile: {
    readonly name?: string
    readonly birthday?: string
    readonly phone?: string
    readonly email?: string
    readonly picture?: true
  }
  requestsDeletion: { readonly reason: DeletionReason }
  seesDeletion: { readonly state: NonNullable<UserInfo['account_state']> }
  logsOut: Nothing
  choosesLanguage: { readonly language: Language }
  /** Another device logs in as the same member, by e-mail. */
  signsIn: { readonly member: MemberName }
  /** Another device makes a call; passwords in plain text. */
  sends: CallArgs
  /** Another device orders `pieces` (1) of the product that a search finds, to the address that contains `to`, `orders` times (1), unpaid. */
  buys: { readonly like: string; readonly pieces?: number; readonly to?: string; readonly coins?: boolean; readonly orders?: number }
  disables: { readonly member: MemberName }
  enables: { readonly member: MemberName }
  /** Risk control holds the account. */
  flags: { readonly member: MemberName }
  /** Risk control clears it. */
  clears: { readonly member: MemberName }
  /** Processes a requested deletion ahead of time. */
  processesDeletion: { readonly member: MemberName }
  /** Completes it. */
  completesDeletion: { readonly member: MemberName }
}
