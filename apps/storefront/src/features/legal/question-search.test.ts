import type { Language } from '@nusaria/contracts/headers'
import { expect, it } from 'vitest'
import { questionId, questionsDocument } from './legal-texts.ts'
import { createQuestionSearch } from './question-search.ts'
import { tokenize, tokenizeQuery } from './tokenize.ts'

async function found(language: Language, typed: string): Promise<string[]> {
  const { groups } = createQuestionSearch((await questionsDocument(language)).groups)(typed)
  return groups.flatMap(({ key, questions }) => questions.map((question) => questionId(key, question.key)))
}

it.each([
  ['en', 'delete account', 'account-delete'],
  ['en', 'refnd failed', 'refund-failed'],
  ['en', 'shiping fee', 'refund-shipping'],
  ['en', 'track', 'shipping-track'],
  ['en', 'E-WALLETS', 'refund-where'],
  ['en', 'wallets', 'refund-where'],
  ['id', 'kirim balik', 'afterSale-sendBack'],
  ['id', 'komplain', 'afterSale-window'],
  ['id', 'refund gagal', 'refund-failed'],
  ['id', 'lupa kata sndi', 'account-password'],
  ['id', 'ongkír', 'shipping-cost'],
  ['en', 'coupon', 'benefits-voucher'],
  ['id', 'kupon', 'benefits-voucher'],
  ['id', 'poin', 'benefits-coins'],
  ['zh-CN', '积分', 'benefits-coins'],
  ['zh-CN', '运费', 'refund-shipping'],
  ['zh-CN', '退货', 'afterSale-window'],
  ['zh-CN', '货', 'shopping-cod'],
  ['zh-CN', '怎么注销', 'account-delete'],
  ['zh-CN', 'google 登录', 'account-login'],
] as const)('%s: %s finds %s', async (language, typed, id) => {
  expect(await found(language, typed)).toContain(id)
})

it('finds questions with all typed words, or else the closest ones', async () => {
  expect(await found('en', 'failed refund account')).toEqual(['refund-failed'])
  expect(await found('en', 'xylophone refund')).toContain('refund-failed')
  expect(await found('en', 'xylophone')).toEqual([])
  expect(await found('en', '?!')).toEqual([])
})

it('a match in the question comes before a match in the answer', async () => {
  const [first] = await found('en', 'coins')
  expect(first).toBe('benefits-coins')
})

it('splits text into words without accents, parts of hyphenated words, and Chinese characters and pairs', () => {
  expect(tokenize('Café e-mail 退货款').map(({ term }) => term)).toEqual(['cafe', 'email', 'e', 'mail', '退', '退货', '货', '货款', '款'])
  expect(tokenizeQuery('E-mail 退货款 退')).toEqual(['email', '退货', '货款', '退'])
  expect(tokenize('a b')[1]).toEqual({ term: 'b', from: 2, to: 3 })
})
