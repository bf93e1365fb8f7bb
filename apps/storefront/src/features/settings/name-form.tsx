import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMemberUpdateNameMutation } from '../../entities/member/profile-api.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import css from './counter.module.css'
import { EditForm } from './edit-form.tsx'
import { nameProblem } from './name-rules.ts'

interface Props {
  readonly member: UserInfo
  readonly onSaved: (member: UserInfo) => void
  readonly onCancel: () => void
}

/** The member's name, once a year. One that is taken, or changed too lately, is said beside the field. */
export function NameForm({ member, onSaved, onCancel }: Props) {
  const { t } = useTranslation('profile')
  const [name, setName, forget] = useDraft('profile:name', member.user_name)
  const [tried, setTried] = useState(false)
  const [update] = useMemberUpdateNameMutation()
  const { send, busy, failure, clearError } = useSubmit(update, (saved: UserInfo) => {
    forget()
    onSaved(saved)
  })
  const problem = nameProblem(name)
  const taken = failedWith(failure, 'ACCOUNT_NAME_EXISTS')
  const early = failedWith(failure, 'INVALID_PARAMETER')

  const save = () => {
    setTried(true)
    if (problem) return
    if (name.trim() === member.user_name) return onCancel()
    void send({ user_name: name.trim() })
  }
  const error =
    (problem === 'tooLong' && t('name.tooLong', { max: LIMITS.userNameMax })) ||
    (problem === 'empty' && tried && t('name.empty')) ||
    (taken && t('name.taken')) ||
    (early && t('name.tooEarly'))

  return (
    <EditForm onSubmit={save} onCancel={onCancel} busy={busy} failure={taken || early ? undefined : failure}>
      <TextField
        label={t('name.label')}
        name="user_name"
        autoComplete="nickname"
        value={name}
        onChange={(text) => {
          setName(text)
          clearError()
        }}
        hint={t('name.hint')}
        error={error}
        suffix={
          <small className={css.count}>
            {name.trim().length}/{LIMITS.userNameMax}
          </small>
        }
      />
    </EditForm>
  )
}
