import type { Complete } from '@nusaria/contracts/added'
import { nextState, type PaymentEvent, paymentLifecycle } from '@nusaria/contracts/lifecycle'
import type { CardProof } from '@nusaria/contracts/payment-methods'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { PROOF_AMOUNT, PROOF_LIFETIME, PROOF_REFUND_DELAY } from './rules.ts'
import type { CardProofRow, CardRow } from './tables.ts'
import { cardView, lastProof, maskedCard } from './views.ts'

/** Timers of a card verification, by its number. */
export const PROOF_EXPIRE = 'card_proof_expire'
export const PROOF_REFUND = 'card_proof_refund'

const isOpen = ({ status }: CardProofRow) => status === 'created' || status === 'pending'

/**
 * Applies an event of a card verification, with the lifecycle of a payment. Returns undefined and changes nothing where the event is
 * illegal.
 */
export function transitionProof(ctx: WorldCtx, proof: CardProofRow, event: PaymentEvent): CardProofRow | undefined {
  const status = nextState(paymentLifecycle, proof.status, event)
  if (status === null) return undefined
  if (event === 'succeed' && ctx.db.cards.get(proof.card_id)) {
    ctx.db.cards.update(proof.card_id, { verified: true })
    ctx.schedule({ at: ctx.now + PROOF_REFUND_DELAY, kind: PROOF_REFUND, ref: proof.proof_no })
  }
  if (status !== 'created' && status !== 'pending') ctx.unschedule(PROOF_EXPIRE, proof.proof_no)
  return ctx.db.card_proofs.update(proof.proof_no, { status })
}

/** Timer: the verification expires, or its charge is refunded. */
export function onProofTimer(event: 'expire' | 'refund') {
  return (ctx: WorldCtx, proof_no: string): void => {
    const proof = ctx.db.card_proofs.get(proof_no)
    if (proof) transitionProof(ctx, proof, event)
  }
}

/** Cancels the open verification of a card that is removed. */
export function endProof(ctx: WorldCtx, card_id: string): void {
  const proof = lastProof(ctx, card_id)
  if (proof && isOpen(proof)) transitionProof(ctx, proof, 'cancel')
}

function startProof(ctx: WorldCtx, { card_id, member_no, last4 }: CardRow): CardProofRow {
  const proof = ctx.db.card_proofs.insert({
    proof_no: ctx.ids.next('CP'),
    card_id,
    member_no,
    session: ctx.rng.token(32),
    masked_number: maskedCard(last4),
    amount: PROOF_AMOUNT,
    status: 'created',
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

/** Continues the verification of a card, or starts another. */
export function continueProof(ctx: WorldCtx, card: CardRow): Complete<CardProof> {
  const last = lastProof(ctx, card.card_id)
  const proof = last && isOpen(last) ? last : startProof(ctx, card)
  return proofView(ctx, card, proof)
}
