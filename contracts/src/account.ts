/** Whether an account is an e-mail address; a phone number otherwise. */
export function isEmailAccount(account: string): boolean {
  return account.includes('@')
}

/** One spelling for each account: a phone number without its leading 0, an e-mail address in lower case. */
export function normalizeAccount(account: string): string {
  return isEmailAccount(account) ? account.toLowerCase() : account.replace(/^0/, '')
}

/** All but the first 4 digits and those from the 9th: `81234567890` → `8123****890`. */
export function maskPhone(phone: string): string {
  return phone.slice(0, 4) + '*'.repeat(Math.max(0, Math.min(phone.length, 8) - 4)) + phone.slice(8)
}

/** The middle of the name before the @: `ayu.prameswari@contoh.id` → `ay***ri@contoh.id`; a short name keeps its first letter. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return email
  const name = email.slice(0, at)
  const kept = name.length > 4 ? 2 : 1
  return `${name.slice(0, kept)}***${name.length > kept ? name.slice(-kept) : ''}${email.slice(at)}`
}

/** Masks a phone number or an e-mail address, whichever it is. */
export function maskAccount(account: string): string {
  return isEmailAccount(account) ? maskEmail(account) : maskPhone(account)
}
