import { HOUR } from '@nusaria/catalogue/lib/time'
import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { buildNav } from '@nusaria/catalogue/products/nav'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { QUESTION_LIMITS, type Question, questionContract } from '@nusaria/contracts/question'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { eraseMember } from '../account-deletion/erase.ts'
import { kindOf } from '../review/index.ts'
import { catalogueQuestion, questionCount } from './catalogue-questions.ts'
import { pairsOf } from './texts.ts'

const { ask, list } = questionContract
const catalogue = buildCatalogue({ seed: 1 })
const product = catalogue.products.find((each) => questionCount(each) > 6)
const product_no = product?.product_no ?? ''
const page = { product_no, page_num: 1, page_size: 50 }

let shop: TestShop
let sari: Shopper
let budi: Shopper
let sent = 0
beforeEach(async () => {
  shop = await createTestShop({ catalogue })
  sari = await shop.member('sari')
  budi = await shop.member('budi')
})

const questions = async (who: Shopper, more = {}) => (await who.call(list, { ...page, ...more })).list
const asks = (who: Shopper, content = 'Bisa dikirim hari Minggu?') => {
  sent += 1
  return who.call(ask, { product_no, content, request_id: `question-${sent}` })
}
const answer = ({ question_no }: Question, content?: string) =>
  shop.fireEvent('question', question_no, 'answer', content === undefined ? undefined : { content })

describe('questions of the catalogue', () => {
  it('are none to twelve of a product, each answered, newest first and never twice, in every language', () => {
    const counts = new Set<number>()
    for (const each of catalogue.products) {
      const count = questionCount(each)
      counts.add(count)
      for (const language of LANGUAGES) {
        const all = Array.from({ length: count }, (_, at) => catalogueQuestion(each, at, 0, language))
        expect(new Set(all.map(({ content }) => content)).size).toBe(count)
        expect(new Set(all.map(({ question_no }) => question_no)).size).toBe(count)
        const times = all.map(({ created_at }) => Date.parse(created_at))
        expect(times).toEqual(times.toSorted((a, b) => b - a))
        for (const { asker, content, created_at, answer: given } of all) {
          expect(asker).toMatch(/^\p{L}\*\*\*\p{L}$/u)
          expect(content + given?.content).not.toMatch(/[{}]|undefined/)
          expect(Date.parse(given?.created_at ?? '')).toBeGreaterThan(Date.parse(created_at))
          expect(Date.parse(given?.created_at ?? '')).toBeLessThan(0)
        }
      }
    }
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, 12])
  })

  it('have texts for every kind of product, none twice and each in three languages', () => {
    const kinds = new Set(buildNav().flatMap(({ child_list }) => child_list.map(({ nav_type_id }) => kindOf(nav_type_id))))
    for (const kind of kinds) {
      const pairs = pairsOf(kind)
      expect(pairs.length).toBeGreaterThanOrEqual(12)
      for (const at of [0, 1, 2] as const) expect(new Set(pairs.map(([question]) => question[at])).size, kind).toBe(pairs.length)
      for (const text of pairs.flat()) expect(text.filter((each) => typeof each === 'string' && each !== '')).toHaveLength(3)
    }
  })

  it('come in pages, the same each time', async () => {
    const all = await questions(shop.guest())
    const pages = await Promise.all([1, 2, 3].map((page_num) => questions(shop.guest(), { page_num, page_size: 3 })))
    expect(pages.flat()).toEqual(all.slice(0, 9))
    expect(await questions(shop.guest(), { page_num: 99 })).toEqual([])
    expect(await shop.guest().errorOf(list, { ...page, product_no: 'P0' })).toBe('PRODUCT_INFO_MISSING')
  })
})

describe('a member’s question', () => {
  it('comes first, marked as the member’s own, and nobody else sees it while it waits', async () => {
    const before = await shop.guest().call(list, page)
    const made = await asks(sari, ' Bisa dikirim hari Minggu? ')
    expect(made).toMatchObject({ product_no, content: 'Bisa dikirim hari Minggu?', language: 'id', flag_own: true, answer: null })
    expect(made.asker).toMatch(/^S\*\*\*.$/)
    expect(await sari.call(list, page)).toEqual({ list: [made, ...before.list], total: before.total + 1 })
    for (const other of [budi, shop.guest()]) expect(await other.call(list, page)).toEqual(before)
  })

  it('is shown to everybody once the shop has answered, and the member gets a message', async () => {
    const made = await asks(sari)
    await answer(made, 'Bisa, Kak.')
    const own = (await questions(sari))[0]
    expect(own).toMatchObject({ ...made, answer: { content: 'Bisa, Kak.', created_at: made.created_at } })
    for (const other of [budi, shop.guest()]) expect((await questions(other))[0]).toEqual({ ...own, flag_own: false })
    const inbox = async (who: Shopper) => (await who.messages())[0]
    const told = { title: 'Pertanyaanmu sudah dijawab', link: { target: 'product', ref: product_no }, is_read: false }
    expect(await inbox(sari)).toMatchObject(told)
    expect(await inbox(budi)).not.toMatchObject({ title: 'Pertanyaanmu sudah dijawab' })
    await expect(answer(made)).rejects.toThrow(/answered/)
  })

  it('is answered after two hours in the reader’s language, once', async () => {
    const made = await asks(sari)
    shop.advance(2 * HOUR - 1000)
    expect((await questions(sari))[0]?.answer).toBeNull()
    shop.advance(1000)
    const texts = await Promise.all(LANGUAGES.map(async (language) => (await questions(shop.guest('d', language)))[0]?.answer?.content))
    expect(new Set(texts).size).toBe(LANGUAGES.length)
    shop.advance(24 * HOUR)
    expect((await questions(sari)).filter(({ question_no }) => question_no === made.question_no)).toHaveLength(1)
    expect((await sari.messages()).filter(({ link }) => link?.target === 'product' && link.ref === product_no)).toHaveLength(1)
  })

  it('is refused while three about the product wait, for a product the shop doesn’t have, and without text', async () => {
    for (let nth = 0; nth < QUESTION_LIMITS.waiting; nth++) await asks(sari, `Pertanyaan ${nth}`)
    const args = { product_no, content: 'Satu lagi?', request_id: 'question-too-many' }
    expect(await sari.errorOf(ask, args)).toBe('QUESTION_LIMIT')
    await budi.call(ask, args)
    const [newest] = await questions(sari)
    if (newest) await answer(newest)
    await sari.call(ask, args)
    expect(await budi.errorOf(ask, { ...args, request_id: 'question-nowhere', product_no: 'P0' })).toBe('PRODUCT_INFO_MISSING')
    const invalid = { error: 'PRODUCT_PARAMETER_INVALID', field: 'content' }
    for (const content of ['', '  \n ', '\u200b\u3164', 'Bagus\u202e', 'a\u0000b', 'a'.repeat(QUESTION_LIMITS.content + 1)])
      expect(await budi.tryCall(ask, { ...args, request_id: 'question-wrong', content })).toMatchObject(invalid)
  })

  it('stays without a name when the account is deleted; one that waits is removed', async () => {
    const [first] = [await asks(sari, 'Bisa COD?'), await asks(sari, 'Bisa kredit?')]
    if (first) await answer(first)
    await shop.withWorld((ctx) => eraseMember(ctx, sari.member_no ?? ''))
    const shown = await questions(shop.guest())
    expect(shown[0]).toMatchObject({ content: 'Bisa COD?', asker: 'Anonim', avatar_url: null })
    expect(await shop.withWorld(({ db }) => db.questions.count())).toBe(1)
    shop.advance(3 * HOUR)
    expect(await questions(shop.guest())).toHaveLength(shown.length)
  })
})
