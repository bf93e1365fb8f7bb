import type { Language } from '@nusaria/contracts/headers'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { catalogueText } from '../../reference/catalogue/texts/index.ts'
import { currentSku } from '../inventory/inventory.ts'
import { sendMessage } from '../message/notify.ts'
import { restockText } from '../message/shop-texts.ts'
import { transitionAlert } from './alerts.ts'

/** Notifies all members who wait for a SKU that it can be bought, if it can. Each is notified once, as the notification ends the alert. */
export function notifyRestock(ctx: WorldCtx, sku_no: string): void {
  const now = currentSku(ctx, sku_no)
  if (!now || now.off_sale || now.stock === 0) return
  const { product_no, product_name } = now.product
  const goodsIn = (language: Language) => {
    const choice = now.sku.spec_values.map((value) => catalogueText.option(language, value)).join(', ')
    return choice === '' ? product_name : `${product_name} (${choice})`
  }
  const goods = { en: goodsIn('en'), id: goodsIn('id'), 'zh-CN': goodsIn('zh-CN') }
  for (const { member_no } of ctx.db.arrival_notices.all({ sku_no })) {
    if (!transitionAlert(ctx, member_no, sku_no, 'notify')) continue
    sendMessage(ctx, member_no, 'promotion', restockText(goods), { target: 'product', ref: product_no })
  }
}
