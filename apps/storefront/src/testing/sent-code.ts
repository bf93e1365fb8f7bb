import { ACCOUNT_TYPE, CODE_TYPE } from '@nusaria/contracts/login-types'
import { sentCodeStore } from '#session/sent-code.ts'

type SentCode = Parameters<typeof sentCodeStore.set>[0]

interface Times {
  /** s until another code can be requested */
  readonly resendIn?: number
  /** s for which the code is valid */
  readonly goodFor?: number
}

/** A code was sent by WhatsApp to log in. */
export function codeSent(account: string, part: Partial<SentCode> = {}, { resendIn = 60, goodFor = 300 }: Times = {}): void {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
  sentCodeStore.set({
    codeType: CODE_TYPE.login,
    account,
    accountType: ACCOUNT_TYPE.phone,
    channel: 'whatsapp',
    to: '8123****890',
    imageCode: 'ABC123',
    imageNonce: 'nonce-0001',
    resendAt: inSeconds(resendIn),
    goodUntil: inSeconds(goodFor),
    ...part,
  })
}
