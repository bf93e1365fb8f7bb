import type { Complete } from '@nusaria/contracts/added'
import type { NewCard } from '@nusaria/contracts/card'
import { cardValidAt } from '@nusaria/contracts/card-rules'
import { LIMITS } from '@nusaria/contracts/limits'
import type { SavedCard } from '@nusaria/contracts/payment-method-entities'
import type { CardProof, paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import type { Ctx } from '../../engine/contract/context.ts'
import { requireAttempt, requireRoom } from './attempts.ts'
import { continueProof, proofView } from './card-proofs.ts'
import { findOwnCard, findSameCard, insertCard } from './payment-methods.ts'
import { cardFacts, invalidCardField, isDeclined } from './rules.ts'
import { cardView, lastProof } from './views.ts'

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
