import type { ArgsOf, DeclaredCall, ResultOf } from '@nusaria/contracts/contract'
import { ERRORS } from '@nusaria/contracts/errors'
import { orderContract } from '@nusaria/contracts/order'
import { submissionContract } from '@nusaria/contracts/submission'
import { createFakeCatalogue } from '@nusaria/mock-api/testing/fake-catalogue'
import { createPlaceArgs } from '@nusaria/mock-api/testing/place-order'
import { createTestShop, JAKARTA, type Shopper, type TestShop } from '@nusaria/mock-api/testing/test-shop'
import type { CallResult, Failure } from '@nusaria/storefront/platform/api/failure'
import { checkOutcome, type SentRequest, type SubmissionOutcome, submit } from '@nusaria/storefront/platform/forms/submit'
import fc from 'fast-check'
import { expect, it } from 'vitest'

/** What happens to a request: it is answered, lost on the way, its reply is lost, or it arrives after the timeout. */
const fate = fc.constantFrom('answered', 'answered', 'lost', 'unanswered', 'late')
type Fate = typeof fate extends fc.Arbitrary<infer F> ? F : never

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('place' as const), quantity: fc.integer({ min: 1, max: 3 }), place: fate, settle: fate }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), settle: fate }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('arrive' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancelElsewhere' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 4_000 }) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Place = Omit<ArgsOf<typeof orderContract.place>, 'request_id'>

const NO_ANSWER: Failure = { kind: 'timeout' }

/** The storefront's code for sending orders, on a connection that loses requests and replies. */
class Page {
  readonly shop: TestShop
  readonly ani: Shopper
  /** The orders that the page showed to the shopper. */
  readonly shown: string[] = []
  readonly #onTheWay: (() => Promise<unknown>)[] = []
  #kept: SentRequest | null = null
  #ids = 0

  constructor(shop: TestShop, ani: Shopper) {
    this.shop = shop
    this.ani = ani
  }

  async #reach<C extends DeclaredCall>(call: C, args: ArgsOf<C>, how: Fate): Promise<CallResult<ResultOf<C>>> {
    if (how === 'lost') return { error: NO_ANSWER }
    if (how === 'late') {
      this.#onTheWay.push(() => this.ani.tryCall(call, args))
      return { error: NO_ANSWER }
    }
    const answer = await this.ani.tryCall(call, args)
    if (how === 'unanswered') return { error: NO_ANSWER }
    if (answer.ok) return { data: answer.data as ResultOf<C> }
    return { error: { kind: 'business', code: ERRORS[answer.error].code, msg: '', field: null, params: {} } }
  }

  #line(place: Fate, settle: Fate) {
    return {
      store: {
        read: () => this.#kept,
        write: (sent: SentRequest | null) => {
          this.#kept = sent
        },
      },
      send: (args: Place & { request_id: string }) => this.#reach(orderContract.place, args, place),
      settle: (request_id: string) => this.#reach(submissionContract.settle, { call: 'order.place', request_id }, settle),
      newId: () => `request-${++this.#ids}`,
    }
  }

  #shows(outcome: SubmissionOutcome<ResultOf<typeof orderContract.place>> | null): void {
    if (outcome?.kind === 'made') this.shown.push(outcome.made)
    if (outcome?.kind === 'done') this.shown.push(outcome.data.order_no)
  }

  async places(quantity: number, place: Fate, settle: Fate): Promise<void> {
    const { request_id: _, ...args } = await createPlaceArgs(this.ani, { type: 'buy_now', sku_no: 'KOPI-1', quantity })
    const outcome = await submit<Place, ResultOf<typeof orderContract.place>>(this.#line(place, settle), args)
    this.#shows(outcome)
    if (outcome.kind === 'done') expect(await this.#piecesOf(outcome.data.order_no)).toBe(quantity)
  }

  async reloads(settle: Fate): Promise<void> {
    this.#shows(await checkOutcome(this.#line('answered', settle)))
  }

  /** Delayed requests arrive, the oldest first. */
  async arrives(): Promise<void> {
    await this.#onTheWay.shift()?.()
  }

  async takes(next: Step): Promise<void> {
    if (next.kind === 'place') await this.places(next.quantity, next.place, next.settle)
    else if (next.kind === 'reload') await this.reloads(next.settle)
    else if (next.kind === 'arrive') await this.arrives()
    else if (next.kind === 'wait') this.shop.advance(next.seconds * 1_000)
    else for (const order_no of await this.orders()) await this.ani.tryCall(orderContract.cancel, { order_no, reason: 'changed_mind' })
  }

  /** The connection is back, and all delayed requests have arrived. */
  async settles(): Promise<void> {
    await this.reloads('answered')
    while (this.#onTheWay.length > 0) await this.arrives()
  }

  orders(): Promise<string[]> {
    return this.shop.withWorld(({ db }) => db.orders.all({ member_no: 'M-ani' }).map(({ order_no }) => order_no))
  }

  #piecesOf(order_no: string): Promise<number | undefined> {
    return this.shop.withWorld(({ db }) => db.orders.get(order_no)?.lines[0]?.quantity)
  }
}

it('shows the shopper each existing order once, whichever replies are lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const shop = await createTestShop({ catalogue: createFakeCatalogue() })
      const ani = await shop.member('ani')
      await shop.addAddress(ani, JAKARTA)
      const page = new Page(shop, ani)
      for (const next of steps) await page.takes(next)
      await page.settles()
      expect([...page.shown].sort()).toEqual((await page.orders()).sort())
    }),
    { numRuns: 300 },
  )
})
