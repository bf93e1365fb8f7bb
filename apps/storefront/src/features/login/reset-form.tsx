import { LIMITS } from '@nusaria/contracts/limits'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeField } from '../../entities/verification-code/code-field.tsx'
import type { CodeRequest, LinkedAccount, SentCode } from '../../entities/verification-code/sent-code.ts'
import { countryCodeOf, isSentFor, sentCodeStore, typeIdOf } from '../../entities/verification-code/sent-code.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import { isPassword, parseAccount } from '../../shared/format/account.ts'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { PasswordField } from '../../shared/ui/chakra/password-field.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { FailureText } from '../../shared/ui/feedback/note.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { KeyValue, KeyValueList } from '../../shared/ui/layout/panel.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import type { AccountInput } from './account-input.tsx'
import { useAccountInput } from './account-input.tsx'
import css from './login.module.css'
import { loginApi } from './login-api.ts'
import { LoginError } from './login-error.tsx'
import { tryEncryptPassword, useAttempt } from './use-attempt.ts'

interface Options {
  /** What is typed as the account, unless it is the member's own. */
  readonly typed: AccountInput
  readonly linked: LinkedAccount | undefined
  readonly onDone: () => void
}

/** What is typed into the reset form, and whether it may be sent (spec section 5). Nothing of it is ever stored but the account. */
export function useResetForm({ typed, linked, onDone }: Options) {
  const [call] = useSensitiveMutation(loginApi.endpoints.authResetPassword)
  const [sent, setSent] = useState<SentCode | null>(() => sentCodeStore.get(5))
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [left, setLeft] = useState({ password: false, repeated: false })
  const [unasked, setUnasked] = useState(false)

  const account = linked ? { kind: linked.kind, account: linked.masked } : parseAccount(typed.value)
  const request: CodeRequest = { account: '', kind: 'phone', ...account, codeType: 5, linked: linked !== undefined }
  const differs = repeated !== '' && repeated !== password
  const ready = account !== null && code.length === LIMITS.codeLength && isPassword(repeated) && repeated === password

  const attempt = useAttempt(async (): Promise<Failure | null> => {
    if (!sent || !account) return null
    const secret = await tryEncryptPassword(password)
    if ('failure' in secret) return secret.failure
    const { error } = await call({
      country_code: countryCodeOf(account.kind),
      account: account.account,
      check_code: code,
      password: secret.text,
      update_type: typeIdOf(account.kind),
      image_nonce: sent.imageNonce,
    })
    return error ?? null
  })

  const changed = () => {
    attempt.forget()
    setUnasked(false)
  }
  return {
    request,
    canAsk: account !== null,
    sent,
    code,
    password,
    repeated,
    /** Not what a password may be, once the shopper is done typing it. */
    poor: password !== '' && left.password && !isPassword(password),
    /** Not the same, once it can't become the same by typing on. */
    differs: differs && (left.repeated || !password.startsWith(repeated)),
    poorRepeat: repeated !== '' && left.repeated && !differs && !isPassword(repeated),
    ready,
    busy: attempt.busy,
    /** No code was asked for, for this account. */
    unasked,
    wrongCode: failedWith(attempt.failure, 'CODE_INVALID'),
    unknown: failedWith(attempt.failure, 'ACCOUNT_NOT_FOUND'),
    failure: attempt.failure,
    deny: attempt.fail,
    changed,
    setSent(next: SentCode) {
      changed()
      setSent(next)
      setCode('')
    },
    setCode(text: string) {
      changed()
      setCode(text)
    },
    setPassword,
    setRepeated,
    leavePassword: () => setLeft({ ...left, password: true }),
    leaveRepeated: () => setLeft({ ...left, repeated: true }),
    async submit() {
      if (!ready) return
      if (!isSentFor(sent, request)) setUnasked(true)
      else if (await attempt.run()) {
        sentCodeStore.remove(5)
        onDone()
      }
    },
  }
}

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
