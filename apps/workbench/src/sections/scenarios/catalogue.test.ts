import { elsewhere, MEMBERS, scenario, shopper, world } from '@nusaria/scenarios/dsl/index'
import { expect, test } from 'vitest'
import { CATALOGUE, filterStories, memberAfter, NO_FILTER } from './catalogue.ts'

const names = (filter: Partial<typeof NO_FILTER>) => filterStories(CATALOGUE, { ...NO_FILTER, ...filter }).map(({ name }) => name)

test('every story is in the catalogue, with its coverage', () => {
  expect(names({})).toHaveLength(CATALOGUE.length)
  const entry = CATALOGUE.find(({ name }) => name === 'voucher/app-exclusive')
  expect(entry).toMatchObject({ area: 'voucher', codes: ['VOUCHER_APP_EXCLUSIVE'], screens: ['coupons'] })
  expect(entry?.steps[1]).toBe('Shopper claims APP20 → VOUCHER_APP_EXCLUSIVE')
})

test('stories are found by words, code, screen and layout combined', () => {
  expect(names({ words: 'APP20 claims' })).toContain('voucher/app-exclusive')
  expect(names({ code: 'REVIEW_EXISTS' })).toContain('order/review')
  expect(names({ screen: 'review' })).toContain('order/review')
  expect(names({ layout: 'desktop' })).not.toContain('phone/landscape-and-back')
  expect(names({ layout: 'mobile' })).toContain('phone/landscape-and-back')
  expect(names({ words: 'review', code: 'VOUCHER_APP_EXCLUSIVE' })).toEqual([])
})

test('the shop opens as the member who is logged in at that step', () => {
  const story = scenario('A story', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('agus'),
      world.advances('P8D'),
      shopper.opens('orders').fails('SESSION_EXPIRED'),
      shopper.logsIn(MEMBERS.putri.phone),
      shopper.logsOut(),
      shopper.logsIn('81377700011'),
    ],
  })
  expect([1, 2, 3, 4, 5, 6].map((until) => memberAfter(story, until))).toEqual(['sari', 'sari', null, 'putri', null, '81377700011'])
  expect(memberAfter(scenario('A guest', { steps: [shopper.opens('home')] }), 1)).toBeNull()
})
