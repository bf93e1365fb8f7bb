import { describe, expect, test } from 'vitest'
import { elsewhere, MEMBERS, merchant, scenario, shopper } from '../dsl/index.ts'
import { scenarios } from '../index.ts'
import { errorsIn, UNREACHABLE_ON_SCREEN } from './codes.ts'
import { coverageOf } from './coverage.ts'
import { notApplicableReason, PLANNED_STORIES } from './run-plan.ts'
import { screenPath, screensOf } from './screen-path.ts'
import { describeTransition } from './story-state.ts'
import { transitionsIn } from './transitions.ts'

const story = (...steps: Parameters<typeof scenario>[1]['steps']) => scenario('A story', { steps })
const coverage = coverageOf(scenarios)

describe('the stories', () => {
  test('cover every code, transition and route', () => {
    expect(coverage.lines.filter((line) => line.missing).map(({ what }) => what)).toEqual([])
  })

  test('run on phones and on desktops, in every language', () => {
    const ran = new Set(coverage.runs.map(({ layout, language }) => `${layout} ${language}`))
    expect([...ran].sort()).toEqual(['desktop en', 'desktop id', 'desktop zh-CN', 'mobile en', 'mobile id', 'mobile zh-CN'])
    expect(PLANNED_STORIES.filter((name) => !scenarios[name])).toEqual([])
  })

  test.each(Object.keys(UNREACHABLE_ON_SCREEN))('never meet %s on a screen', (name) => {
    const onScreen = Object.values(scenarios).filter((one) => notApplicableReason(one, 'mobile') === null)
    expect(onScreen.flatMap(errorsIn)).not.toContain(name)
  })
})

describe('a story is followed step by step', () => {
  test('through the screens, on both layouts', () => {
    const steps = [shopper.opens('home'), shopper.choosesCategory('tea'), shopper.opensListedProduct(), shopper.goesBack()]
    const places = (layout: 'mobile' | 'desktop') => screenPath(story(...steps), layout).map(({ ends }) => ends)
    expect(places('mobile')).toEqual([['home'], ['productList'], ['product'], ['productList']])
    expect(screensOf(story(...steps), 'mobile').seeded).toContain('category')
    expect(screensOf(story(...steps), 'desktop').seeded).not.toContain('category')
  })

  test('to the login, and back to the page before', () => {
    const steps = [shopper.opens('orders').fails('SESSION_EXPIRED'), shopper.logsIn(MEMBERS.sari.phone)]
    expect(screenPath(story(...steps), 'mobile').map(({ ends }) => ends)).toEqual([['login'], ['orders']])
  })

  test('a visit alone finds nothing; the effect of an act is not data of the shop', () => {
    const visited = screensOf(story(shopper.opens('cart')), 'mobile')
    expect([...visited.seeded, ...visited.effect]).toEqual([])
    const filled = screensOf(story(shopper.looksAt({ like: 'kopi' }), shopper.addsToCart(1), shopper.hasInCart(1)), 'mobile')
    expect(filled.effect).toContain('cart')
    expect(filled.seeded).not.toContain('cart')
  })

  test('through the states of its order and payment', () => {
    const buys = [elsewhere.signsIn('sari'), elsewhere.buys('kopi'), shopper.opensOtherOrder()]
    const transitions = transitionsIn(
      story(...buys, shopper.pays('cod'), merchant.ships(), merchant.delivers(), shopper.seesOrder('pending_receipt')),
    )
    expect(transitions.map(describeTransition)).toEqual([
      'order: accept_cod at pending_payment',
      'order: ship at pending_shipment',
      'order: deliver at pending_receipt',
      'payment: succeed at created',
    ])
  })

  test("a step that the lifecycle doesn't allow throws", () => {
    const buys = [elsewhere.buys('kopi'), shopper.opensOtherOrder()]
    expect(() => transitionsIn(story(...buys, merchant.ships()))).toThrow('order at pending_payment takes no ship')
    expect(() => transitionsIn(story(...buys, shopper.seesOrder('completed')))).toThrow('the order is at pending_payment, not completed')
  })
})
