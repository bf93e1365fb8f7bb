import { DAY } from '@nusaria/catalogue/lib/time'
import { isEmailAccount, normalizeAccount } from '@nusaria/contracts/account'
import type { Complete } from '@nusaria/contracts/added'
import type { authContract } from '@nusaria/contracts/auth'
import type { LoginType, Session } from '@nusaria/contracts/auth-entities'
import type { InputOf } from '@nusaria/contracts/contract'
import { LIMITS } from '@nusaria/contracts/limits'
import { CODE_TYPE, LOGIN_TYPE } from '@nusaria/contracts/login-types'
import type { Ctx, EventCtx, RequestDevice, WorldCtx } from '../../engine/contract/context.ts'
import { decryptPassword } from '../../engine/crypto/read-password.ts'
import { wasRecentlyDeleted } from '../account-deletion/index.ts'
import { mergeGuestCart } from '../cart/index.ts'
import { consumeGoogleCode } from '../google/index.ts'
import { checkPassword, findByAccount, type PasswordResult, register, SEEDED_MEMBERS } from '../member/index.ts'
import type { MemberRow } from '../member/tables.ts'
import { mergeGuestViews } from '../product/index.ts'
import { deviceNameOf } from '../session/index.ts'
import { consumeCode } from './codes.ts'
import { countWrongAnswer, wrongAnswersOf } from './rules.ts'

/** Characters of a token: impossible to guess, short enough for a header. */
const TOKEN_LENGTH = 40

/**
 * Opens a session for seven days of the world's clock. It ends the member's former one on this device, whose token may be lost with the browser's
 * storage. Another member's session stays: whoever learned a device's id could end it otherwise.
 */
function openSession(
  { db, secretRng, ids, now }: WorldCtx,
  member_no: string,
  flag_registered: boolean,
  { device, userAgent }: RequestDevice,
): Complete<Session> {
  const member = db.members.get(member_no)
  if (!member) throw new Error(`There is no member ${member_no}`)
  const token = secretRng.token(TOKEN_LENGTH)
  const session_no = ids.next('SE')
  const expires_at = now + LIMITS.tokenDays * DAY
  if (device !== '') db.sessions.removeWhere({ member_no, device })
  db.sessions.insert({ token, session_no, member_no, device, ...deviceNameOf(userAgent), place: '', created_at: now, expires_at })
  return { auth_token: token, member_no, user_name: member.user_name, points: member.points, flag_registered }
}

type Call = typeof authContract.login
type SentBody = InputOf<Call>['body']
/** A login with defaults: fields that its type doesn't use are empty. */
type LoginBody = { readonly [K in keyof SentBody]-?: NonNullable<SentBody[K]> }

/** The specification lists the login's fields without saying which of them a type needs. */
export function withDefaults(sent: SentBody): LoginBody {
  const { channel, country_code, account, password, check_code, image_code, image_nonce } = sent
  return {
    ...sent,
    channel: channel ?? '',
    country_code: country_code ?? '',
    account: account ?? '',
    password: password ?? '',
    check_code: check_code ?? '',
    image_code: image_code ?? '',
    image_nonce: image_nonce ?? '',
  }
}

/** Proves whose account it is, or fails. Returns the phone or e-mail address. */
type Proof = (ctx: Ctx<Call>, body: LoginBody) => string | Promise<string>

/** By the code that was sent to the phone or e-mail address. */
const byCode: Proof = (ctx, { account, check_code: code, image_nonce: nonce }) => {
  consumeCode(ctx, { code_type: CODE_TYPE.login, account, code, nonce })
  return account
}

/** Counts failures for an unknown account like those of a member. */
function countUnknownAccount(ctx: Ctx<Call>, account: string): PasswordResult {
  countWrongAnswer(ctx, 'password', account)
  const left = LIMITS.passwordTries - (wrongAnswersOf(ctx, 'password', account)?.count ?? 0)
  return left > 0 ? { left } : 'locked'
}

/** By the account's password. The reply doesn't reveal whether the account exists or has a password. */
const byPassword: Proof = async (ctx, { account, password }) => {
  const typed = await decryptPassword(password)
  const member = findByAccount(ctx, account)
  if (!member && wasRecentlyDeleted(ctx, account)) ctx.fail('MEMBER_MISSING')
  const outcome: PasswordResult = member ? checkPassword(ctx, member, typed) : countUnknownAccount(ctx, normalizeAccount(account))
  if (outcome === 'locked') return ctx.fail('TOO_MANY_FAILURES', { commitWrites: true })
  if (outcome !== 'right') ctx.fail('ACCOUNT_OR_PASSWORD_WRONG', { field: 'password', params: outcome, commitWrites: true })
  return account
}

/** By the code that Google redirected the shopper with. */
const byGoogle: Proof = (ctx, { check_code }) =>
  consumeGoogleCode(ctx, check_code, ctx.device) ?? ctx.fail('LOGIN_FAILED', { field: 'check_code', commitWrites: true })

/** The proof of each login type, and the kind of account it accepts. */
const PROOFS: Readonly<Record<LoginType, readonly [proof: Proof, takes: 'phone' | 'email' | 'either' | 'none']>> = {
  [LOGIN_TYPE.phonePassword]: [byPassword, 'phone'],
  [LOGIN_TYPE.emailPassword]: [byPassword, 'email'],
  [LOGIN_TYPE.phoneCode]: [byCode, 'phone'],
  [LOGIN_TYPE.emailCode]: [byCode, 'email'],
  [LOGIN_TYPE.google]: [byGoogle, 'none'],
  [LOGIN_TYPE.desktopCode]: [byCode, 'either'],
}

/** The proof for a login; null where the account isn't of the type's kind. */
export function proofFor({ login_type, account }: LoginBody): Proof | null {
  const [proof, takes] = PROOFS[login_type]
  if (takes === 'none') return proof
  if (account === '') return null
  return takes === 'either' || takes === (isEmailAccount(account) ? 'email' : 'phone') ? proof : null
}

/**
 * The member of an account that the caller has proved to own; null when nobody has it. The proof is used up even when the member may not
 * log in.
 */
function findAdmittedMember(ctx: Ctx<Call>, account: string): MemberRow | null {
  const member = findByAccount(ctx, account)
  if (!member && wasRecentlyDeleted(ctx, account)) ctx.fail('MEMBER_MISSING', { commitWrites: true })
  const refusal = member && loginRefusal(member)
  if (refusal) ctx.fail(refusal, { commitWrites: true })
  return member ?? null
}

/** Why a member may not log in, even with a valid proof. */
function loginRefusal({ disabled, abnormal }: MemberRow) {
  if (disabled) return 'MEMBER_DISABLED'
  return abnormal ? 'ACCOUNT_ABNORMAL' : null
}

/** Logs a member in on a device and merges the guest's cart and viewed products. Seed the member first. */
function startSession(ctx: WorldCtx, member_no: string, on: RequestDevice, registered: boolean): Complete<Session> {
  mergeGuestCart(ctx, on.device, member_no)
  mergeGuestViews(ctx, on.device, member_no)
  return openSession(ctx, member_no, registered, on)
}

/** Logs in, or registers an account that nobody has. The session that the caller had ends. */
export async function login(ctx: Ctx<Call>, sent: InputOf<Call>['body']): Promise<Complete<Session>> {
  const body = withDefaults(sent)
  const prove = proofFor(body) ?? ctx.fail('LOGIN_FAILED', { field: 'login_type' })
  const account = await prove(ctx, body)
  const known = findAdmittedMember(ctx, account)
  const { member_no } = known ?? register(ctx, account)
  ctx.ensureSeeded(member_no)
  if (ctx.token !== null) ctx.db.sessions.remove(ctx.token)
  return startSession(ctx, member_no, ctx, known === null)
}

/** Logs in without a proof, for the control API: a seeded member by name, others by number, phone or e-mail. Null when nobody matches. */
export function signIn(ctx: EventCtx, named: string, on: RequestDevice): Complete<Session> | null {
  const seeded = Object.hasOwn(SEEDED_MEMBERS, named) ? SEEDED_MEMBERS[named as keyof typeof SEEDED_MEMBERS] : named
  const member = ctx.db.members.get(seeded) ?? findByAccount(ctx, named)
  if (!member) return null
  const refusal = loginRefusal(member)
  return refusal ? ctx.fail(refusal) : startSession(ctx, member.member_no, on, false)
}
