import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { MASKED_ACCOUNT_RULE } from '@nusaria/contracts/patterns'
import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMemberUpdateBirthdayMutation, useMemberUpdateInfoMutation } from '../../entities/member/profile-api.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { formatDate } from '../../shared/format/date.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { Select } from '../../shared/ui/chakra/select.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import css from './birthday-form.module.css'
import { EditForm } from './edit-form.tsx'
import { nameProblem } from './name-form.tsx'

/** As chosen; '' = not yet. `month` counts from 1. */
export interface BirthdayChoice {
  readonly day: string
  readonly month: string
  readonly year: string
}

/** Keys of `profile:birthday`. */
export type BirthdayProblem = 'incomplete' | 'impossible' | 'future'

/** years back that can be chosen */
const MAX_AGE = 120

const two = (value: string) => value.padStart(2, '0')

/** `2001-03-09` for the call. */
export function formatBirthday({ day, month, year }: BirthdayChoice): string {
  return `${year}-${two(month)}-${two(day)}`
}

export function parseBirthday(birthday: string | null): BirthdayChoice {
  const [year = '', month = '', day = ''] = birthday?.split('-') ?? []
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}

/** What keeps a birth date from being sent. `now` in ms; the day is Jakarta's. */
export function birthdayProblem(choice: BirthdayChoice, now: number): BirthdayProblem | null {
  const { day, month, year } = choice
  if (!day || !month || !year) return 'incomplete'
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (date.getUTCDate() !== Number(day)) return 'impossible'
  const [todayDay = '', todayMonth = '', todayYear = ''] = formatDate(new Date(now).toISOString()).split('/')
  return formatBirthday(choice) > `${todayYear}-${todayMonth}-${todayDay}` ? 'future' : null
}

/** The years that can be chosen, the latest first. */
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

/** Whether the member still goes by the masked phone or e-mail that the account was registered with, and may choose a name. */
function isUnnamed({ user_name, name_change_from }: UserInfo): boolean {
  return MASKED_ACCOUNT_RULE.test(user_name) && !name_change_from
}

function isAboutName(failure: Failure | undefined): boolean {
  return failedWith(failure, 'ACCOUNT_NAME_EXISTS') || (failure?.kind === 'business' && failure.field === 'user_name')
}

/**
 * The birth date, once a year: day, month and year, each from the device's own list. Who has neither a birth date nor a name yet can say
 * both at once.
 */
export function BirthdayForm({ member, onSaved, onCancel }: Props) {
  const { t } = useTranslation('profile')
  const [choice, setChoice, forget] = useDraft('profile:birthday', parseBirthday(member.birthday))
  const [now] = useState(() => Date.now())
  const [tried, setTried] = useState(false)
  const message = useId()
  const [name, setName, forgetName] = useDraft('profile:first-name', '')
  const [update] = useMemberUpdateBirthdayMutation()
  const [updateBoth] = useMemberUpdateInfoMutation()
  const { submit, busy, failure, clearError } = useSubmit(
    (changed: { readonly birthday: string; readonly user_name?: string }) =>
      changed.user_name === undefined ? update({ birthday: changed.birthday }) : updateBoth(changed),
    {
      onDone(saved: UserInfo) {
        forget()
        forgetName()
        onSaved(saved)
      },
    },
  )
  const asksName = member.birthday === null && isUnnamed(member)
  const user_name = asksName ? name.trim() : ''
  const nameTooLong = user_name !== '' && nameProblem(user_name) === 'tooLong'
  const nameRefused = isAboutName(failure)
  const problem = birthdayProblem(choice, now)
  const early = failedWith(failure, 'BIRTHDAY_ONCE_A_YEAR')
  const refused = failedWith(failure, 'INVALID_PARAMETER') && !nameRefused
  const shown = problem === 'incomplete' && !tried ? null : problem

  const save = () => {
    setTried(true)
    if (problem || nameTooLong) return
    if (formatBirthday(choice) === member.birthday) return onCancel()
    void submit({ birthday: formatBirthday(choice), ...(user_name === '' ? {} : { user_name }) })
  }
  const change = (part: Partial<BirthdayChoice>) => {
    setChoice({ ...choice, ...part })
    clearError()
  }
  const error = (shown && t(`birthday.${shown}`)) || (early && t('birthday.tooEarly')) || (refused && t('birthday.impossible'))

  return (
    <EditForm onSubmit={save} onCancel={onCancel} busy={busy} failure={early || refused || nameRefused ? undefined : failure}>
      {asksName && (
        <TextField
          label={t('birthday.name')}
          name="user_name"
          autoComplete="nickname"
          value={name}
          onChange={(text) => {
            setName(text)
            clearError()
          }}
          hint={t('name.hint')}
          error={
            (nameTooLong && t('name.tooLong', { max: LIMITS.userNameMax })) ||
            (nameRefused && t(failedWith(failure, 'ACCOUNT_NAME_EXISTS') ? 'name.taken' : 'name.tooEarly'))
          }
        />
      )}
      <fieldset aria-describedby={message}>
        <legend>
          <VisuallyHidden>{t('birthday.label')}</VisuallyHidden>
        </legend>
        <div className={css.parts}>
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
        <p id={message} role="alert" className={error ? css.error : css.hint}>
          {error ? (
            <>
              <Icon of={CircleAlert} size={14} stroke={2} />
              {error}
            </>
          ) : (
            t('birthday.hint')
          )}
        </p>
      </fieldset>
    </EditForm>
  )
}
