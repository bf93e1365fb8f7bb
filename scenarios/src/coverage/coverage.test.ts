import { describe, expect, test } from 'vitest'
import { elsewhere, MEMBERS, merchant, scenario, shopper } from '../dsl/index.ts'
import { scenarios } from '../index.ts'
import { errorsIn, UNREACHABLE_ON_SCREEN } from './codes.ts'
import { coverageOf } from './coverage.ts'
import { notApplicableReason, PLANNED_STORIES } from './run-plan.ts'
import { screenPath, screensOf } from './screen-path.ts'
import { KNOWN_GAPS } from './still-to-come.ts'
import { describeTransition } from './story-state.ts'
import { transitionsIn } from './transitions.ts'

const story = (...steps: Parameters<typeof scenario>[1]['steps']) => scenario('A story', { steps })
const coverage = coverageOf(scenarios)

describe('what the stories tell of', () => {
  test('is every code, every legal move and every route, but for what is still to come', () => {
    const missing = coverage.lines.filter((line) => line.missing).map(({ what }) => what)
    expect(missing.filter((what) => !KNOWN_GAPS.includes(what))).toEqual([])
    expect(KNOWN_GAPS.filter((what) => !missing.includes(what))).toEqual([])
  })

  test('is told on phones and on desktops, in every language', () => {
    const heard = new Set(coverage.runs.map(({ layout, language }) => `${layout} ${language}`))
    expect([...heard].sort()).toEqual(['desktop en', 'desktop id', 'desktop zh-CN', 'mobile en', 'mobile id', 'mobile zh-CN'])
    expect(PLANNED_STORIES.filter((name) => !scenarios[name])).toEqual([])
  })

  test.each(Object.keys(UNREACHABLE_ON_SCREEN))('%s is met at no screen', (name) => {
    const told = Object.values(scenarios).filter((one) => notApplicableReason(one, 'mobile') === null)
    expect(told.flatMap(errorsIn)).not.toContain(name)
  })
})

describe('a story is followed by its steps', () => {
  test('through the screens, on either layout', () => {
    const steps = [shopper.opens('home'), shopper.choosesCategory('tea'), shopper.opensListed(), shopper.goesBack()]
    const places = (layout: 'mobile' | 'desktop') => screenPath(story(...steps), layout).map(({ ends }) => ends)
    expect(places('mobile')).toEqual([['home'], ['productList'], ['product'], ['productList']])
    expect(screensOf(story(...steps), 'mobile').seeded).toContain('category')
    expect(screensOf(story(...steps), 'desktop').seeded).not.toContain('category')
  })

  test('to the way in, and back to where it was', () => {
    const steps = [shopper.opens('orders').fails('SESSION_EXPIRED'), shopper.logsIn(MEMBERS.sari.phone)]
    expect(screenPath(story(...steps), 'mobile').map(({ ends }) => ends)).toEqual([['login'], ['orders']])
  })

  test('a visit alone finds nothing; what an act made of a page is no data of the shop', () => {
    const visited = screensOf(story(shopper.opens('cart')), 'mobile')
    expect([...visited.seeded, ...visited.effect]).toEqual([])
    const filled = screensOf(story(shopper.looksAt({ like: 'kopi' }), shopper.addsToCart(1), shopper.hasInCart(1)), 'mobile')
    expect(filled.effect).toContain('cart')
    expect(filled.seeded).not.toContain('cart')
  })

  test('through the states of its order and payment', () => {
    const buys = [elsewhere.signsIn('sari'), elsewhere.buys('kopi'), shopper.opensOtherOrder()]
    const told = transitionsIn(
      story(...buys, shopper.pays('cod'), merchant.ships(), merchant.delivers(), shopper.seesOrder('pending_receipt')),
    )
    expect(told.map(describeTransition)).toEqual([
      'order: accept_cod at pending_payment',
      'order: ship at pending_shipment',
      'order: deliver at pending_receipt',
      'payment: succeed at created',
    ])
  })

  test("one that the tables don't allow is told of", () => {
    const buys = [elsewhere.buys('kopi'), shopper.opensOtherOrder()]
    expect(() => transitionsIn(story(...buys, merchant.ships()))).toThrow('order at pending_payment takes no ship')
    expect(() => transitionsIn(story(...buys, shopper.seesOrder('completed')))).toThrow('the order is at pending_payment, not completed')
  })
})
