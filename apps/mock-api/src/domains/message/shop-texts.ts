import type { Translated } from '../../reference/catalogue/types.ts'
import type { MessageText } from './texts.ts'

/** A SKU is back in stock; `goods` names the product and the choice in each language. */
export function restockText(goods: Translated): MessageText {
  return {
    title: { en: 'Back in stock', id: 'Stok tersedia lagi', 'zh-CN': '到货通知' },
    content: {
      en: `${goods.en} can be bought again. Be quick while it lasts.`,
      id: `${goods.id} sudah bisa dibeli lagi. Yuk, sebelum kehabisan.`,
      'zh-CN': `您关注的 ${goods['zh-CN']} 已到货，数量有限，欲购从速。`,
    },
  }
}

/** Messages for everybody. */
export const SHOP_TEXTS = {
  welcome: {
    title: { en: 'Welcome to Nusaria', id: 'Selamat datang di Nusaria', 'zh-CN': '欢迎来到 Nusaria' },
    content: {
      en: 'Good to have you here. Your first order ships free, and vouchers for new shoppers are waiting.',
      id: 'Senang kamu bergabung. Pesanan pertamamu gratis ongkir, dan ada voucher untuk pelanggan baru.',
      'zh-CN': '很高兴您的加入。首单免运费，还有新人优惠券等您领取。',
    },
  },
  hours: {
    title: { en: 'Delivery during the holiday', id: 'Pengiriman saat libur', 'zh-CN': '节假日配送通知' },
    content: {
      en: 'Couriers rest on public holidays. Parcels ordered then may take a day longer.',
      id: 'Kurir libur di hari besar. Paket yang dipesan hari itu bisa tiba sehari lebih lama.',
      'zh-CN': '法定节假日快递休息，期间下单的包裹可能晚一天送达。',
    },
  },
  coupons: {
    title: { en: 'New vouchers to claim', id: 'Voucher baru menunggu', 'zh-CN': '新优惠券可领取' },
    content: {
      en: 'Free shipping and discounts are waiting. Claim yours before they run out.',
      id: 'Ada gratis ongkir dan potongan harga. Klaim sebelum habis, ya.',
      'zh-CN': '包邮和满减优惠券等您领取，先到先得。',
    },
  },
  campaign: {
    title: { en: 'A campaign for you', id: 'Promo pilihan untukmu', 'zh-CN': '精选活动' },
    content: {
      en: 'Favourites of the season at friendly prices, for a short while only.',
      id: 'Barang favorit musim ini dengan harga ramah, cuma sebentar.',
      'zh-CN': '当季好物限时特惠，不容错过。',
    },
  },
} as const satisfies Readonly<Record<string, MessageText>>

export type ShopText = keyof typeof SHOP_TEXTS
