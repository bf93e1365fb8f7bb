import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useState } from 'react'
import { ResetForm } from '#commerce/account-forms/reset-form.tsx'
import { memberApi } from '#commerce/member/api.ts'
import { triesLeft } from '#platform/api/failure.ts'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import { encryptPassword } from '#platform/crypto/encrypt-password.ts'
import { isPassword } from '#platform/format/account.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'
import { broadcastLogin } from '#session/login-channel.ts'
import { expireSession } from '#session/session-guard.tsx'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import css from './edit-dialog.module.css'
import { EditForm } from './edit-dialog.tsx'

interface Props {
  readonly hasPassword: boolean
  /** The password is set, and every session of the account has ended. */
  readonly onDone: () => void
  readonly onCancel: () => void
  readonly onReset: (() => void) | undefined
}

interface Passwords {
  readonly old: string
  readonly password: string
  readonly repeated: string
}

type PasswordError = 'oldWrong' | 'poor' | 'differs'

const passwordRefusals = defineRefusals<'old' | 'password' | 'form', 'resetByCode', PasswordError>({
  fallback: { target: 'form', actions: [] },
  table: {
    PASSWORD_WRONG: { target: 'old', text: 'oldWrong' },
    INVALID_PARAMETER: { target: 'password', text: 'poor' },
    TOO_MANY_FAILURES: { actions: ['resetByCode'] },
  },
})

/** The passwords are only in this component. */
export function ChangePasswordForm({ hasPassword, onDone, onCancel, onReset }: Props) {
  const { t } = useTranslation('profile')
  const [update] = useSensitiveMutation(memberApi.endpoints.memberUpdatePassword)
  const form = useForm<Passwords, PasswordError, null>({
    initial: { old: '', password: '', repeated: '' },
    validate: ({ password, repeated }) => ({
      password: password === '' || isPassword(password) ? undefined : 'poor',
      repeated: repeated === '' || repeated === password ? undefined : 'differs',
    }),
    // A repetition isn't wrong while it can still become the same password.
    showsEarly: (error, _, { password, repeated }) => error === 'differs' && !password.startsWith(repeated),
    refusals: passwordRefusals,
    async send(values) {
      const password = await encryptPassword(values.password)
      const old = hasPassword ? await encryptPassword(values.old) : undefined
      if (password.error) return password
      if (old?.error) return old
      return update({ password: password.data, ...(old && { old_password: old.data }) })
    },
    onDone,
  })
  const { old, password, repeated } = form.values
  const ready = (old !== '' || !hasPassword) && isPassword(password) && password === repeated
  const left = triesLeft(form.failure)
  const resetByCode = onReset && (
    <button type="button" className={cx('hitArea weight-700 tone-sambal-700', css.byCode)} onClick={onReset}>
      {t('password.forgot')}
    </button>
  )
  const offersReset = form.failure && passwordRefusals(form.failure).actions.includes('resetByCode')
  return (
    <EditForm
      onSubmit={() => ready && void form.submit()}
      onCancel={onCancel}
      busy={form.busy}
      failure={form.formFailure}
      help={offersReset && resetByCode}
      disabled={!ready}
    >
      {hasPassword && (
        <div>
          <PasswordField
            label={t('password.old')}
            {...form.field('old')}
            name="current-password"
            error={form.errors.old && (left === null ? t('password.oldWrong') : t('password.oldWrong_left', { left }))}
          />
          {resetByCode && !offersReset && <p className="above-8 size-12 line-16">{resetByCode}</p>}
        </div>
      )}
      <PasswordField
        label={t('password.new')}
        {...form.field('password')}
        name="new-password"
        autoComplete="new-password"
        error={form.errors.password && t('password.poor')}
        hint={t('password.hint', { min: LIMITS.passwordMin, max: LIMITS.passwordInputMax })}
      />
      <PasswordField
        label={t('password.repeat')}
        {...form.field('repeated')}
        name="repeated-password"
        autoComplete="new-password"
        error={form.errors.repeated && t('password.differs')}
      />
      <Note tone="grey">{t('password.signsOut')}</Note>
    </EditForm>
  )
}

/** A new password, with the current one or with a code. Both end every session. */
export function PasswordForms({ member, onClose }: { readonly member: UserInfo; readonly onClose: () => void }) {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const [byCode, setByCode] = useState(false)
  const { phone, email, flag_password = true } = member
  const done = () => {
    onClose()
    // This tab asks for a login and returns here. The other tabs are notified.
    expireSession(dispatch)
    broadcastLogin(null)
  }
  if (byCode)
    return (
      <ResetForm
        linked={phone ? { kind: 'phone', shown: phone } : { kind: 'email', shown: email }}
        onDone={done}
        onCancel={() => setByCode(false)}
      />
    )
  return (
    <ChangePasswordForm
      hasPassword={flag_password}
      onDone={() => {
        toast.success(t('reset.done'))
        done()
      }}
      onCancel={onClose}
      onReset={flag_password && (phone || email) ? () => setByCode(true) : undefined}
    />
  )
}
