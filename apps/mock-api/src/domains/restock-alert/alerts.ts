import { formatInstant } from '@nusaria/catalogue/lib/time'
import { catalogueText } from '@nusaria/catalogue/texts/index'
import type { Language } from '@nusaria/contracts/headers'
import { type RestockAlertState, restockAlertLifecycle } from '@nusaria/contracts/lifecycle'
import type { ArrivalNotice } from '@nusaria/contracts/restock-alert'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { MachineOf } from '../../engine/contract/machine.ts'
import { transition } from '../../engine/contract/transition.ts'
import { currentSku } from '../inventory/index.ts'
import { fillMessage, sendMessage } from '../message/index.ts'
import messages from './messages.json' with { type: 'json' }
import type { RestockAlertRow } from './tables.ts'

function alertId(member_no: string, sku_no: string): string {
  return `${member_no}:${sku_no}`
}

/** A member's alert, which exists before it has a row. */
interface Alert extends Omit<RestockAlertRow, 'subscribed_at'> {
  /** null: not subscribed */
  readonly subscribed_at: number | null
}

/** A member's alert for a SKU. */
export function alertOf({ db }: Pick<WorldCtx, 'db'>, member_no: string, sku_no: string): Alert {
  const notice_id = alertId(member_no, sku_no)
  return db.arrival_notices.get(notice_id) ?? { notice_id, member_no, sku_no, subscribed_at: null }
}

function stateOf({ subscribed_at }: Alert): RestockAlertState {
  return subscribed_at === null ? restockAlertLifecycle.initial : 'subscribed'
}

/** How alerts implement their lifecycle. */
export const restockAlertMachine: MachineOf<Alert, typeof restockAlertLifecycle> = {
  lifecycles: [restockAlertLifecycle],
  idOf: ({ notice_id }) => notice_id,
  stateOf,
  write({ db, now }, { notice_id, member_no, sku_no }, state) {
    if (state === 'subscribed') return db.arrival_notices.insert({ notice_id, member_no, sku_no, subscribed_at: now })
    db.arrival_notices.remove(notice_id)
    return { notice_id, member_no, sku_no, subscribed_at: null }
  },
  guards: {},
  effects: {},
  followUps: {},
}

/** A member's alert for a SKU as the API returns it; guests have none. */
export function alertView({ db }: Pick<WorldCtx, 'db'>, member_no: string | null, sku_no: string): ArrivalNotice {
  const subscribed_at = (member_no === null ? undefined : alertOf({ db }, member_no, sku_no))?.subscribed_at ?? null
  return {
    sku_no,
    status: subscribed_at === null ? 'unsubscribed' : 'subscribed',
    subscribed_at: subscribed_at === null ? null : formatInstant(subscribed_at),
  }
}

/** A member's alerts, newest first. */
export function alertsOf({ db }: Pick<WorldCtx, 'db'>, member_no: string): RestockAlertRow[] {
  return db.arrival_notices.all({ member_no }).reverse()
}

/** Notifies all members who wait for a SKU that it can be bought, if it can. Each is notified once, as the notification ends the alert. */
export function notifyRestock(ctx: WorldCtx, sku_no: string): void {
  const now = currentSku(ctx, sku_no)
  if (!now || now.off_sale || now.stock === 0) return
  const { product_no, product_name } = now.product
  const goodsIn = (language: Language) => {
    const choice = now.sku.spec_values.map((value) => catalogueText.option(language, value)).join(', ')
    return choice === '' ? product_name : `${product_name} (${choice})`
  }
  const text = fillMessage(messages.back_in_stock, { goods: { en: goodsIn('en'), id: goodsIn('id'), 'zh-CN': goodsIn('zh-CN') } })
  for (const { member_no } of ctx.db.arrival_notices.all({ sku_no })) {
    if (!transition(ctx, restockAlertLifecycle, alertOf(ctx, member_no, sku_no), 'notify', 'merchant').ok) continue
    sendMessage(ctx, member_no, 'promotion', text, { target: 'product', ref: product_no })
  }
}
