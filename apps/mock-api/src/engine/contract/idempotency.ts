import type { Json } from '@nusaria/catalogue/lib/json'
import { HOUR } from '@nusaria/catalogue/lib/time'
import { REQUEST_ID_HOURS } from '@nusaria/contracts/submission'
import type { SubmissionRow } from '../store/submission-table.ts'
import { isSecret } from '../world/mask.ts'
import type { Ctx, WorldCtx } from './context.ts'
import type { Route } from './implement.ts'
import type { Input } from './input-parser.ts'

type Body = Readonly<Record<string, unknown>>

/** The last digits of a card or account number that are compared. */
const SHOWN_DIGITS = 4

/** The content of a request without its id and secrets: the last digits of a number, nothing of a CVN. */
function withoutSecrets(value: unknown, name = ''): Json {
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item))
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([key, item]) => key !== 'request_id' && item !== undefined)
    return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, withoutSecrets(item, key)]))
  }
  if (isSecret(name)) return typeof value === 'string' && value.length > 2 * SHOWN_DIGITS ? value.slice(-SHOWN_DIGITS) : null
  return value as Json
}

/** Digests the content of a request. */
async function digestBody(body: Body): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(withoutSecrets(body))))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function submissionKey(member_no: string, call: string, request_id: string): string {
  return `${member_no}:${call}:${request_id}`
}

/** Finds the submission of a `request_id`, unless it is too old. */
export function findSubmission({ db, now }: Pick<WorldCtx, 'db' | 'now'>, key: string): SubmissionRow | undefined {
  const row = db.submissions.get(key)
  return row && row.at + REQUEST_ID_HOURS * HOUR > now ? row : undefined
}

/** Stores a submission and removes the member's old ones. */
export function recordSubmission({ db, now }: Pick<WorldCtx, 'db' | 'now'>, row: Omit<SubmissionRow, 'at'>): SubmissionRow {
  db.submissions.removeWhere(
    ({ key, member_no, at }) => key === row.key || (member_no === row.member_no && at + REQUEST_ID_HOURS * HOUR <= now),
  )
  return db.submissions.insert({ ...row, at: now })
}

/** The id of the created entity, by its path in the reply: `card.card_id`. */
function idOfCreated(result: unknown, path: string): string {
  const found = path.split('.').reduce<unknown>((value, key) => (value as Body | null)?.[key], result)
  if (typeof found !== 'string') throw new TypeError(`The reply names nothing at ${path}`)
  return found
}

/**
 * Runs the handler of a call once for each `request_id` of a member. The same id and content return the created entity in its current
 * state. A refused request stores nothing; a removed entity is created again.
 */
export async function handleIdempotent(
  id: string,
  { call, replay }: Route,
  input: Input,
  ctx: Ctx,
  { checkOutage, act }: { checkOutage: () => void; act: () => unknown },
): Promise<unknown> {
  // A call without a body schema may get the JSON text `null`.
  const { request_id } = (input.body ?? {}) as { request_id?: string }
  if (!call.idempotent || !ctx.member || request_id === undefined) return await act()
  const { member_no } = ctx.member
  const key = submissionKey(member_no, id, request_id)
  const content = await digestBody(input.body as Body)
  const row = findSubmission(ctx, key)
  if (row && (row.content !== content || row.made === null)) ctx.fail('REQUEST_ID_REUSED', { field: 'request_id' })
  if (row?.made) checkOutage()
  const before = row?.made ? (replay?.(row.made, ctx) ?? null) : null
  if (before !== null) return before
  const result = await act()
  recordSubmission(ctx, { key, member_no, content, made: idOfCreated(result, call.idempotent) })
  return result
}
