import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'

/** How the member can be reached, masked: the phone number, else the e-mail address. */
export function formatContact({ phone, email }: Pick<UserInfo, 'phone' | 'email'>): string {
  return phone ? `+${LIMITS.phoneCountryCode} ${phone}` : email
}
