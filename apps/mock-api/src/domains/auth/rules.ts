import { HOUR, MINUTE, SECOND } from '@nusaria/catalogue/lib/time'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { CaptchaRow, CodeRecipientRow, CodeRow, NonceRow, WrongAnswersRow } from './tables.ts'

/** How long a picture, a nonce and a code live, ms. */
export const LIFETIME = LIMITS.codeMinutes * MINUTE

type Verdict<E extends string> = { readonly ok: true } | { readonly ok: false; readonly error: E }
const allowed = { ok: true } as const
const refused = <E extends string>(error: E) => ({ ok: false, error }) as const

/** Wrong captcha answers a device may give per minute before it has to wait one. */
export const DEVICE_WRONG_ANSWERS = 10
/** Wrong captcha answers per account and device in five minutes. Counting by device keeps a stranger from locking the owner out. */
export const ACCOUNT_WRONG_ANSWERS = 20
/** The period in which wrong answers count, ms. */
export const WRONG_ANSWERS_SPAN = { device: MINUTE, account: LIFETIME, password: Number.POSITIVE_INFINITY } as const

/** Wrong answers that still count at `now`. */
export function countedAnswers(row: WrongAnswersRow | undefined, span: number, now: number): number {
  return row && now - row.since < span ? row.count : 0
}

/** A device that keeps answering wrongly is blocked for a minute. */
export function checkDevice(row: WrongAnswersRow | undefined, now: number): Verdict<'DEVICE_UNSAFE'> {
  return countedAnswers(row, WRONG_ANSWERS_SPAN.device, now) < DEVICE_WRONG_ANSWERS ? allowed : refused('DEVICE_UNSAFE')
}

/** A device that keeps guessing for one account is blocked, too. */
export function checkGuessing(row: WrongAnswersRow | undefined, now: number): Verdict<'TOO_MANY_ATTEMPTS'> {
  return countedAnswers(row, WRONG_ANSWERS_SPAN.account, now) < ACCOUNT_WRONG_ANSWERS ? allowed : refused('TOO_MANY_ATTEMPTS')
}

export interface CaptchaAnswer {
  readonly account: string
  readonly type_id: string
  readonly check_code: string
}

/** Whether a picture can still be answered. */
export function isAnswerable(row: CaptchaRow | undefined, now: number): row is CaptchaRow {
  return row !== undefined && !row.spent && row.expires_at > now
}

/** Checks an answer: the picture must be the account's own, unanswered and in time. Upper and lower case are equal. */
export function checkCaptcha(row: CaptchaRow | undefined, typed: CaptchaAnswer, now: number): Verdict<'CODE_INVALID'> {
  if (!isAnswerable(row, now)) return refused('CODE_INVALID')
  if (row.account !== typed.account || row.type_id !== typed.type_id) return refused('CODE_INVALID')
  return row.answer === typed.check_code.toUpperCase() ? allowed : refused('CODE_INVALID')
}

/** Checks whether a nonce is valid for a code to this account. */
export function checkNonce(
  row: NonceRow | undefined,
  wanted: { readonly account: string; readonly image_code: string },
  now: number,
): Verdict<'CODE_INVALID'> {
  if (!row || row.spent || row.expires_at <= now || row.account !== wanted.account) return refused('CODE_INVALID')
  return row.image_code === wanted.image_code.toUpperCase() ? allowed : refused('CODE_INVALID')
}

/** Checks whether a code may be sent again. */
export function checkResend(last: CodeRow | undefined, now: number): Verdict<'TOO_MANY_ATTEMPTS'> {
  return last && now - last.sent_at < LIMITS.resendCountdown * SECOND ? refused('TOO_MANY_ATTEMPTS') : allowed
}

/** Seconds until a device may send a code to this account; 0: now. A device may send to a few accounts an hour, and to those again. */
export function recipientWait(sent: readonly CodeRecipientRow[], account: string, now: number): number {
  const others = sent.filter((row) => row.account !== account && now - row.sent_at < HOUR)
  if (others.length < LIMITS.codeAccountsAnHour) return 0
  const first = Math.min(...others.map(({ sent_at }) => sent_at))
  return Math.ceil((first + HOUR - now) / SECOND)
}

/**
 * Checks an entered code, and its nonce where one is given. A wrong code counts, up to five; then a new code is needed. `left`: the tries
 * left; 0 for an expired code, too. Only the holder of the nonce can use the code, so a try with another nonce doesn't count: otherwise
 * strangers could use up the owner's tries.
 */
export function checkCode(
  row: CodeRow | undefined,
  typed: { readonly code: string; readonly nonce?: string },
  now: number,
): Verdict<'CODE_INVALID' | 'TOO_MANY_ATTEMPTS'> & { readonly counts?: true; readonly left?: number } {
  if (!row) return refused('CODE_INVALID')
  if (typed.nonce !== undefined && row.nonce !== typed.nonce) return refused('CODE_INVALID')
  if (row.expires_at <= now) return { ...refused('CODE_INVALID'), left: 0 }
  if (row.wrong_tries >= LIMITS.codeTries) return { ...refused('TOO_MANY_ATTEMPTS'), left: 0 }
  if (row.code === typed.code) return allowed
  return { ...refused('CODE_INVALID'), counts: true, left: LIMITS.codeTries - row.wrong_tries - 1 }
}

type Subject = keyof typeof WRONG_ANSWERS_SPAN

const keyOf = (subject: Subject, name: string) => `${subject}:${name}`

/** The number of wrong answers of a device or an account. */
export function wrongAnswersOf({ db }: WorldCtx, subject: Subject, name: string) {
  return db.wrong_answers.get(keyOf(subject, name))
}

/** Counts one more wrong answer. A new period begins when the last one has ended. */
export function countWrongAnswer(ctx: WorldCtx, subject: Subject, name: string): void {
  const row = wrongAnswersOf(ctx, subject, name)
  const count = countedAnswers(row, WRONG_ANSWERS_SPAN[subject], ctx.now)
  const since = row && count > 0 ? row.since : ctx.now
  const next = { subject: keyOf(subject, name), count: count + 1, since }
  if (row) ctx.db.wrong_answers.update(next.subject, next)
  else ctx.db.wrong_answers.insert(next)
}

/** Whether a device has given too many wrong answers and has to wait. */
export function isBlocked(ctx: WorldCtx, device: string): boolean {
  return !checkDevice(wrongAnswersOf(ctx, 'device', device), ctx.now).ok
}
