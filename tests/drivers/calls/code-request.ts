import { isEmailAccount, normalizeAccount } from '@nusaria/contracts/account'
import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import { assertStep } from '../driver.ts'

/** What a code is asked for, and for whom; an empty account stands for the member's own linked phone or e-mail. */
export interface CodeRequest {
  readonly purpose: 'login' | 'reset' | 'verify' | 'link'
  readonly account: string
  /** Which of the member's own, where the account is empty. */
  readonly linked: 'phone' | 'email'
}

/** Phone and e-mail of whoever is signed in, as a tester knows them. */
export interface Contacts {
  phone: string
  email: string
}

export function newCodeRequest(purpose: CodeRequest['purpose'], account: string, linked?: CodeRequest['linked']): CodeRequest {
  return { purpose, account: normalizeAccount(account), linked: linked ?? (isEmailAccount(account) ? 'email' : 'phone') }
}

/** Where the code went. */
export function codeDestination({ account, linked }: CodeRequest, own: Contacts): string {
  const to = account || own[linked]
  assertStep(to, `The member has no ${linked} linked`)
  return to
}

/** What is linked to the account that signs in: a seeded member has both. */
export function contactsOf(account: string): Contacts {
  const plain = normalizeAccount(account)
  const seeded = Object.values(MEMBERS).find(({ phone, email }) => phone === plain || email === plain)
  return seeded ? { ...seeded } : { phone: isEmailAccount(plain) ? '' : plain, email: isEmailAccount(plain) ? plain : '' }
}

const WRONG_CODES = ['000000', '111111'] as const

/** Other than the right code whatever that is. */
export function wrongCode(code: string): string {
  return WRONG_CODES.find((wrong) => wrong !== code) ?? WRONG_CODES[0]
}

/** Other than the right answer, in the shape the contract asks for. */
export const WRONG_CAPTCHA = 'zzzzzz'
