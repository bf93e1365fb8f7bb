import type { CodeType } from '@nusaria/contracts/auth-entities'
import { CODE_TYPE } from '@nusaria/contracts/login-types'
import { type ComponentProps, useState } from 'react'
import { CodeField } from '#commerce/verification-code/code-field.tsx'
import { toRecipient } from '#commerce/verification-code/own-account.ts'
import type { AccountKind } from '#platform/format/account.ts'
import { type SentCode, sentCodeStore } from '#session/sent-code.ts'

interface Props extends Omit<ComponentProps<typeof CodeField>, 'request' | 'sent' | 'onSent'> {
  readonly kind: AccountKind
  readonly codeType: CodeType
  /** The new account, or the linked one as `member.info` gives it. */
  readonly account: string
}

/** A code sent before the page was opened. The shop decides when another can be requested. */
function previouslySent(codeType: CodeType): SentCode | null {
  const sent = sentCodeStore.get(codeType)
  return sent && { ...sent, resendAt: new Date().toISOString() }
}

/** The code for a phone or e-mail that is verified or linked. It remembers a code that was sent before a reload. */
export function LinkCodeField({ kind, codeType, account, ...field }: Props) {
  const [sent, setSent] = useState(() => previouslySent(codeType))
  const recipient = codeType === CODE_TYPE.verifyLinked ? toRecipient({ kind, shown: account }) : { kind, account }
  return <CodeField request={{ ...recipient, codeType }} sent={sent} onSent={setSent} {...field} />
}
