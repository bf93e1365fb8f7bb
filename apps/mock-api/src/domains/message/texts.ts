import { LIMITS } from '@nusaria/contracts/limits'
import type { Translated } from '../../reference/catalogue/types.ts'

const { deletionDaysMin: DAYS_MIN, deletionDaysMax: DAYS_MAX } = LIMITS

/** The texts of a message. */
export interface MessageText {
  readonly title: Translated
  readonly content: Translated
}

/** Messages about the account. */
export const ACCOUNT_TEXTS = {
  password_changed: {
    title: { en: 'Password changed', id: 'Kata sandi diubah', 'zh-CN': '密码已修改' },
    content: {
      en: 'Your password was changed and every device was logged out. If that wasn’t you, reset it at once.',
      id: 'Kata sandimu baru saja diubah dan semua perangkat dikeluarkan. Kalau bukan kamu, segera atur ulang.',
      'zh-CN': '您的密码已修改，所有设备均已退出登录。如非本人操作，请立即重置密码。',
    },
  },
  phone_changed: {
    title: { en: 'Phone number linked', id: 'Nomor ponsel ditautkan', 'zh-CN': '手机号已绑定' },
    content: {
      en: 'Another phone number is now linked to your account. Use it to log in from now on.',
      id: 'Nomor ponsel baru sudah ditautkan ke akunmu. Gunakan nomor ini untuk masuk mulai sekarang.',
      'zh-CN': '您的账号已绑定新的手机号，今后请使用该号码登录。',
    },
  },
  email_changed: {
    title: { en: 'E-mail linked', id: 'Email ditautkan', 'zh-CN': '邮箱已绑定' },
    content: {
      en: 'Another e-mail address is now linked to your account. Use it to log in from now on.',
      id: 'Alamat email baru sudah ditautkan ke akunmu. Gunakan email ini untuk masuk mulai sekarang.',
      'zh-CN': '您的账号已绑定新的邮箱，今后请使用该邮箱登录。',
    },
  },
  deletion_received: {
    title: { en: 'Account deletion requested', id: 'Permintaan hapus akun diterima', 'zh-CN': '已收到账号注销申请' },
    content: {
      en: `We have your request. Deleting the account takes ${DAYS_MIN} to ${DAYS_MAX} working days.`,
      id: `Permintaanmu sudah kami terima. Penghapusan akun memakan waktu ${DAYS_MIN} sampai ${DAYS_MAX} hari kerja.`,
      'zh-CN': `我们已收到您的申请，账号注销需要 ${DAYS_MIN} 至 ${DAYS_MAX} 个工作日。`,
    },
  },
} as const satisfies Readonly<Record<string, MessageText>>

export type AccountText = keyof typeof ACCOUNT_TEXTS

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
