import { LIMITS } from '@nusaria/contracts/limits'
import { MEMBER_RULES } from '@nusaria/contracts/member'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { MASKED_ACCOUNT_RULE } from '@nusaria/contracts/patterns'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { useId } from 'react'
import { useServerNow } from '#commerce/customer-service/api.ts'
import { useMemberUpdateBirthdayMutation, useMemberUpdateInfoMutation, useMemberUpdateNameMutation } from '#commerce/member/api.ts'
import { formatDate } from '#platform/format/date.ts'
import { findRuleError, type RuleError, useForm } from '#platform/forms/use-form.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { cx } from '#ui/cx.ts'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { EditForm } from './edit-dialog.tsx'
import css from './profile-forms.module.css'

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

/** The name, which can be changed once a year. */
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

/** '' = not chosen yet. `month` counts from 1. */
interface BirthdayChoice {
  readonly day: string
  readonly month: string
  readonly year: string
}

/** Keys of `profile:birthday`. */
type BirthdayProblem = 'incomplete' | 'impossible' | 'future'

/** years */
const MAX_AGE = 120

const two = (value: string) => value.padStart(2, '0')

/** `2001-03-09` */
function formatBirthday({ day, month, year }: BirthdayChoice): string {
  return `${year}-${two(month)}-${two(day)}`
}

export function parseBirthday(birthday: string | null): BirthdayChoice {
  const [year = '', month = '', day = ''] = birthday?.split('-') ?? []
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}

/** `now` in ms; the date is compared with the day in Jakarta. */
export function birthdayProblem(choice: BirthdayChoice, now: number): BirthdayProblem | null {
  const { day, month, year } = choice
  if (!day || !month || !year) return 'incomplete'
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (date.getUTCDate() !== Number(day)) return 'impossible'
  const today = formatDate(new Date(now).toISOString()).split('/').reverse().join('-')
  return formatBirthday(choice) > today ? 'future' : null
}

export function birthYears(now: number): string[] {
  const latest = Number(formatDate(new Date(now).toISOString()).slice(-4))
  return Array.from({ length: MAX_AGE + 1 }, (_, back) => String(latest - back))
}

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

function months() {
  const name = new Intl.DateTimeFormat(currentLanguage(), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: name.format(Date.UTC(2024, at, 15)) }))
}

interface Values {
  readonly user_name: string
  readonly birthday: BirthdayChoice
}

const findNameError = (name: string) => findRuleError(MEMBER_RULES.user_name, name)

type BirthdayError = BirthdayProblem | 'tooEarly'

const birthdayRefusals = defineRefusals<keyof Values | 'form', never, BirthdayError | NameError>({
  fallback: { target: 'form', actions: [] },
  table: {
    ACCOUNT_NAME_EXISTS: { target: 'user_name', text: 'taken' },
    BIRTHDAY_ONCE_A_YEAR: { target: 'birthday', text: 'tooEarly' },
    INVALID_PARAMETER: { target: 'birthday', text: 'impossible' },
  },
})

/** The birth date, which can be changed once a year. A member without birth date and name can enter both at once. */
export function BirthdayForm({ member, onSaved, onCancel }: Props) {
  const { t } = useTranslation('profile')
  const now = useServerNow()
  const message = useId()
  const [update] = useMemberUpdateBirthdayMutation()
  const [updateBoth] = useMemberUpdateInfoMutation()
  // The name is still the masked account of the registration, and can be changed.
  const asksName = member.birthday === null && !member.name_change_from && MASKED_ACCOUNT_RULE.test(member.user_name)
  const form = useForm<Values, BirthdayError | NameError, UserInfo>({
    initial: { user_name: '', birthday: parseBirthday(member.birthday) },
    draft: 'profile:birthday',
    validate: ({ user_name, birthday }) => ({
      user_name: asksName && findNameError(user_name) === 'invalid' ? 'invalid' : undefined,
      birthday: birthdayProblem(birthday, now) ?? undefined,
    }),
    showsEarly: (error) => error !== 'incomplete',
    refusals: (failure) =>
      failure.kind === 'business' && failure.field === 'user_name' ? nameRefusals(failure) : birthdayRefusals(failure),
    send(values) {
      const birthday = formatBirthday(values.birthday)
      const user_name = asksName && !findNameError(values.user_name) ? values.user_name.trim() : ''
      return user_name === '' ? update({ birthday }) : updateBoth({ birthday, user_name })
    },
    onDone: onSaved,
  })
  const choice = form.values.birthday
  const options = {
    day: toOptions(Array.from({ length: 31 }, (_, at) => String(at + 1))),
    month: months(),
    year: toOptions(birthYears(now)),
  }
  const save = () => {
    if (formatBirthday(choice) === member.birthday) onCancel()
    else void form.submit()
  }
  const nameError = form.errors.user_name as NameError | undefined
  const birthdayError = form.errors.birthday as BirthdayError | undefined

  return (
    <EditForm onSubmit={save} onCancel={onCancel} busy={form.busy} failure={form.formFailure}>
      {asksName && (
        <TextField
          label={t('birthday.name')}
          {...form.field('user_name')}
          autoComplete="nickname"
          hint={t('name.hint')}
          error={nameError && t(`name.${nameError}`, { max: LIMITS.userNameMax })}
        />
      )}
      <fieldset aria-describedby={message}>
        <legend>
          <VisuallyHidden>{t('birthday.label')}</VisuallyHidden>
        </legend>
        <div className={cx('grid gap-10', css.parts)}>
          {(['day', 'month', 'year'] as const).map((part) => (
            <Select
              key={part}
              label={t(`birthday.${part}`)}
              name={`bday-${part}`}
              autoComplete={`bday-${part}`}
              value={choice[part]}
              onChange={(value) => form.change({ birthday: { ...choice, [part]: value } })}
              options={options[part]}
              placeholder="–"
            />
          ))}
        </div>
        <p id={message} role="alert" className={birthdayError ? css.error : css.hint}>
          {birthdayError ? (
            <>
              <Icon of={CircleAlert} size={14} stroke={2} />
              <span>{t(`birthday.${birthdayError}`)}</span>
            </>
          ) : (
            t('birthday.hint')
          )}
        </p>
      </fieldset>
    </EditForm>
  )
}
