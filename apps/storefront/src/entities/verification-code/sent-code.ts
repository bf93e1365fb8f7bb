import { maskAccount, normalizeAccount } from '@nusaria/contracts/account'
import type { CodeSent, CodeType } from '@nusaria/contracts/auth-entities'
import { LIMITS } from '@nusaria/contracts/limits'
import { safeSessionStorage } from '../../shared/state/browser-storage.ts'
import type { CodeRequest } from './code-request.ts'
import { accountTypeOf } from './code-request.ts'

/** What a sent code leaves behind until the call that uses it. Holds no code. */
export interface SentCode {
  readonly codeType: CodeType
  /** phone without country code, or e-mail; the member's own linked one masked */
  readonly account: string
  /** 3 = phone, 4 = e-mail */
  readonly accountType: 3 | 4
  readonly channel: CodeSent['channel']
  /** The account, masked. */
  readonly to: string
  /** The captcha that paid for the code, spent: the login or reset repeats it. */
  readonly imageCode: string
  readonly imageNonce: string
  /** ISO 8601, by the device's clock: from then on another code may be asked for. */
  readonly resendAt: string
  /** ISO 8601, by the device's clock: from then on the code is refused. */
  readonly goodUntil: string
}

/** What is kept of a code that was just sent, with the captcha's answer and nonce that paid for it. */
export function toSentCode(request: CodeRequest, reply: CodeSent, imageCode: string, imageNonce: string): SentCode {
  const { account, kind, codeType, linked } = request
  return {
    codeType,
    account,
    accountType: accountTypeOf(kind),
    channel: reply.channel,
    to: linked ? reply.to : maskAccount(normalizeAccount(account)),
    imageCode,
    imageNonce,
    resendAt: new Date(Date.now() + reply.resend_after * 1_000).toISOString(),
    goodUntil: new Date(Date.now() + LIMITS.codeMinutes * 60_000).toISOString(),
  }
}

/** Whether a code that was sent is one that `request` asks for. */
export function isSentFor(sent: SentCode | null, { account, kind }: CodeRequest): sent is SentCode {
  return sent !== null && sent.account === account && sent.accountType === accountTypeOf(kind)
}

function isSentCode(value: unknown): value is SentCode {
  const keys = ['account', 'channel', 'to', 'imageCode', 'imageNonce', 'resendAt', 'goodUntil'] as const
  if (typeof value !== 'object' || value === null) return false
  const sent = value as Partial<SentCode>
  return (sent.accountType === 3 || sent.accountType === 4) && keys.every((key) => typeof sent[key] === 'string')
}

/** Every code on its way to this tab's shopper, by what it is for. */
function readAll(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(safeSessionStorage.get('codeSent') ?? '{}') as Readonly<Record<string, unknown>> | null) ?? {}
  } catch {
    return {}
  }
}

/** The last code sent for each purpose, the login's unless told otherwise, while it is good. Survives a reload of the tab. */
export const sentCodeStore = {
  get(codeType: CodeType = 1): SentCode | null {
    const value = readAll()[codeType]
    return isSentCode(value) && Date.parse(value.goodUntil) > Date.now() ? value : null
  },
  set: (sent: SentCode): void => safeSessionStorage.set('codeSent', JSON.stringify({ ...readAll(), [sent.codeType]: sent })),
  remove(codeType: CodeType = 1): void {
    const { [codeType]: _, ...others } = readAll()
    safeSessionStorage.set('codeSent', JSON.stringify(others))
  },
  clear: (): void => safeSessionStorage.remove('codeSent'),
} as const
