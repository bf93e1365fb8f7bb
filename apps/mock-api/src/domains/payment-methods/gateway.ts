import type { InputOf } from '@nusaria/contracts/contract'
import type { paymentContract } from '@nusaria/contracts/payment'
import type { GatewaySession } from '@nusaria/contracts/payment-entities'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import { formatInstant } from '../../lib/time.ts'
import { RESULT_EVENT } from '../payment/rules.ts'
import { transitionProof } from './card-proofs.ts'
import type { CardProofRow } from './tables.ts'

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
  return proofGatewaySession(transitionProof(ctx, proof, RESULT_EVENT[result]) ?? proof)
}
