import { LIMITS } from '@nusaria/contracts/limits'
import { CODE_TYPE } from '@nusaria/contracts/login-types'
import { Suspense, useState } from 'react'
import { failedWith } from '#platform/api/failure.ts'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import { encryptPassword } from '#platform/crypto/encrypt-password.ts'
import { isPassword, parseAccount } from '#platform/format/account.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { authApi } from '#session/api.ts'
import { type CodeRequest, findCountryCode, isSentFor, sentCodeStore, toTypeId } from '#session/sent-code.ts'
import { cx } from '#ui/cx.ts'
import { FailureText } from '#ui/feedback/note.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { KeyValue, KeyValueList } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { CodeField } from '../verification-code/code-field.tsx'
import { type OwnAccount, toRecipient } from '../verification-code/own-account.ts'
import { accountField, useAccountField } from './account-input.tsx'
import css from './login.module.css'
import { LoginError, loginRefusals } from './login-error.tsx'

interface Props {
  /** The member's own account: it shows as text in place of the field. */
  readonly linked?: OwnAccount
  /** The password is set, a toast says so, and every session of the account has ended. */
  readonly onDone: () => void
  readonly onCancel?: () => void
}

interface Values {
  readonly account: string
  readonly code: string
  readonly password: string
  readonly repeated: string
}

type Problem = 'long' | 'invalid' | 'differs' | 'refused'

function findRepeatedError(password: string, repeated: string): Problem | undefined {
  if (repeated === '') return undefined
  if (repeated !== password) return 'differs'
  return isPassword(repeated) ? undefined : 'invalid'
}

/** Sets a new password with a code that is sent to the account. Only the account is stored. */
export function ResetForm({ linked, onDone, onCancel }: Props) {
  const { t } = useTranslation(['auth', 'common'])
  const [resetPassword] = useSensitiveMutation(authApi.endpoints.authResetPassword)
  const [sent, setSent] = useState(() => sentCodeStore.get(5))
  const [codeMissing, setCodeMissing] = useState(false)
  const typed = accountField('account')
  const findAccount = (text: string) => (linked ? toRecipient(linked) : parseAccount(text))
  const form = useForm<Values, Problem>({
    initial: { account: typed.initial, code: '', password: '', repeated: '' },
    validate: ({ account, password, repeated }) => ({
      account: linked ? undefined : typed.validate(account),
      password: password === '' || isPassword(password) ? undefined : 'invalid',
      repeated: findRepeatedError(password, repeated),
    }),
    // A repetition isn't wrong while it can still become the same password.
    showsEarly: (error, field, { account, password, repeated }) =>
      field === 'account' ? typed.showsEarly(account) : error === 'differs' && !password.startsWith(repeated),
    hideWhileTyping: ['account'],
    refusals: (failure) => (!linked && failedWith(failure, 'ACCOUNT_NOT_FOUND') ? { target: 'account' } : loginRefusals(failure)),
    async send({ account: text, code, password }) {
      const account = findAccount(text)
      const encrypted = await encryptPassword(password)
      if (encrypted.error || !sent || !account) return encrypted
      return resetPassword({
        country_code: findCountryCode(account.kind),
        account: account.account,
        check_code: code,
        password: encrypted.data,
        update_type: toTypeId(account.kind),
        image_nonce: sent.imageNonce,
      })
    },
    onDone() {
      sentCodeStore.remove(5)
      toast.success(t('auth:reset.done'))
      onDone()
    },
  })
  const { values, errors, failure } = form
  const accountInput = useAccountField('account', form.field('account'))
  const account = findAccount(values.account)
  const request: CodeRequest = { account: '', kind: 'phone', ...account, codeType: CODE_TYPE.resetPassword }
  const ready = values.code.length === LIMITS.codeLength && isPassword(values.repeated) && form.valid
  const submit = () => {
    if (!ready) return
    if (isSentFor(sent, request)) void form.submit()
    else setCodeMissing(true)
  }
  const change = (part: Partial<Values>) => {
    setCodeMissing(false)
    form.change(part)
  }
  const refusedText = failure && (
    <Suspense fallback={null}>
      <FailureText failure={failure} />
    </Suspense>
  )
  return (
    <Form className="column gap-20" onSubmit={submit}>
      {linked ? (
        <KeyValueList>
          <KeyValue label={t('auth:account.label')}>
            {linked.kind === 'phone' ? `+${LIMITS.phoneCountryCode} ${linked.shown}` : linked.shown}
          </KeyValue>
        </KeyValueList>
      ) : (
        <TextField
          label={t('auth:account.label')}
          {...accountInput}
          error={
            errors.account === 'refused'
              ? refusedText
              : errors.account && t(errors.account === 'long' ? 'auth:account.long' : 'auth:account.invalid')
          }
          placeholder={t('auth:account.placeholder')}
          autoComplete="username"
        />
      )}
      <CodeField
        request={request}
        ready={account !== null}
        sent={sent}
        onSent={(next) => {
          setSent(next)
          change({ code: '' })
        }}
        onDenied={form.fail}
        value={values.code}
        onChange={(code) => change({ code })}
        error={codeMissing ? t('auth:reset.askFirst') : errors.code && refusedText}
      />
      <PasswordField
        label={t('auth:reset.password')}
        {...form.field('password')}
        name="new-password"
        error={errors.password && t('auth:password.invalid')}
        hint={t('auth:password.rule', { min: LIMITS.passwordMin, max: LIMITS.passwordInputMax })}
        autoComplete="new-password"
      />
      <PasswordField
        label={t('auth:reset.repeated')}
        {...form.field('repeated')}
        name="repeated-password"
        error={errors.repeated && t(errors.repeated === 'differs' ? 'auth:reset.differs' : 'auth:password.invalid')}
        autoComplete="new-password"
      />
      <LoginError failure={form.formFailure} onRetry={submit} />
      <div className={cx('row gap-12 align-fill', css.actions)}>
        {onCancel && (
          <Button size="lg" variant="outline" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        )}
        <Button size="lg" type="submit" disabled={!ready} loading={form.busy} className={css.main}>
          {t(onCancel ? 'common:action.confirm' : 'auth:reset.submit')}
        </Button>
      </div>
    </Form>
  )
}
