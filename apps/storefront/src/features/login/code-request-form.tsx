import { Mail, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from '../../entities/verification-code/auth.module.css'
import { CaptchaDialog } from '../../entities/verification-code/captcha-dialog.tsx'
import type { CodeRequest } from '../../entities/verification-code/code-request.ts'
import type { SentCode } from '../../entities/verification-code/sent-code.ts'
import { isSentFor, sentCodeStore } from '../../entities/verification-code/sent-code.ts'
import type { Failure } from '../../shared/api/failure.ts'
import type { AccountKind } from '../../shared/format/account.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { loginInfoChanged } from '../../shared/state/login-info.ts'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { ActiveCodeNote } from './active-code-note.tsx'
import { Agreement } from './agreement.tsx'
import { LoginError } from './login-error.tsx'
import type { AccountInput } from './use-account-input.ts'
import { useConsent } from './use-consent.ts'

interface Props {
  readonly kind: AccountKind
  readonly input: AccountInput
  readonly onSent: (sent: SentCode) => void
  /** The account's field. */
  readonly children: ReactNode
}

/** Asks for a login code: a valid account and consent open the captcha; `onSent` once the code is on its way. */
export function CodeRequestForm({ kind, input, onSent, children }: Props) {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const [agreed, agree] = useConsent()
  const [asking, setAsking] = useState(false)
  const [denied, setDenied] = useState<{ readonly account: string; readonly failure: Failure } | null>(null)
  const request: CodeRequest = { account: input.value, kind, codeType: 1 }
  const [waiting] = useState(() => sentCodeStore.get())
  const ready = input.valid && agreed

  const sent = (code: SentCode) => {
    setAsking(false)
    toast.success(t('codeSent'))
    dispatch(loginInfoChanged({ account: code.account, accountType: code.accountType }))
    onSent(code)
  }
  const deny = (failure: Failure) => {
    setAsking(false)
    setDenied({ account: input.value, failure })
  }

  return (
    <>
      <Form
        className={css.form}
        onSubmit={() => {
          setDenied(null)
          if (!ready) return
          // The shop sends this account no other code yet, and the one it sent is good.
          if (isSentFor(waiting, request) && Date.parse(waiting.resendAt) > Date.now()) onSent(waiting)
          else setAsking(true)
        }}
      >
        <ActiveCodeNote sent={waiting} kind={kind} onEnter={onSent} />
        {children}
        <Agreement checked={agreed} onChange={agree} />
        <LoginError failure={denied?.account === input.value ? denied.failure : null} />
        <Button type="submit" size="lg" block disabled={!ready} className={css.main}>
          <Icon of={kind === 'phone' ? MessageCircle : Mail} size={20} />
          {t(kind === 'phone' ? 'sendCode' : 'verify')}
        </Button>
      </Form>
      <CaptchaDialog open={asking} request={request} onClose={() => setAsking(false)} onSent={sent} onDenied={deny} />
    </>
  )
}
