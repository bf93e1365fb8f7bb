import { isEmailAccount, plainAccount } from '@nusaria/contracts/account'
import { MEMBERS } from '@nusaria/scenarios/dsl/people'
import { must } from '../driver.ts'

/** What a code is asked for, and for whom; an empty account stands for the member's own linked phone or e-mail. */
export interface Asking {
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

export function askingFor(purpose: Asking['purpose'], account: string, linked?: Asking['linked']): Asking {
  return { purpose, account: plainAccount(account), linked: linked ?? (isEmailAccount(account) ? 'email' : 'phone') }
}

/** Where the code went. */
export function destination({ account, linked }: Asking, own: Contacts): string {
  const to = account || own[linked]
  must(to, `The member has no ${linked} linked`)
  return to
}

/** What is linked to the account that signs in: a seeded member has both. */
export function contactsOf(account: string): Contacts {
  const plain = plainAccount(account)
  const seeded = Object.values(MEMBERS).find(({ phone, email }) => phone === plain || email === plain)
  return seeded ? { ...seeded } : { phone: isEmailAccount(plain) ? '' : plain, email: isEmailAccount(plain) ? plain : '' }
}

const WRONG_CODES = ['000000', '111111'] as const

/** Other than the right code whatever that is. */
export function otherThan(code: string): string {
  return WRONG_CODES.find((wrong) => wrong !== code) ?? WRONG_CODES[0]
}

/** Other than the right answer, in the shape the contract asks for. */
export const WRONG_CAPTCHA = 'zzzzzz'
