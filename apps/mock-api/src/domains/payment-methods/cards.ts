import { formatInstant } from '@nusaria/catalogue/lib/time'
import { RESULT_EVENT } from '@nusaria/catalogue/payment-channels'
import type { Complete } from '@nusaria/contracts/added'
import type { NewCard } from '@nusaria/contracts/card'
import { cardValidAt } from '@nusaria/contracts/card-rules'
import type { InputOf } from '@nusaria/contracts/contract'
import { cardProofLifecycle } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import type { paymentContract } from '@nusaria/contracts/payment'
import type { GatewaySession } from '@nusaria/contracts/payment-entities'
import type { SavedCard } from '@nusaria/contracts/payment-method-entities'
import type { CardProof, paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import type { MachineOf } from '../../engine/contract/machine.ts'
import { transition } from '../../engine/contract/transition.ts'
import { cardView, findOwnCard, findSameCard, insertCard, lastProof, maskedCard } from './payment-methods.ts'
import {
  cardFacts,
  invalidCardField,
  isDeclined,
  PROOF_AMOUNT,
  PROOF_LIFETIME,
  PROOF_REFUND_DELAY,
  requireAttempt,
  requireRoom,
} from './rules.ts'
import type { CardProofRow, CardRow } from './tables.ts'

/** Timers of a card verification, by its number. */
export const PROOF_EXPIRE = 'card_proof_expire'
export const PROOF_REFUND = 'card_proof_refund'

/** How card verifications implement their lifecycle. */
export const cardProofMachine: MachineOf<CardProofRow, typeof cardProofLifecycle> = {
  lifecycles: [cardProofLifecycle],
  idOf: ({ proof_no }) => proof_no,
  stateOf: ({ status }) => status,
  write: ({ db }, { proof_no }, status, changes) => db.card_proofs.update(proof_no, { ...changes, status }),
  guards: {},
  effects: {
    /** The card is verified; its charge is refunded soon. */
    verifyCard(ctx, { card_id, proof_no }) {
      ctx.db.cards.update(card_id, { verified: true })
      ctx.schedule({ at: ctx.now + PROOF_REFUND_DELAY, kind: PROOF_REFUND, ref: proof_no })
    },
    stopTimer(ctx, { proof_no }) {
      ctx.unschedule(PROOF_EXPIRE, proof_no)
    },
  },
  followUps: {},
}

/** Timer: the verification expires, or its charge is refunded. */
export function onProofTimer(event: 'expire' | 'refund') {
  return (ctx: WorldCtx, proof: CardProofRow): void => {
    transition(ctx, cardProofLifecycle, proof, event, 'clock')
  }
}

/** Cancels the open verification of a card that is removed. */
export function endProof(ctx: WorldCtx, card_id: string): void {
  const proof = lastProof(ctx, card_id)
  if (proof) transition(ctx, cardProofLifecycle, proof, 'cancel', 'shopper')
}

function startProof(ctx: WorldCtx, { card_id, member_no, last4 }: CardRow): CardProofRow {
  const proof = ctx.db.card_proofs.insert({
    proof_no: ctx.ids.next('CP'),
    card_id,
    member_no,
    session: ctx.secretRng.token(32),
    masked_number: maskedCard(last4),
    amount: PROOF_AMOUNT,
    status: cardProofLifecycle.initial,
    created_at: ctx.now,
    expires_at: ctx.now + PROOF_LIFETIME,
  })
  ctx.schedule({ at: proof.expires_at, kind: PROOF_EXPIRE, ref: proof.proof_no })
  return proof
}

/** A card verification as its member sees it. */
export function proofView(ctx: WorldCtx, card: CardRow, { amount, session }: CardProofRow): Complete<CardProof> {
  return { card: cardView(ctx, card), verify_amount: amount, verify_url: `/gateway/?session=${session}` }
}

/** Continues the verification of a card, or starts another. The bank isn't checking one: the caller has looked. */
export function continueProof(ctx: WorldCtx, card: CardRow): Complete<CardProof> {
  const last = lastProof(ctx, card.card_id)
  const proof = last?.status === 'created' ? last : startProof(ctx, card)
  return proofView(ctx, card, proof)
}

type Calls = typeof paymentMethodsContract

/** Saves a card and starts its verification. A declined card counts as an attempt, so that nobody can test numbers here. */
export function addCard(ctx: Ctx<Calls['cardAdd']>, card: NewCard): Complete<CardProof> {
  const { member_no } = ctx.member
  const wrong = invalidCardField(card, ctx.now)
  if (wrong) ctx.fail('INVALID_PARAMETER', { field: wrong })
  const facts = cardFacts(card)
  if (findSameCard(ctx, member_no, facts)) ctx.fail('ACCOUNT_NAME_EXISTS', { field: 'card_number' })
  requireRoom(ctx, ctx.db.cards.count({ member_no }), LIMITS.paymentMethodsMax)
  requireAttempt(ctx)
  if (isDeclined(card.card_number)) ctx.fail('PAYMENT_FAILED', { field: 'card_number', commitWrites: true })
  return continueProof(ctx, insertCard(ctx, member_no, facts, false))
}

/** The verification that a card started with, in its current state; null when the card is gone. */
export function proofBegun(ctx: Ctx<Calls['cardAdd']>, card_id: string): Complete<CardProof> | null {
  const card = findOwnCard(ctx, ctx.member.member_no, card_id)
  const proof = lastProof(ctx, card_id)
  return card && proof ? proofView(ctx, card, proof) : null
}

/** Continues a verification; starting another one counts as an attempt. */
export function proveCard(ctx: Ctx<Calls['cardProve']>, card_id: string): Complete<CardProof> {
  const card = ctx.owned
  if (card.verified) ctx.fail('PAYMENT_SUCCEEDED')
  if (!cardValidAt(card.expiry_month, card.expiry_year, ctx.now)) ctx.fail('PAYMENT_INVALID', { field: 'card_id' })
  const last = lastProof(ctx, card_id)
  if (last?.status === 'pending') ctx.fail('PAYMENT_PROCESSING')
  if (last?.status !== 'created') requireAttempt(ctx)
  return continueProof(ctx, card)
}

/** The state of a card's verification. */
export function verifyCard(ctx: Ctx<Calls['cardVerify']>, card_id: string): Complete<SavedCard> {
  const card = ctx.owned
  if (card.verified) return cardView(ctx, card)
  const status = lastProof(ctx, card_id)?.status
  if (status === 'created' || status === 'pending') ctx.fail('PAYMENT_PROCESSING')
  return ctx.fail(status === 'failed' ? 'PAYMENT_FAILED' : 'PAYMENT_CANCELLED')
}

type Result = typeof paymentContract.gatewayResult

/** The error when a verification has already ended. */
const SETTLED_PROOF_ERROR = {
  succeeded: 'PAYMENT_SUCCEEDED',
  failed: 'PAYMENT_FAILED',
  cancelled: 'PAYMENT_CANCELLED',
  expired: 'PAYMENT_CANCELLED',
  refunded: 'PAYMENT_REFUNDED',
} as const

/** A card verification as the gateway's page shows it. It returns to the payment methods, to this card. */
function proofGatewaySession({ session, proof_no, card_id, masked_number, amount, status, expires_at }: CardProofRow): GatewaySession {
  return {
    session,
    purpose: 'verification',
    payment_no: proof_no,
    order_no: null,
    method: 'card',
    channel_name: masked_number,
    amount,
    status,
    expires_at: formatInstant(expires_at),
    return_path: `/payment-option?card_id=${encodeURIComponent(card_id)}`,
  }
}

/** The card verification of a gateway session; null when there is none. */
export function findProofSession({ db }: Pick<WorldCtx, 'db'>, session: string): GatewaySession | null {
  const proof = db.card_proofs.find({ session })
  return proof ? proofGatewaySession(proof) : null
}

/** Applies the tester's choice for a card verification. */
export function applyProofResult(ctx: Ctx<Result>, { session, result }: InputOf<Result>['body']): GatewaySession {
  const proof = ctx.db.card_proofs.find({ session }) ?? ctx.fail('PAYMENT_NOT_FOUND', { field: 'session' })
  const { status } = proof
  if (status !== 'created' && status !== 'pending') ctx.fail(SETTLED_PROOF_ERROR[status])
  // Choosing "pending" twice changes nothing.
  const done = transition(ctx, cardProofLifecycle, proof, RESULT_EVENT[result], 'gateway')
  return proofGatewaySession(done.ok ? done.row : proof)
}
