import { LIMITS } from '@nusaria/contracts/limits'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileApi } from '../../entities/member/profile-api.ts'
import { failedWith, triesLeft } from '../../shared/api/failure.ts'
import type { SensitiveResult } from '../../shared/api/use-sensitive-mutation.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import { encryptPassword } from '../../shared/crypto/encrypt-password.ts'
import { isPassword } from '../../shared/format/account.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { PasswordField } from '../../shared/ui/chakra/password-field.tsx'
import { Note } from '../../shared/ui/feedback/note.tsx'
import css from './edit-dialog.module.css'
import { EditForm } from './edit-form.tsx'

/** What stands in the fields; `old` is null where no password was set yet. */
export interface Passwords {
  readonly old: string | null
  readonly fresh: string
  readonly repeated: string
}

/** Keys of what is wrong with a field. */
export type PasswordProblem = 'poor' | 'differs'

/** What is wrong with the new password and its repetition, once they are typed. */
export function passwordProblems({ fresh, repeated }: Passwords): { fresh: PasswordProblem | null; repeated: PasswordProblem | null } {
  return {
    fresh: fresh !== '' && !isPassword(fresh) ? 'poor' : null,
    repeated: repeated !== '' && repeated !== fresh ? 'differs' : null,
  }
}

/** Whether they may be sent. */
export function arePasswordsValid({ old, fresh, repeated }: Passwords): boolean {
  return old !== '' && isPassword(fresh) && fresh === repeated
}

/** Sends a new password, encrypted, with the current one if there is one. */
export function useUpdatePassword(): (passwords: Passwords) => Promise<SensitiveResult<null>> {
  const [update] = useSensitiveMutation(profileApi.endpoints.memberUpdatePassword)
  return async ({ old, fresh }) => {
    try {
      const password = await encryptPassword(fresh)
      return await update(old === null ? { password } : { old_password: await encryptPassword(old), password })
    } catch {
      // What encrypts is fetched when it is first needed.
      return { error: { kind: 'network' } }
    }
  }
}

interface Props {
  /** Whether one is set: then it is asked for. */
  readonly hasPassword: boolean
  /** Set; every session of the account has ended. */
  readonly onDone: () => void
  readonly onCancel: () => void
  /** The way to a reset by code, where there is one. */
  readonly byCode?: ReactNode
}

/** A new password against the current one, or the first one. Nothing of it is kept anywhere. */
export function ChangePasswordForm({ hasPassword, onDone, onCancel, byCode }: Props) {
  const { t } = useTranslation('profile')
  const [typed, setTyped] = useState<Passwords>({ old: hasPassword ? '' : null, fresh: '', repeated: '' })
  const [visited, setVisited] = useState<ReadonlySet<keyof Passwords>>(new Set())
  const { submit, busy, failure, clearError } = useSubmit(useUpdatePassword(), { onDone })
  const problems = passwordProblems(typed)
  const oldWrong = failedWith(failure, 'PASSWORD_WRONG')
  const left = triesLeft(failure)
  const refused = failedWith(failure, 'INVALID_PARAMETER')
  const tooMany = failedWith(failure, 'TOO_MANY_FAILURES')

  const change = (field: keyof Passwords) => (text: string) => {
    setTyped({ ...typed, [field]: text })
    clearError()
  }
  const leave = (field: keyof Passwords) => () => setVisited(new Set([...visited, field]))
  // While it can still become the same by typing on, a repetition isn't wrong.
  const differs = problems.repeated && (visited.has('repeated') || !typed.fresh.startsWith(typed.repeated))
  return (
    <EditForm
      onSubmit={() => arePasswordsValid(typed) && void submit(typed)}
      onCancel={onCancel}
      busy={busy}
      failure={oldWrong || refused ? undefined : failure}
      help={tooMany && byCode}
      disabled={!arePasswordsValid(typed)}
    >
      {typed.old !== null && (
        <div>
          <PasswordField
            label={t('password.old')}
            name="current-password"
            value={typed.old}
            onChange={change('old')}
            error={oldWrong && (left === null ? t('password.oldWrong') : t('password.oldWrong_left', { left }))}
          />
          {byCode && !tooMany && <p className={css.way}>{byCode}</p>}
        </div>
      )}
      <PasswordField
        label={t('password.new')}
        name="new-password"
        autoComplete="new-password"
        value={typed.fresh}
        onChange={change('fresh')}
        onBlur={leave('fresh')}
        error={((problems.fresh && visited.has('fresh')) || refused) && t('password.poor')}
        hint={t('password.hint', { min: LIMITS.passwordMin, max: LIMITS.passwordInputMax })}
      />
      <PasswordField
        label={t('password.repeat')}
        name="repeated-password"
        autoComplete="new-password"
        value={typed.repeated}
        onChange={change('repeated')}
        onBlur={leave('repeated')}
        error={differs && t('password.differs')}
      />
      <Note tone="grey">{t('password.signsOut')}</Note>
    </EditForm>
  )
}
