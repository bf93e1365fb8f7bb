import { LANGUAGES } from '@nusaria/contracts/headers'
import { expect, it } from 'vitest'
import { applyConfig } from '#platform/config/config.ts'
import { offerOnly } from '#testing/offer-only.ts'
import { legalDocument, questionsDocument } from './legal-texts.ts'

// A file of its own: texts are read once, with what is offered then.
it('texts and questions about what the shop does not offer are left out', async () => {
  applyConfig({ features: { googleLogin: false, restockAlerts: false, invoices: false, app: false } })
  offerOnly('qris', 'e_wallet')
  const gone = {
    en: /google|our app|remind me|goods you wait|invoice of every|\bcash\b|virtual account|debit card|your card/i,
    id: /google|aplikasi|ingatkan saya|yang kamu tunggu|faktur setiap|tunai|bayar di tempat|virtual account|kartu kredit|kartumu/i,
    'zh-CN': /google|应用|到货提醒|您等待|订单的发票|货到付款|虚拟账户|信用卡|银行卡号/i,
  }
  for (const language of LANGUAGES) {
    const articles = await Promise.all(
      (['agreement', 'policyTerms', 'privacy', 'accessibility'] as const).map((name) => legalDocument(name, language)),
    )
    const questions = await questionsDocument(language)
    const texts = [
      ...articles.flatMap(({ sections }) => sections.flatMap(({ title, parts }) => [title, ...parts.flat()])),
      ...questions.groups.flatMap((group) => group.questions.flatMap(({ question, answers }) => [question, ...answers])),
    ]
    expect(texts.filter((text) => gone[language].test(text))).toEqual([])
    // What is left reads on.
    expect(texts.filter((text) => text === '' || /[{}]|\s[,.;]|,,|，，|，。/.test(text))).toEqual([])
    expect(texts.some((text) => text.includes('QRIS'))).toBe(true)
  }
  const { groups } = await questionsDocument('en')
  const keys = groups.flatMap(({ questions }) => questions.map(({ key }) => key))
  expect(keys).toContain('pay')
  expect(keys.filter((key) => ['cod', 'cash', 'stock'].includes(key))).toEqual([])
})
