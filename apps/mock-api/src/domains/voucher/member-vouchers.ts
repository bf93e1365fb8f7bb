import { DAY, formatInstant } from '@nusaria/catalogue/lib/time'
import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import { voucherLifecycle } from '@nusaria/contracts/lifecycle'
import type { Actor } from '@nusaria/contracts/lifecycle-machine'
import type { WalletVoucher } from '@nusaria/contracts/voucher'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { MachineOf } from '../../engine/contract/machine.ts'
import { transition } from '../../engine/contract/transition.ts'
import type { VoucherRow } from './tables.ts'
import { currentTemplate, type VoucherTemplate } from './templates.ts'
import { expiryOf, termsOf } from './terms.ts'

/** Timer: a voucher's reminder. */
export const VOUCHER_REMIND = 'voucher_remind'

/** How long before expiry a member is reminded, ms (seed value). */
export const REMIND_BEFORE = DAY

/** Schedules the reminder of a voucher, unless it was claimed later than that. */
export function scheduleReminder({ schedule }: Pick<WorldCtx, 'schedule'>, { voucher_no, claimed_at, expires_at }: VoucherRow): void {
  const at = expires_at - REMIND_BEFORE
  if (at > claimed_at) schedule({ at, kind: VOUCHER_REMIND, ref: voucher_no })
}

/** Timer: a claimed voucher expires. */
export const VOUCHER_EXPIRE = 'voucher_expire'

/** A voucher with its template; a withdrawn template withdraws its vouchers, too. */
export interface MemberVoucher {
  readonly row: VoucherRow
  readonly template: VoucherTemplate
}

export function memberVouchers(ctx: Pick<WorldCtx, 'db'>, member_no: string, state?: VoucherRow['state']): MemberVoucher[] {
  const rows = ctx.db.vouchers.all(state === undefined ? { member_no } : { member_no, state })
  return rows.flatMap((row) => {
    const template = currentTemplate(ctx, row.coupon_no)
    return template ? [{ row, template }] : []
  })
}

/** A member's voucher as the API returns it. */
export function walletVoucher({ row, template }: MemberVoucher, began: number, language: Language): Complete<WalletVoucher> {
  return {
    ...termsOf(template, began, language),
    voucher_no: row.voucher_no,
    state: row.state,
    claimed_at: formatInstant(row.claimed_at),
    expires_at: formatInstant(row.expires_at),
    used_at: row.used_at === null ? null : formatInstant(row.used_at),
    order_no: row.order_no,
  }
}

/** A voucher as it is when it was claimed. Stores nothing. */
export function newVoucher(
  { now, epoch }: WorldCtx,
  voucher_no: string,
  member_no: string,
  template: VoucherTemplate,
  claimed_at = now,
): VoucherRow {
  const { coupon_no } = template
  const expires_at = expiryOf(template, epoch, claimed_at)
  return { voucher_no, member_no, coupon_no, state: voucherLifecycle.initial, claimed_at, expires_at, used_at: null, order_no: null }
}

/** Issues a voucher to a member and schedules its timers. */
export function issueVoucher(ctx: WorldCtx, member_no: string, template: VoucherTemplate, claimed_at = ctx.now): VoucherRow {
  const row = ctx.db.vouchers.insert(newVoucher(ctx, ctx.ids.next('VC'), member_no, template, claimed_at))
  ctx.schedule({ at: row.expires_at, kind: VOUCHER_EXPIRE, ref: row.voucher_no })
  scheduleReminder(ctx, row)
  return row
}

/** How vouchers implement their lifecycle. */
export const voucherMachine: MachineOf<VoucherRow, typeof voucherLifecycle> = {
  lifecycles: [voucherLifecycle],
  idOf: ({ voucher_no }) => voucher_no,
  stateOf: ({ state }) => state,
  write: ({ db }, { voucher_no }, state, changes) => db.vouchers.update(voucher_no, { ...changes, state }),
  guards: {},
  effects: { clearUse: () => ({ used_at: null, order_no: null }) },
  followUps: {},
}

interface VoucherSpending {
  readonly order_no: string
  readonly voucher_nos: readonly string[]
}

/** Uses vouchers on an order. Throws for one that can't be used: the caller has checked them. */
export function spendVouchers(ctx: WorldCtx, voucher_nos: readonly string[], order_no: string): void {
  for (const voucher_no of voucher_nos) {
    const row = ctx.db.vouchers.get(voucher_no)
    const changes = { used_at: ctx.now, order_no }
    if (!row || !transition(ctx, voucherLifecycle, row, 'use', 'shopper', { changes }).ok)
      throw new Error(`Voucher ${voucher_no} can't be used`)
  }
}

/** Vouchers used on an order that are still valid. One that was already returned belongs to the member or another order. */
export function returnableVouchers({ db, now }: Pick<WorldCtx, 'db' | 'now'>, { order_no, voucher_nos }: VoucherSpending): VoucherRow[] {
  return voucher_nos
    .flatMap((voucher_no) => db.vouchers.get(voucher_no) ?? [])
    .filter((row) => row.state === 'used' && row.order_no === order_no && row.expires_at > now)
}

/** Returns an order's valid vouchers to the member; expired ones stay used. Returns how many. */
export function returnVouchers(ctx: WorldCtx, order: VoucherSpending, actor: Actor): number {
  return returnableVouchers(ctx, order).filter((row) => transition(ctx, voucherLifecycle, row, 'give_back', actor).ok).length
}

/** Timer: expires an unused voucher. */
export function expireVoucher(ctx: WorldCtx, voucher: VoucherRow): void {
  transition(ctx, voucherLifecycle, voucher, 'expire', 'clock')
}
