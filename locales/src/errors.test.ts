import { ERRORS } from '@nusaria/contracts/errors'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { describe, expect, it } from 'vitest'
import { errorTexts } from './error-texts.ts'

const codes = Object.values(ERRORS).map(({ key }) => key)

describe.each(LANGUAGES)('error texts in %s', (language) => {
  const texts = errorTexts[language]

  it('has one text for every code and nothing else', () => {
    expect(Object.keys(texts).sort()).toEqual([...codes].sort())
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
