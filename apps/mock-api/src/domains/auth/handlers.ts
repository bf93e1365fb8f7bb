import { normalizeAccount } from '@nusaria/contracts/account'
import { authContract } from '@nusaria/contracts/auth'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { implement } from '../../engine/contract/implement.ts'
import { answerGoogleConsent, googleSessionView, startGoogleSignIn } from '../google/index.ts'
import { captchaPicture, randomAnswer } from './captcha-picture.ts'
import { requireRecipient, resolveAccount, sendCode } from './codes.ts'
import { login } from './login.ts'
import { resetPassword } from './reset-password.ts'
import { checkCaptcha, checkGuessing, countWrongAnswer, isAnswerable, LIFETIME, wrongAnswersOf } from './rules.ts'

/** Removes expired pictures and nonces. */
function removeExpired({ db, now }: WorldCtx): void {
  db.captchas.removeWhere((row) => row.expires_at <= now)
  db.captcha_nonces.removeWhere((row) => row.expires_at <= now)
}

export const authRoutes = implement(authContract, {
  randomCode({ query }, ctx) {
    const account = normalizeAccount(resolveAccount(ctx, query.account, query.type_id))
    removeExpired(ctx)
    const answer = randomAnswer(ctx.secretRng)
    const image_id = ctx.ids.next('IMG') + ctx.secretRng.token(12)
    ctx.db.captchas.insert({
      image_id,
      account,
      type_id: query.type_id,
      answer,
      expires_at: ctx.now + LIFETIME,
      spent: false,
    })
    return { contentType: 'image/svg+xml; charset=utf-8', imageId: image_id, bytes: captchaPicture(answer, ctx.rng) }
  },

  randomCodeCheck({ body }, ctx) {
    const { db, now } = ctx
    const device = ctx.device || body.device_id
    const account = normalizeAccount(resolveAccount(ctx, body.account, body.type_id))
    const guesser = `${account}@${device}`
    const guessing = checkGuessing(wrongAnswersOf(ctx, 'account', guesser), now)
    if (!guessing.ok) ctx.fail(guessing.error)
    const row = db.captchas.get(body.image_id)
    const right = checkCaptcha(row, { ...body, account }, now)
    if (row) db.captchas.update(row.image_id, { spent: true })
    if (!right.ok) {
      countWrongAnswer(ctx, 'device', device)
      countWrongAnswer(ctx, 'account', guesser)
      return ctx.fail(right.error, { field: 'check_code', commitWrites: true })
    }
    const nonce = ctx.secretRng.token(32)
    db.captcha_nonces.insert({ nonce, account, image_code: body.check_code.toUpperCase(), expires_at: now + LIFETIME, spent: false })
    return { nonce }
  },

  randomCodeSpoken({ body }, ctx) {
    const row = ctx.db.captchas.get(body.image_id)
    return isAnswerable(row, ctx.now) ? { audio_url: null, answer: row.answer } : ctx.fail('CODE_INVALID', { field: 'image_id' })
  },

  sendSmsCode({ body }, ctx) {
    const request = { ...body, account: body.phone }
    requireRecipient(ctx, request, () => ctx.fail('PHONE_ALREADY_LINKED', { field: 'phone' }))
    return sendCode(ctx, request)
  },

  sendEmailCode({ body }, ctx) {
    const request = { ...body, account: body.email }
    requireRecipient(ctx, request, () => ctx.fail('EMAIL_ALREADY_LINKED', { field: 'email' }))
    return sendCode(ctx, request)
  },

  login({ body }, ctx) {
    return login(ctx, body)
  },

  logout(_, { db, token }) {
    if (token !== null) db.sessions.remove(token)
    return null
  },

  googleAuth: (_, ctx) => startGoogleSignIn(ctx, ctx.device),
  googleSession: ({ params }, ctx) => googleSessionView(ctx, params.session),
  googleConsent: ({ body }, ctx) => answerGoogleConsent(ctx, body),

  async resetPassword({ body }, ctx) {
    await resetPassword(ctx, body)
    return null
  },
})
