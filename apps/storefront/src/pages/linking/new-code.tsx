import type { CodeType } from '@nusaria/contracts/auth-entities'
import { useState } from 'react'
import { CodeField } from '../../features/auth/code-field.tsx'
import type { SentCode } from '../../features/auth/code-sent.ts'
import type { CodePart } from '../../features/profile/code-part.ts'
import type { AccountKind } from '../../shared/format/account.ts'

interface Props extends CodePart {
  readonly kind: AccountKind
  readonly codeType: CodeType
}

/** A one-time code for the linked phone or e-mail, or for the one to be linked. */
export function NewCode({ kind, codeType, account, ...part }: Props) {
  const [sent, setSent] = useState<SentCode | null>(null)
  return <CodeField request={{ account, kind, codeType, linked: codeType === 4 }} sent={sent} onSent={setSent} {...part} />
}
