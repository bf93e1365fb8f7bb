import type { LoginType } from '@nusaria/contracts/auth'
import { LIMITS } from '@nusaria/contracts/limits'
import { useState } from 'react'
import type { SentCode } from './code-sent.ts'
import { sentCode } from './code-sent.ts'
import { useCodeLogin } from './use-code-login.ts'

interface CodeEntry {
  /** The code on its way; null when none was sent from this tab. */
  readonly sent: SentCode | null
  /** Another one is on its way: what was typed no longer counts. */
  readonly resent: (sent: SentCode) => void
  /** digits */
  readonly code: string
  readonly change: (text: string) => void
  readonly submit: (code?: string) => Promise<void>
  readonly busy: boolean
  readonly wrong: boolean
  /** What to tell the shopper beside the code; null when there is nothing, or a toast says it. */
  readonly trouble: string | null
}

interface Options {
  readonly loginType: Extract<LoginType, 3 | 6>
  readonly onStart?: () => void
  readonly onDone?: (() => void) | undefined
  /** The code was refused. */
  readonly onWrong?: () => void
}

/** What is typed on the code step, and the login it leads to. Nothing typed is lost when the login doesn't get through. */
export function useCodeEntry({ loginType, onStart, onDone, onWrong }: Options): CodeEntry {
  const login = useCodeLogin(loginType)
  const [sent, setSent] = useState(sentCode.get)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ readonly wrong: boolean; readonly text: string | null }>({ wrong: false, text: null })

  return {
    sent,
    resent(next) {
      setSent(next)
      setCode('')
      setRefusal({ wrong: false, text: null })
    },
    code,
    change(text) {
      if (busy) return
      setCode(text.replace(/\D/g, '').slice(0, LIMITS.codeLength))
      setRefusal({ wrong: false, text: null })
    },
    async submit(typed = code) {
      if (busy || !sent || typed.length !== LIMITS.codeLength) return
      setBusy(true)
      setRefusal({ wrong: false, text: null })
      onStart?.()
      const outcome = await login(sent, typed)
      if (outcome.kind === 'done') return onDone?.()
      setBusy(false)
      setRefusal({ wrong: outcome.kind === 'wrong', text: outcome.text })
      if (outcome.kind === 'wrong') onWrong?.()
    },
    busy,
    wrong: refusal.wrong,
    trouble: refusal.text,
  }
}
