import type { Translated } from '../../reference/catalogue/types.ts'
import { formatDay } from '../message/format.ts'
import type { MessageText } from '../message/texts.ts'

/** A voucher expires at `at` (ms), and `more` others soon after. */
export function vouchersExpiringText(name: Translated, more: number, at: number): MessageText {
  if (more === 0)
    return {
      title: { en: 'Your voucher ends soon', id: 'Vouchermu segera berakhir', 'zh-CN': '优惠券即将到期' },
      content: {
        en: `“${name.en}” can be used until ${formatDay(at)}. Don’t let it go to waste.`,
        id: `“${name.id}” bisa dipakai sampai ${formatDay(at)}. Sayang kalau terlewat.`,
        'zh-CN': `“${name['zh-CN']}”有效期至 ${formatDay(at)}，记得使用。`,
      },
    }
  return {
    title: { en: 'Your vouchers end soon', id: 'Voucher-vouchermu segera berakhir', 'zh-CN': '多张优惠券即将到期' },
    content: {
      en: `“${name.en}” and ${more} more of your vouchers end soon, the first on ${formatDay(at)}.`,
      id: `“${name.id}” dan ${more} voucher lain segera berakhir, yang pertama pada ${formatDay(at)}.`,
      'zh-CN': `“${name['zh-CN']}”等 ${more + 1} 张优惠券即将到期，最早的有效期至 ${formatDay(at)}。`,
    },
  }
}

/** A voucher can be claimed from today until `till` (ms). */
export function voucherOpeningText(name: Translated, till: number): MessageText {
  return {
    title: { en: 'A new voucher to claim', id: 'Voucher baru menunggu', 'zh-CN': '新优惠券可领取' },
    content: {
      en: `From today on “${name.en}” can be claimed, until ${formatDay(till)} or as long as there are any.`,
      id: `Mulai hari ini “${name.id}” bisa diklaim, sampai ${formatDay(till)} atau selama masih ada.`,
      'zh-CN': `“${name['zh-CN']}”今起可领取，截至 ${formatDay(till)}，领完即止。`,
    },
  }
}
