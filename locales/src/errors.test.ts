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

it('says in Indonesian what the spec says word for word', () => {
  expect(errorTexts.id).toMatchObject({
    401: 'Waktu masuk habis atau tidak masuk, silakan masukkan ulang',
    1101002: 'Kode verifikasi salah, silakan masukkan ulang',
    1101047: 'Kupon eksklusif aplikasi, tolong turunkan aplikasi untuk mengklaimnya',
  })
})
