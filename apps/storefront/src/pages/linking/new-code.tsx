import type { CodeType } from '@nusaria/contracts/auth-entities'
import { useState } from 'react'
import { CodeField } from '../../features/auth/code-field.tsx'
import { sentCode } from '../../features/auth/code-sent.ts'
import type { CodePart } from '../../features/profile/code-part.ts'
import type { AccountKind } from '../../shared/format/account.ts'

interface Props extends CodePart {
  readonly kind: AccountKind
  readonly codeType: CodeType
}

/** A one-time code for the linked phone or e-mail, or for the one to be linked. One that was sent before a reload is known. */
export function NewCode({ kind, codeType, account, ...part }: Props) {
  const [sent, setSent] = useState(() => sentCode.get(codeType))
  return <CodeField request={{ account, kind, codeType, linked: codeType === 4 }} sent={sent} onSent={setSent} {...part} />
}
