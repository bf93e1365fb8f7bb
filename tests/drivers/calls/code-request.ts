import { isEmailAccount, normalizeAccount } from '@nusaria/contracts/account'
import { MEMBERS } from '@nusaria/scenarios/dsl/members'

/** The purpose of a code and its account; an empty account means the member's linked phone or e-mail. */
export interface CodeRequest {
  readonly purpose: 'login' | 'reset' | 'verify' | 'link'
  readonly account: string
  /** Which linked account, when `account` is empty. */
  readonly linked: 'phone' | 'email'
}

/** Phone and e-mail of the logged-in member. */
export interface Contacts {
  phone: string
  email: string
}

export function newCodeRequest(purpose: CodeRequest['purpose'], account: string, linked?: CodeRequest['linked']): CodeRequest {
  return { purpose, account: normalizeAccount(account), linked: linked ?? (isEmailAccount(account) ? 'email' : 'phone') }
}

/** The contacts of the account that logs in; a seeded member has both. */
export function contactsOf(account: string): Contacts {
  const plain = normalizeAccount(account)
  const seeded = Object.values(MEMBERS).find(({ phone, email }) => phone === plain || email === plain)
  return seeded ? { ...seeded } : { phone: '', email: '', [isEmailAccount(plain) ? 'email' : 'phone']: plain }
}
