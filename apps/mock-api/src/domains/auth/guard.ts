import type { WorldCtx } from '../../engine/contract/context.ts'
import { checkDevice, countedAnswers, WRONG_ANSWERS_SPAN } from './rules.ts'

type Subject = keyof typeof WRONG_ANSWERS_SPAN

const keyOf = (subject: Subject, name: string) => `${subject}:${name}`

/** The count of a device's or an account's wrong answers. */
export function wrongAnswersOf({ db }: WorldCtx, subject: Subject, name: string) {
  return db.wrong_answers.get(keyOf(subject, name))
}

/** Counts one more wrong answer; a new stretch begins when the last one is over. */
export function countWrongAnswer(ctx: WorldCtx, subject: Subject, name: string): void {
  const row = wrongAnswersOf(ctx, subject, name)
  const count = countedAnswers(row, WRONG_ANSWERS_SPAN[subject], ctx.now)
  const since = row && count > 0 ? row.since : ctx.now
  const next = { subject: keyOf(subject, name), count: count + 1, since }
  if (row) ctx.db.wrong_answers.update(next.subject, next)
  else ctx.db.wrong_answers.insert(next)
}

/** Ends the request when its device is to wait. A device without an id can't be told from others, so it isn't held to anything. */
export function requireSafeDevice(ctx: WorldCtx & { fail(name: 'DEVICE_UNSAFE'): never }, device: string): void {
  if (device === '') return
  const safe = checkDevice(wrongAnswersOf(ctx, 'device', device), ctx.now)
  if (!safe.ok) ctx.fail(safe.error)
}
