import { formatCoins, formatDay, type MessageText } from '../message/index.ts'

/** The shop gave coins. */
export function giftText(coins: number): MessageText {
  const count = formatCoins(coins)
  return {
    title: { en: 'Coins for you', id: 'Koin untukmu', 'zh-CN': '金币到账' },
    content: {
      en: `A thank-you from us: ${count.en} are yours. Use them on your next order.`,
      id: `Terima kasih dari kami: ${count.id} sudah masuk ke saldomu. Pakai di pesanan berikutnya.`,
      'zh-CN': `感谢您的支持：${count['zh-CN']}已到账，下单时可抵扣。`,
    },
  }
}

/** Coins lapsed. */
export function coinsExpiredText(coins: number): MessageText {
  const count = formatCoins(coins)
  return {
    title: { en: 'Coins have lapsed', id: 'Koin kedaluwarsa', 'zh-CN': '金币已过期' },
    content: {
      en: `${count.en} of yours were not used in time. See what is left and until when it lasts.`,
      id: `${count.id} milikmu tidak dipakai tepat waktu. Cek sisa koin dan masa berlakunya.`,
      'zh-CN': `您有 ${count['zh-CN']}未在有效期内使用，已过期。可查看剩余金币及有效期。`,
    },
  }
}

/** Coins are about to lapse, the first of them at `at` (ms). */
export function coinsExpiringText(coins: number, at: number): MessageText {
  const count = formatCoins(coins)
  return {
    title: { en: 'Your coins are about to lapse', id: 'Koinmu segera kedaluwarsa', 'zh-CN': '金币即将过期' },
    content: {
      en: `Use ${count.en} before they lapse, the first on ${formatDay(at)}: switch them on when you confirm an order.`,
      id: `Pakai ${count.id} sebelum kedaluwarsa, yang pertama pada ${formatDay(at)}: aktifkan saat konfirmasi pesanan.`,
      'zh-CN': `${count['zh-CN']}将于 ${formatDay(at)} 起过期，确认订单时开启即可抵扣。`,
    },
  }
}
