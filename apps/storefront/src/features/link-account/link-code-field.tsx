import type { CodeType } from '@nusaria/contracts/auth-entities'
import { useState } from 'react'
import { CodeField } from '../../entities/verification-code/code-field.tsx'
import type { SentCode } from '../../entities/verification-code/sent-code.ts'
import { sentCodeStore } from '../../entities/verification-code/sent-code.ts'
import type { AccountKind } from '../../shared/format/account.ts'
import type { CodeFieldProps } from './code-field-props.ts'

/** The code that was sent before this page was opened. The shop says when another may be asked for. */
function previouslySent(codeType: CodeType): SentCode | null {
  const sent = sentCodeStore.get(codeType)
  return sent && { ...sent, resendAt: new Date().toISOString() }
}

interface Props extends CodeFieldProps {
  readonly kind: AccountKind
  readonly codeType: CodeType
}

/** A one-time code for the linked phone or e-mail, or for the one to be linked. One that is on its way already is known. */
export function LinkCodeField({ kind, codeType, account, ...part }: Props) {
  const [sent, setSent] = useState(() => previouslySent(codeType))
  return <CodeField request={{ account, kind, codeType, linked: codeType === 4 }} sent={sent} onSent={setSent} {...part} />
}
