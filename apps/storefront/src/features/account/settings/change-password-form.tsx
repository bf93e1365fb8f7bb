import { LIMITS } from '@nusaria/contracts/limits'
import type { ReactNode } from 'react'
import { memberApi } from '#commerce/member/api.ts'
import { triesLeft } from '#platform/api/failure.ts'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import { encryptPassword } from '#platform/crypto/encrypt-password.ts'
import { isPassword } from '#platform/format/account.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { Note } from '#ui/feedback/note.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { EditForm } from './edit-dialog.tsx'

interface Props {
  /** Whether the member has a password; then the form asks for it. */
  readonly hasPassword: boolean
  /** The password is set, and every session of the account has ended. */
  readonly onDone: () => void
  readonly onCancel: () => void
  readonly resetByCode?: ReactNode
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

/** Changes the password, or sets the first one. The passwords are only in this component. */
export function ChangePasswordForm({ hasPassword, onDone, onCancel, resetByCode }: Props) {
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
