import type { DeletionReason } from '@nusaria/contracts/deletion'
import type { Language } from '@nusaria/contracts/headers'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import type { CallArgs } from './calls.ts'
import type { MemberName } from './members.ts'

type Answer = 'right' | 'wrong'
type Nothing = Record<never, never>

/** What signing in and the account itself take. */
export interface IdentityVerbs {
  /** Types the phone number, agrees to the terms, asks for a code. Ends with the captcha shown. */
  entersPhone: { readonly phone: string }
  /** The same with an e-mail address, on its own screen. */
  entersEmail: { readonly email: string }
  answersCaptcha: { readonly answer: Answer }
  /** The code sent last: logs in, verifies the linked phone or e-mail, or links another, whichever it was asked for. */
  entersCode: { readonly code: Answer }
  /** All of the phone sign-in, rightly. */
  logsIn: { readonly phone: string }
  /** Types phone or e-mail and password, agrees, logs in. */
  entersPassword: { readonly account: string; readonly password: string }
  /** From a login screen to Google's page. */
  goesToGoogle: Nothing
  /** On Google's own page; whose account, where that matters. */
  choosesAtGoogle: { readonly choice: 'allow' | 'deny' | 'fail'; readonly email?: string }
  /** On the reset form: asks for a code for an account, or for the linked phone in settings. Ends with the captcha shown. */
  asksResetCode: { readonly account: string | null }
  /** Types the code and the new password twice, and confirms. */
  resetsPassword: { readonly password: string; readonly code: Answer }
  /** In settings, against the old one. */
  changesPassword: { readonly old: string; readonly password: string }
  changesName: { readonly name: string }
  /** `1999-12-31` */
  changesBirthday: { readonly birthday: string }
  /** `large`: a file of more than 800 KB, which the screen cuts and shrinks before it is sent. */
  changesPicture: { readonly picture: 'small' | 'large' }
  /** Asks for a code for the linked phone or e-mail, before it may be changed. Ends with the captcha shown. */
  asksVerifyCode: { readonly linked: 'phone' | 'email' }
  /** Types the phone or e-mail to link and asks for a code. Ends with the captcha shown. */
  asksLinkCode: { readonly account: string }
  /** The account as the settings show it. */
  seesProfile: {
    readonly name?: string
    readonly birthday?: string
    readonly phone?: string
    readonly email?: string
    readonly picture?: true
  }
  asksDeletion: { readonly reason: DeletionReason }
  seesDeletion: { readonly state: NonNullable<UserInfo['account_state']> }
  logsOut: Nothing
  choosesLanguage: { readonly language: Language }
  /** Another device signs in as the same member, by e-mail. */
  signsIn: { readonly member: MemberName }
  /** What another device asks of the shop; passwords as they are typed. */
  sends: CallArgs
  /** Another device orders pieces of what a search finds, one unless told, to an address by a part of it, with coins or not, once or so many times, and doesn't pay yet. */
  buys: { readonly like: string; readonly pieces?: number; readonly to?: string; readonly coins?: boolean; readonly orders?: number }
  disables: { readonly member: MemberName }
  enables: { readonly member: MemberName }
  /** Risk control holds the account. */
  flags: { readonly member: MemberName }
  /** Risk control lets it go. */
  clears: { readonly member: MemberName }
  /** The shop's staff take up a deletion that was asked for, before its day. */
  takesUpDeletion: { readonly member: MemberName }
  /** And do it. */
  deletes: { readonly member: MemberName }
}
