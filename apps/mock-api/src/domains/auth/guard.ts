import type { WorldCtx } from '../../engine/contract/context.ts'
import { checkDevice, countedAnswers, WRONG_ANSWERS_SPAN } from './rules.ts'

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
