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
