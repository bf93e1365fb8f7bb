import { iso } from '../kernel/time.ts'
import type { Text } from '../message/texts.ts'

/** `31/12/2026`, in the shop's time zone */
function day(ms: number): string {
  return iso(ms).slice(0, 10).split('-').reverse().join('/')
}

/** `1.900` or `1,900` */
function grouped(coins: number, mark: '.' | ','): string {
  return String(coins).replace(/\B(?=(\d{3})+$)/g, mark)
}

/** Coins lapsed. */
export function lapsedText(coins: number): Text {
  return {
    title: { en: 'Coins have lapsed', id: 'Koin kedaluwarsa', 'zh-CN': '金币已过期' },
    content: {
      en: `${grouped(coins, ',')} of your coins were not used in time. See what is left and until when it lasts.`,
      id: `${grouped(coins, '.')} koinmu tidak dipakai tepat waktu. Cek sisa koin dan masa berlakunya.`,
      'zh-CN': `您有 ${grouped(coins, ',')} 枚金币未在有效期内使用，已过期。可查看剩余金币及有效期。`,
    },
  }
}

/** Coins are about to lapse, the first of them at `at` (ms). */
export function lapsingText(coins: number, at: number): Text {
  return {
    title: { en: 'Your coins are about to lapse', id: 'Koinmu segera kedaluwarsa', 'zh-CN': '金币即将过期' },
    content: {
      en: `Use ${grouped(coins, ',')} coins before ${day(at)}: switch them on when you confirm an order.`,
      id: `Pakai ${grouped(coins, '.')} koin sebelum ${day(at)}: aktifkan saat konfirmasi pesanan.`,
      'zh-CN': `${grouped(coins, ',')} 枚金币将于 ${day(at)} 起过期，确认订单时开启即可抵扣。`,
    },
  }
}
