import { LIMITS } from '@nusaria/contracts/limits'
import { MEMBER_RULES } from '@nusaria/contracts/member'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useMemberUpdateNameMutation } from '#commerce/member/api.ts'
import { type RuleError, useForm } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { cx } from '#ui/cx.ts'
import { TextField } from '#ui/form/text-field.tsx'
import css from './edit-dialog.module.css'
import { EditForm } from './edit-dialog.tsx'

interface Props {
  readonly member: UserInfo
  readonly onSaved: (member: UserInfo) => void
  readonly onCancel: () => void
}

type NameError = RuleError | 'taken' | 'tooEarly'

const nameRefusals = defineRefusals<'user_name' | 'form', never, NameError>({
  fallback: { target: 'form', actions: [] },
  table: {
    ACCOUNT_NAME_EXISTS: { target: 'user_name', text: 'taken' },
    INVALID_PARAMETER: { target: 'user_name', text: 'tooEarly' },
  },
})

/** Changes the member's name, which is possible once a year. */
export function NameForm({ member, onSaved, onCancel }: Props) {
  const { t } = useTranslation('profile')
  const [update] = useMemberUpdateNameMutation()
  const form = useForm<{ user_name: string }, NameError, UserInfo>({
    initial: { user_name: member.user_name },
    draft: 'profile:name',
    rules: MEMBER_RULES,
    showsEarly: (error) => error === 'invalid',
    refusals: nameRefusals,
    send: ({ user_name }) => update({ user_name: user_name.trim() }),
    onDone: onSaved,
  })
  const name = form.values.user_name.trim()
  const error = form.errors.user_name

  return (
    <EditForm
      onSubmit={() => (name === member.user_name ? onCancel() : void form.submit())}
      onCancel={onCancel}
      busy={form.busy}
      failure={form.formFailure}
    >
      <TextField
        label={t('name.label')}
        autoComplete="nickname"
        {...form.field('user_name')}
        hint={t('name.hint')}
        error={error && t(`name.${error}`, { max: LIMITS.userNameMax })}
        suffix={<small className={cx('size-12 tone-ink-3', css.count)}>{`${name.length}/${LIMITS.userNameMax}`}</small>}
      />
    </EditForm>
  )
}
