import { LIMITS } from '@nusaria/contracts/limits'
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { LoginError } from '#commerce/account-forms/login-error.tsx'
import { CodeRecipient, ResendCode } from '#commerce/verification-code/sent-code-info.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FailureText } from '#ui/feedback/note.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { BackButton } from '#ui/layout/back-button.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { useCodeLogin } from '../use-code-login.ts'
import css from './login-dialog.module.css'

/**
 * Focuses the first field when a step opens, because the focus left with the step before. The attribute is for a dialog that opens at this
 * step: it would focus the back button otherwise.
 */
export function useFocusFirstField(): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector('input')
    field?.setAttribute('data-autofocus', '')
    field?.focus()
  }, [])
  return form
}

/** Step 2: the code in one field. Back opens the step with the account. */
export function CodeStep({ onBack, onDone }: { readonly onBack: () => void; readonly onDone: () => void }) {
  const { t } = useTranslation(['auth', 'common'])
  const input = useRef<HTMLInputElement>(null)
  const entry = useCodeLogin({ dialog: true, onDone, onWrong: () => input.current?.select() })
  const form = useFocusFirstField()
  const begin = useEffectEvent(() => {
    if (!entry.sent) onBack()
  })
  useEffect(() => begin(), [])
  if (!entry.sent) return null
  return (
    <>
      <BackButton className={css.back} onClick={onBack} />
      <h2 className={css.title}>{t('auth:code.title')}</h2>
      <CodeRecipient sent={entry.sent} onEdit={onBack} />
      <div ref={form}>
        <Form className={css.code} onSubmit={() => void entry.submit()}>
          <TextField
            ref={input}
            label={t('common:code.label', { length: LIMITS.codeLength })}
            name="code"
            value={entry.code}
            onChange={entry.change}
            digits={LIMITS.codeLength}
            error={
              entry.wrong && entry.failure ? (
                <Suspense fallback={null}>
                  <FailureText failure={entry.failure} />
                </Suspense>
              ) : null
            }
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <LoginError failure={entry.formFailure} onRetry={() => void entry.submit()} />
          <Button type="submit" size="lg" block disabled={entry.code.length !== LIMITS.codeLength} loading={entry.busy}>
            {t('auth:code.submit')}
          </Button>
        </Form>
      </div>
      <ResendCode sent={entry.sent} onSent={entry.replaceCode} onDenied={entry.fail} />
    </>
  )
}
