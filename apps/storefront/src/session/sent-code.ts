import { isEmailAccount, maskAccount, normalizeAccount } from '@nusaria/contracts/account'
import type { CodeSent, CodeType } from '@nusaria/contracts/auth-entities'
import { LIMITS } from '@nusaria/contracts/limits'
import { ACCOUNT_TYPE, type AccountType, CODE_TYPE } from '@nusaria/contracts/login-types'
import type { AccountKind } from '#platform/format/account.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'

/** ms */
const CODE_LIFETIME = LIMITS.codeMinutes * 60_000

export interface CodeRequest {
  /** A valid e-mail address or the digits of a valid phone number; masked when `linked`, as `member.info` gives it. */
  readonly account: string
  readonly kind: AccountKind
  readonly codeType: CodeType
  /** The account is the member's own, and masked. */
  readonly linked?: boolean
}

export function toAccountType(kind: AccountKind): AccountType {
  return ACCOUNT_TYPE[kind]
}

/** The country code that calls take beside the account: 62 for a phone, empty for an e-mail. */
export function findCountryCode(kind: AccountKind): typeof LIMITS.phoneCountryCode | '' {
  return kind === 'phone' ? LIMITS.phoneCountryCode : ''
}

/** Type id of the captcha and of the password reset: '2' = phone, '1' = e-mail. */
export function toTypeId(kind: AccountKind): '1' | '2' {
  return kind === 'phone' ? '2' : '1'
}

export function loginCodeRequest(account: string): CodeRequest {
  return { account, kind: isEmailAccount(account) ? 'email' : 'phone', codeType: CODE_TYPE.login }
}

/** A code that was sent and isn't used yet. It doesn't hold the code itself. */
export interface SentCode {
  readonly codeType: CodeType
  /** e-mail, or phone without country code; masked when it is the member's own */
  readonly account: string
  readonly accountType: AccountType
  readonly channel: CodeSent['channel']
  readonly to: string
  /** The captcha that was solved for this code. Login and password reset send it again. */
  readonly imageCode: string
  readonly imageNonce: string
  /** ISO 8601, by the device's clock, as `goodUntil` */
  readonly resendAt: string
  readonly goodUntil: string
}

export function toSentCode(request: CodeRequest, reply: CodeSent, imageCode: string, imageNonce: string): SentCode {
  const { account, kind, codeType, linked } = request
  return {
    codeType,
    account,
    accountType: toAccountType(kind),
    channel: kind === 'email' ? kind : reply.channel,
    to: linked ? reply.to : maskAccount(normalizeAccount(account)),
    imageCode,
    imageNonce,
    resendAt: new Date(Date.now() + reply.resend_after * 1_000).toISOString(),
    goodUntil: new Date(Date.now() + CODE_LIFETIME).toISOString(),
  }
}

export function isSentFor(sent: SentCode | null, { account, kind }: CodeRequest): sent is SentCode {
  return sent !== null && sent.account === account && sent.accountType === toAccountType(kind)
}

function isSentCode(value: unknown): value is SentCode {
  const keys = ['account', 'channel', 'to', 'imageCode', 'imageNonce', 'resendAt', 'goodUntil'] as const
  const sent = value as Partial<SentCode> | null | undefined
  const isKnown = sent?.accountType === ACCOUNT_TYPE.phone || sent?.accountType === ACCOUNT_TYPE.email
  return isKnown && keys.every((key) => typeof sent[key] === 'string')
}

/** A code that seems to be sent later than now: the device's clock was set back. It counts as sent now, so that no wait is longer than it was. */
function withSetBackClock(sent: SentCode): SentCode {
  const back = Date.parse(sent.goodUntil) - CODE_LIFETIME - Date.now()
  if (!(back > 0)) return sent
  const earlier = (time: string) => new Date(Date.parse(time) - back).toISOString()
  return { ...sent, resendAt: earlier(sent.resendAt), goodUntil: earlier(sent.goodUntil) }
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(safeSessionStorage.get('codeSent') ?? '{}') as Readonly<Record<string, unknown>> | null) ?? {}
  } catch {
    return {}
  }
}

/** The last sent code of each type, until it expires; login codes by default. It survives a reload of the tab. */
export const sentCodeStore = {
  get(codeType: CodeType = CODE_TYPE.login): SentCode | null {
    const value = readAll()[codeType]
    const sent = isSentCode(value) ? withSetBackClock(value) : null
    return sent && Date.parse(sent.goodUntil) > Date.now() ? sent : null
  },
  set: (sent: SentCode): void => safeSessionStorage.set('codeSent', JSON.stringify({ ...readAll(), [sent.codeType]: sent })),
  remove(codeType: CodeType = CODE_TYPE.login): void {
    const { [codeType]: _, ...others } = readAll()
    safeSessionStorage.set('codeSent', JSON.stringify(others))
  },
  clear: (): void => safeSessionStorage.remove('codeSent'),
} as const
