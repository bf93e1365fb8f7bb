import { LIMITS } from '@nusaria/contracts/limits'
import { MEMBER_RULES } from '@nusaria/contracts/member'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { MASKED_ACCOUNT_RULE } from '@nusaria/contracts/patterns'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { useId } from 'react'
import { useMemberUpdateBirthdayMutation, useMemberUpdateInfoMutation } from '#commerce/member/api.ts'
import { failedWith } from '#platform/api/failure.ts'
import { formatDate } from '#platform/format/date.ts'
import { findRuleError, type RuleError, useForm } from '#platform/forms/use-form.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { cx } from '#ui/cx.ts'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { useServerNow } from '../points/server-now.ts'
import css from './birthday-form.module.css'
import { EditForm } from './edit-dialog.tsx'

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
  const [todayDay = '', todayMonth = '', todayYear = ''] = formatDate(new Date(now).toISOString()).split('/')
  return formatBirthday(choice) > `${todayYear}-${todayMonth}-${todayDay}` ? 'future' : null
}

export function birthYears(now: number): string[] {
  const latest = Number(formatDate(new Date(now).toISOString()).slice(-4))
  return Array.from({ length: MAX_AGE + 1 }, (_, back) => String(latest - back))
}

const days = Array.from({ length: 31 }, (_, at) => String(at + 1))

function months(): { value: string; label: string }[] {
  const name = new Intl.DateTimeFormat(currentLanguage(), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: name.format(Date.UTC(2024, at, 15)) }))
}

const same = (value: string) => ({ value, label: value })

interface Props {
  readonly member: UserInfo
  readonly onSaved: (member: UserInfo) => void
  readonly onCancel: () => void
}

/** Whether the name is still the masked account of the registration, and the member may choose one. */
function isUnnamed({ user_name, name_change_from }: UserInfo): boolean {
  return MASKED_ACCOUNT_RULE.test(user_name) && !name_change_from
}

interface Values {
  readonly user_name: string
  readonly birthday: BirthdayChoice
}

const findNameError = (name: string) => findRuleError(MEMBER_RULES.user_name, name)

type BirthdayError = BirthdayProblem | 'tooEarly'
type NameError = RuleError | 'taken' | 'tooEarly'

const birthdayRefusals = defineRefusals<keyof Values | 'form', never, BirthdayError | NameError>({
  fallback: { target: 'form', actions: [] },
  table: {
    ACCOUNT_NAME_EXISTS: { target: 'user_name', text: 'taken' },
    BIRTHDAY_ONCE_A_YEAR: { target: 'birthday', text: 'tooEarly' },
    INVALID_PARAMETER: { target: 'birthday', text: 'impossible' },
  },
})

/**
 * The birth date, which can be changed once a year; each part is chosen from the device's own list. A member without birth date and name
 * can enter both at once.
 */
export function BirthdayForm({ member, onSaved, onCancel }: Props) {
  const { t } = useTranslation('profile')
  const now = useServerNow()
  const message = useId()
  const [update] = useMemberUpdateBirthdayMutation()
  const [updateBoth] = useMemberUpdateInfoMutation()
  const asksName = member.birthday === null && isUnnamed(member)
  const form = useForm<Values, BirthdayError | NameError, UserInfo>({
    initial: { user_name: '', birthday: parseBirthday(member.birthday) },
    draft: 'profile:birthday',
    validate: ({ user_name, birthday }) => ({
      user_name: findNameError(user_name) === 'invalid' ? 'invalid' : undefined,
      birthday: birthdayProblem(birthday, now) ?? undefined,
    }),
    showsEarly: (error) => error !== 'incomplete',
    refusals(failure) {
      if (failure.kind !== 'business' || failure.field !== 'user_name') return birthdayRefusals(failure)
      return { target: 'user_name', text: failedWith(failure, 'ACCOUNT_NAME_EXISTS') ? 'taken' : 'tooEarly' }
    },
    send(values) {
      const birthday = formatBirthday(values.birthday)
      const user_name = findNameError(values.user_name) ? '' : values.user_name.trim()
      return user_name === '' ? update({ birthday }) : updateBoth({ birthday, user_name })
    },
    onDone: onSaved,
  })
  const choice = form.values.birthday
  const change = (part: Partial<BirthdayChoice>) => form.change({ birthday: { ...choice, ...part } })
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
          <Select
            label={t('birthday.day')}
            name="bday-day"
            autoComplete="bday-day"
            value={choice.day}
            onChange={(day) => change({ day })}
            options={days.map(same)}
            placeholder="–"
          />
          <Select
            label={t('birthday.month')}
            name="bday-month"
            autoComplete="bday-month"
            value={choice.month}
            onChange={(month) => change({ month })}
            options={months()}
            placeholder="–"
          />
          <Select
            label={t('birthday.year')}
            name="bday-year"
            autoComplete="bday-year"
            value={choice.year}
            onChange={(year) => change({ year })}
            options={birthYears(now).map(same)}
            placeholder="–"
          />
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
