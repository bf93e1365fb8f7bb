import type { Language } from '@nusaria/contracts/headers'
import type { Choice } from './api.ts'

export interface GoogleTexts {
  readonly title: string
  readonly standIn: string
  readonly heading: string
  readonly lead: string
  readonly choose: string
  /** The choice of an address that isn't listed, and its field. */
  readonly other: string
  readonly email: string
  readonly shares: string
  readonly choices: Readonly<Record<Choice, string>>
  readonly failHint: string
  readonly chooseFirst: string
  readonly emailInvalid: string
  readonly home: string
  readonly loading: string
  readonly leaving: string
  readonly missing: string
  readonly unreachable: string
  readonly retry: string
}

export const texts: Readonly<Record<Language, GoogleTexts>> = {
  en: {
    title: 'Sample Google page',
    standIn: 'Stand-in of the mock, not Google: no password is asked for and nothing leaves this shop.',
    heading: 'Log in to Nusaria',
    lead: 'Which Google account do you want to use?',
    choose: 'Choose an account',
    other: 'Another account',
    email: 'E-mail address',
    shares: 'Nusaria gets to know the e-mail address of the account, to log you in or register you.',
    choices: { allow: 'Allow', deny: 'Don’t allow', fail: 'Send back a code that fails' },
    failHint: 'For testing: the shop gets a code that Google then rejects.',
    chooseFirst: 'Choose an account first.',
    emailInvalid: 'Enter a valid e-mail address.',
    home: 'To the shop',
    loading: 'Opening the accounts …',
    leaving: 'Back to the shop …',
    missing: 'This login is over or was never begun. Start it again from the shop.',
    unreachable: 'The page can’t be reached. Check your connection and try again.',
    retry: 'Try again',
  },
  id: {
    title: 'Contoh halaman Google',
    standIn: 'Simulasi dari mock, bukan Google: kata sandi tidak diminta dan tidak ada data yang keluar dari toko ini.',
    heading: 'Masuk ke Nusaria',
    lead: 'Mau pakai akun Google yang mana?',
    choose: 'Pilih akun',
    other: 'Akun lain',
    email: 'Alamat email',
    shares: 'Nusaria akan tahu alamat email akun ini, untuk memasukkan atau mendaftarkan kamu.',
    choices: { allow: 'Izinkan', deny: 'Jangan izinkan', fail: 'Kirim kode yang gagal' },
    failHint: 'Untuk uji coba: toko mendapat kode yang lalu ditolak Google.',
    chooseFirst: 'Pilih akun dulu.',
    emailInvalid: 'Isi alamat email yang benar.',
    home: 'Ke toko',
    loading: 'Membuka daftar akun …',
    leaving: 'Kembali ke toko …',
    missing: 'Proses masuk ini sudah selesai atau belum dimulai. Mulai lagi dari toko.',
    unreachable: 'Halaman ini tidak bisa dihubungi. Cek koneksimu, lalu coba lagi.',
    retry: 'Coba lagi',
  },
  'zh-CN': {
    title: 'Google 示例页面',
    standIn: '模拟环境的替身页面，并非 Google：不会索要密码，数据也不会离开本商城。',
    heading: '登录 Nusaria',
    lead: '要使用哪个 Google 账号？',
    choose: '选择账号',
    other: '其他账号',
    email: '邮箱地址',
    shares: 'Nusaria 将获知该账号的邮箱地址，用于登录或注册。',
    choices: { allow: '允许', deny: '不允许', fail: '返回一个无效的代码' },
    failHint: '用于测试：商城会收到随后被 Google 拒绝的代码。',
    chooseFirst: '请先选择账号。',
    emailInvalid: '请输入正确的邮箱地址。',
    home: '前往商城',
    loading: '正在打开账号列表…',
    leaving: '正在返回商城…',
    missing: '此次登录已结束或尚未开始，请从商城重新发起。',
    unreachable: '无法连接此页面，请检查网络后重试。',
    retry: '重试',
  },
}
