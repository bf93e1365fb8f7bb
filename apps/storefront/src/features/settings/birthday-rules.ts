import { formatDate } from '../../shared/format/date.ts'

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
