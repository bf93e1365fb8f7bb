import { LIMITS } from '@nusaria/contracts/limits'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import css from '../../entities/verification-code/auth.module.css'
import { CodeField } from '../../entities/verification-code/code-field.tsx'
import type { LinkedAccount } from '../../entities/verification-code/code-request.ts'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { PasswordField } from '../../shared/ui/chakra/password-field.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { FailureText } from '../../shared/ui/feedback/note.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { KeyValue, KeyValueList } from '../../shared/ui/layout/panel.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { LoginError } from './login-error.tsx'
import { useAccountInput } from './use-account-input.ts'
import { useResetForm } from './use-reset-form.ts'

interface Props {
  /** The signed-in member's own account, known masked only: a label in place of the field. */
  readonly linked?: LinkedAccount
  /** The password is set, and the shopper was told; every session of the account has ended. */
  readonly onDone: () => void
  /** Embedded in a page: a button to leave it. */
  readonly onCancel?: () => void
}

/** Sets a new password against a code that is sent to the account. */
export function ResetForm({ linked, onDone, onCancel }: Props) {
  const { t } = useTranslation(['auth', 'common'])
  const typed = useAccountInput('account')
  const form = useResetForm({
    typed,
    linked,
    onDone() {
      toast.success(t('auth:reset.done'))
      onDone()
    },
  })
  const why = form.failure && (
    <Suspense fallback={null}>
      <FailureText failure={form.failure} />
    </Suspense>
  )
  const shownElsewhere = form.wrongCode || (form.unknown && !linked)
  return (
    <Form className={css.form} onSubmit={() => void form.submit()}>
      {linked ? (
        <KeyValueList>
          <KeyValue label={t('auth:account.label')}>
            {linked.kind === 'phone' ? `+${LIMITS.phoneCountryCode} ${linked.masked}` : linked.masked}
          </KeyValue>
        </KeyValueList>
      ) : (
        <TextField
          label={t('auth:account.label')}
          name="account"
          value={typed.value}
          onChange={(text) => {
            form.changed()
            typed.change(text)
          }}
          onBlur={typed.onBlur}
          error={typed.invalid ? t('auth:account.invalid') : form.unknown && why}
          placeholder={t('auth:account.placeholder')}
          maxLength={LIMITS.emailMaxLength}
          autoComplete="username"
        />
      )}
      <CodeField
        request={form.request}
        ready={form.canAsk}
        sent={form.sent}
        onSent={form.setSent}
        onDenied={form.deny}
        value={form.code}
        onChange={form.setCode}
        error={form.unasked ? t('auth:reset.askFirst') : form.wrongCode ? why : null}
      />
      <PasswordField
        label={t('auth:reset.password')}
        name="new-password"
        value={form.password}
        onChange={form.setPassword}
        onBlur={form.leavePassword}
        error={form.poor && t('auth:password.invalid')}
        hint={t('auth:password.rule', { min: LIMITS.passwordMin, max: LIMITS.passwordInputMax })}
        autoComplete="new-password"
      />
      <PasswordField
        label={t('auth:reset.repeated')}
        name="repeated-password"
        value={form.repeated}
        onChange={form.setRepeated}
        onBlur={form.leaveRepeated}
        error={form.differs ? t('auth:reset.differs') : form.poorRepeat && t('auth:password.invalid')}
        autoComplete="new-password"
      />
      <LoginError failure={shownElsewhere ? null : form.failure} onRetry={() => void form.submit()} />
      <div className={css.actions}>
        {onCancel && (
          <Button size="lg" variant="outline" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        )}
        <Button size="lg" type="submit" disabled={!form.ready} loading={form.busy} className={css.main}>
          {t(onCancel ? 'common:action.confirm' : 'auth:reset.submit')}
        </Button>
      </div>
    </Form>
  )
}
