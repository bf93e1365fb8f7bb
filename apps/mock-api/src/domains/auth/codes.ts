import { HOUR } from '@nusaria/catalogue/lib/time'
import { isEmailAccount, maskAccount, normalizeAccount } from '@nusaria/contracts/account'
import type { CodeSent, CodeType } from '@nusaria/contracts/auth-entities'
import { LIMITS } from '@nusaria/contracts/limits'
import { ACCOUNT_TYPE, CODE_TYPE } from '@nusaria/contracts/login-types'
import { MASKED_ACCOUNT_RULE } from '@nusaria/contracts/patterns'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { FailDetail } from '../../engine/http/reply.ts'
import { findByAccount } from '../member/index.ts'
import type { MemberRow } from '../member/tables.ts'
import { checkCode, checkNonce, checkResend, LIFETIME, recipientWait } from './rules.ts'

/** The phone number or e-mail address a member has linked; null when none is. */
export function linkedAccount(member: MemberRow | null, kind: 'phone' | 'email'): string | null {
  return member?.[kind] ?? null
}

interface LinkedCtx {
  readonly member: MemberRow | null
  fail(name: 'ACCOUNT_NOT_FOUND', detail?: FailDetail): never
}

/**
 * The account a call is about: the one it names, or the member's own when the call names it masked. `type_id` says which ('2' = phone, '1'
 * = e-mail). Fails for a guest, and for a member who has another account linked or none.
 */
export function resolveAccount(ctx: LinkedCtx, account: string, type_id: '1' | '2'): string {
  if (!MASKED_ACCOUNT_RULE.test(account)) return account
  const linked = linkedAccount(ctx.member, type_id === '2' ? 'phone' : 'email')
  return linked !== null && maskAccount(linked) === account ? linked : ctx.fail('ACCOUNT_NOT_FOUND')
}

const codeIdOf = (code_type: CodeType, account: string) => `${code_type}:${account}`

/** The context of a call that sends a code. */
export interface SendCtx extends WorldCtx {
  readonly device: string
  readonly member: MemberRow | null
  fail(name: 'CODE_INVALID' | 'TOO_MANY_ATTEMPTS' | 'ACCOUNT_NOT_FOUND' | 'MEMBER_DISABLED', detail?: FailDetail): never
}

export interface CodeRequest {
  readonly code_type: CodeType
  /** phone or e-mail */
  readonly account: string
  readonly image_code: string
  readonly image_nonce: string
}

/** Checks that the account may receive a code for this purpose. `linked` fails for an account that another member has. */
export function requireRecipient(ctx: SendCtx, { code_type, account }: CodeRequest, linked: () => never): void {
  const owner = findByAccount(ctx, account)
  if (code_type === CODE_TYPE.resetPassword) {
    if (!owner) ctx.fail('ACCOUNT_NOT_FOUND')
    if (owner?.disabled) ctx.fail('MEMBER_DISABLED')
  }
  if (code_type === CODE_TYPE.linkPhone || code_type === CODE_TYPE.linkEmail) {
    if (!ctx.member) ctx.fail('ACCOUNT_NOT_FOUND')
    if (owner) linked()
  }
  if (code_type === CODE_TYPE.verifyLinked && (!owner || owner.member_no !== ctx.member?.member_no)) ctx.fail('ACCOUNT_NOT_FOUND')
}

/** The errors of sending. */
interface SenderCtx extends WorldCtx {
  readonly device: string
  fail(name: 'CODE_INVALID' | 'TOO_MANY_ATTEMPTS', detail?: FailDetail): never
}

/** Fails when the device has sent codes to too many accounts. A device without an id can't be told from others, so it isn't limited. */
function limitRecipients({ db, now, device, fail }: SenderCtx, account: string): void {
  if (device === '') return
  db.code_recipients.removeWhere(({ sent_at }) => now - sent_at >= HOUR)
  const seconds = recipientWait(db.code_recipients.all({ device }), account, now)
  if (seconds > 0) fail('TOO_MANY_ATTEMPTS', { params: { seconds } })
  const row = { recipient_id: `${device}:${account}`, device, account, sent_at: now }
  if (db.code_recipients.get(row.recipient_id)) db.code_recipients.update(row.recipient_id, row)
  else db.code_recipients.insert(row)
}

/** Sends a code for a nonce, which is used up. A later code for the same purpose replaces the earlier one. */
export function sendCode(ctx: SenderCtx, request: CodeRequest): CodeSent {
  const { db, now } = ctx
  const account = normalizeAccount(request.account)
  const nonce = db.captcha_nonces.get(request.image_nonce)
  const paid = checkNonce(nonce, { account, image_code: request.image_code }, now)
  if (!paid.ok) ctx.fail(paid.error, { field: 'image_nonce' })
  const code_id = codeIdOf(request.code_type, account)
  const last = db.codes.get(code_id)
  const again = checkResend(last, now)
  if (!again.ok) {
    const wait = Math.ceil(LIMITS.resendCountdown - (now - (last?.sent_at ?? now)) / 1_000)
    ctx.fail(again.error, { params: { seconds: wait } })
  }
  limitRecipients(ctx, account)
  const code = ctx.secretRng.digits(LIMITS.codeLength)
  const row = { code_id, code, nonce: request.image_nonce, sent_at: now, expires_at: now + LIFETIME, wrong_tries: 0 }
  if (last) db.codes.update(code_id, row)
  else db.codes.insert(row)
  db.captcha_nonces.update(request.image_nonce, { spent: true })
  const channel = isEmailAccount(account) ? 'email' : 'whatsapp'
  ctx.outbox.send({ channel, to: account, code, code_type: request.code_type })
  return { channel, to: maskAccount(account), resend_after: LIMITS.resendCountdown }
}

/** The context of the call that sends a code to the member's own account. */
export interface SendLinkedCtx extends WorldCtx {
  readonly member: MemberRow
  readonly device: string
  fail(name: 'CODE_INVALID' | 'TOO_MANY_ATTEMPTS' | 'ACCOUNT_NOT_FOUND' | 'DEVICE_UNSAFE', detail?: FailDetail): never
}

export interface LinkedCodeRequest {
  /** 3 = the linked phone, 4 = the linked e-mail */
  readonly account_type: (typeof ACCOUNT_TYPE)[keyof typeof ACCOUNT_TYPE]
  /** 4 to verify it before a change, 5 to reset the password */
  readonly code_type: typeof CODE_TYPE.verifyLinked | typeof CODE_TYPE.resetPassword
  readonly image_code: string
  readonly image_nonce: string
}

/** Sends a code to the phone or e-mail the member has linked. The client knows it only masked. */
export function sendLinkedCode(ctx: SendLinkedCtx, { account_type, ...request }: LinkedCodeRequest): CodeSent {
  const account = linkedAccount(ctx.member, account_type === ACCOUNT_TYPE.phone ? 'phone' : 'email')
  return account === null ? ctx.fail('ACCOUNT_NOT_FOUND') : sendCode(ctx, { ...request, account })
}

/** The context of a call that takes a code. */
export interface ConsumeCodeCtx extends WorldCtx {
  fail(name: 'CODE_INVALID' | 'TOO_MANY_ATTEMPTS', detail?: FailDetail): never
}

export interface SubmittedCode {
  readonly code_type: CodeType
  /** phone or e-mail */
  readonly account: string
  readonly code: string
  /** The nonce that the code was sent for; absent where the call has none. */
  readonly nonce?: string
}

/** Takes a correct code, which works once. A wrong one is counted and fails the request. */
export function consumeCode(ctx: ConsumeCodeCtx, typed: SubmittedCode): void {
  const code_id = codeIdOf(typed.code_type, normalizeAccount(typed.account))
  const row = ctx.db.codes.get(code_id)
  const right = checkCode(row, typed, ctx.now)
  if (right.ok) {
    ctx.db.codes.remove(code_id)
    return
  }
  if (right.counts) ctx.db.codes.update(code_id, { wrong_tries: (row?.wrong_tries ?? 0) + 1 })
  const params = right.left === undefined ? {} : { params: { left: right.left } }
  ctx.fail(right.error, { field: 'check_code', ...params, ...(right.counts && { commitWrites: true }) })
}
