import { ERRORS } from '@nusaria/contracts/errors'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { describe, expect, it } from 'vitest'
import { errorTexts } from './error-texts.ts'

const codes: readonly string[] = Object.values(ERRORS).map(({ key }) => key)

/** A code's other wordings: with the tries left, after the last try, with the time to wait. */
const WORDINGS = /_(left|none|seconds|minutes)$/

describe.each(LANGUAGES)('error texts in %s', (language) => {
  const texts = errorTexts[language]

  it('has one text for every code and nothing else', () => {
    expect(
      Object.keys(texts)
        .filter((key) => !WORDINGS.test(key))
        .sort(),
    ).toEqual([...codes].sort())
    const others = Object.keys(texts).filter((key) => WORDINGS.test(key))
    expect(others.filter((key) => !codes.includes(key.replace(WORDINGS, '')))).toEqual([])
    expect(Object.values(texts).filter((text) => text.trim().length < 4)).toEqual([])
  })

  it('says something different for each code', () => {
    const seen = Object.values(texts)
    expect(seen.filter((text, i) => seen.indexOf(text) !== i)).toEqual([])
  })
})

/** What a code is about, however many calls give it. */
const ABOUT = {
  1101001: { en: /account name/, id: /[Nn]ama akun/, 'zh-CN': /账户名/ },
  1101005: { en: /account/, id: /[Aa]kun/, 'zh-CN': /账号/ },
  1101043: { en: /voucher/, id: /[Vv]oucher/, 'zh-CN': /优惠券/ },
  1109009: { en: /data/, id: /[Dd]ata/, 'zh-CN': /数据/ },
  1125101: { en: /product/, id: /[Pp]roduk/, 'zh-CN': /商品/ },
  1125102: { en: /product information/, id: /[Ii]nformasi produk/, 'zh-CN': /商品信息/ },
} as const

/** What one call alone is about. */
const SPECIAL =
  /recommend|campaign|\bcard|bank|wallet|coin|member|device|favourite|review|rekomendasi|kampanye|kartu|dompet|koin|ulasan|favorit|推荐|活动|银行|钱包|券包|卡|会员|设备|评价|收藏/i

it.each(LANGUAGES)('has a text in %s for each code that fits every call', (language) => {
  for (const [code, about] of Object.entries(ABOUT)) {
    expect(errorTexts[language][code]).toMatch(about[language])
    expect(errorTexts[language][code]).not.toMatch(SPECIAL)
  }
})

/** The spec’s text for 401 isn’t Indonesian that anybody says: the shop has its own. */
it('has the spec’s Indonesian texts unchanged, but for the end of a session', () => {
  expect(errorTexts.id).toMatchObject({
    401: 'Sesimu sudah berakhir. Silakan masuk lagi.',
    1101002: 'Kode verifikasi salah, silakan masukkan ulang',
    1101047: 'Kupon eksklusif aplikasi, tolong turunkan aplikasi untuk mengklaimnya',
  })
})
