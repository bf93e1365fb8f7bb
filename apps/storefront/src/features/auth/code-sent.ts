import type { CodeSent } from '@nusaria/contracts/auth'
import { sessionValues } from '../../shared/state/session-values.ts'

/** What a sent code leaves behind until the login that uses it. Survives a reload of the tab; holds no code. */
export interface SentCode {
  /** phone without country code */
  readonly account: string
  readonly channel: CodeSent['channel']
  /** The captcha that paid for the code, spent: the login repeats it. */
  readonly imageCode: string
  readonly imageNonce: string
  /** ISO 8601, by the device's clock: from then on another code may be asked for. */
  readonly resendAt: string
}

function isSentCode(value: unknown): value is SentCode {
  const keys = ['account', 'channel', 'imageCode', 'imageNonce', 'resendAt'] as const
  return typeof value === 'object' && value !== null && keys.every((key) => typeof (value as Partial<SentCode>)[key] === 'string')
}

/** The code on its way to this tab's shopper. */
export const sentCode = {
  get(): SentCode | null {
    try {
      const value: unknown = JSON.parse(sessionValues.get('codeSent') ?? 'null')
      return isSentCode(value) ? value : null
    } catch {
      return null
    }
  },
  set: (sent: SentCode): void => sessionValues.set('codeSent', JSON.stringify(sent)),
  forget: (): void => sessionValues.remove('codeSent'),
} as const
