import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { MEMBERS } from '@nusaria/scenarios/dsl/people'
import type { Given } from '@nusaria/scenarios/dsl/scenario'
import { Refused } from '../../support/client.ts'
import type { WorldControl } from '../../support/control.ts'
import type { Host } from '../../support/hosts.ts'
import { type Acts, type Driver, must, StepFailed } from '../driver.ts'
import { ordering } from './ordering.ts'
import { shopping } from './shopping.ts'
import { signingIn } from './signing-in.ts'
import { beginStory, orderOf, type Story } from './story.ts'

/** The merchant's and the world's side: the same at every depth. */
export function controlActs(world: () => WorldControl, order_no: () => string | Promise<string>, sku_no: () => string) {
  return {
    ships: async () => world().event('order', await order_no(), 'ship'),
    delivers: async () => world().event('order', await order_no(), 'deliver'),
    closes: async () => world().event('order', await order_no(), 'close'),
    restocks: ({ pieces }: { pieces: number }) => world().event('sku', sku_no(), 'restock', { stock: pieces }),
    reprices: ({ price }: { price: number }) => world().event('sku', sku_no(), 'reprice', { price }),
    takesOff: () => world().event('sku', sku_no(), 'take_off'),
    advances: async ({ duration }: { duration: string }) => void (await world().advance(duration)),
    breaks: ({ call, reply, times }: { call: string; reply: ErrorName; times?: number }) =>
      world().setFaults([{ call, reply: ERRORS[reply].code, ...(times === undefined ? {} : { times }) }]),
  }
}

/** Replays by calls alone, over any host: what the shop must answer, whatever a page makes of it. */
export class CallDriver implements Driver {
  readonly name: string
  readonly acts: Acts
  readonly #host: Host
  #story: Story | undefined

  constructor(host: Host) {
    this.#host = host
    this.name = host.name
    const act =
      <A>(does: (story: Story, args: A) => Promise<void>) =>
      (args: A, fails?: ErrorName) =>
        answered(does(this.story, args), fails)
    const { confirm: _confirm, ...browsing } = shopping
    const told = { ...browsing, ...signingIn, ...ordering }
    const mine = Object.fromEntries(
      Object.entries(told).map(([verb, does]) => [verb, act(does as (story: Story, args: unknown) => Promise<void>)]),
    )
    const control = controlActs(
      () => this.story.world,
      () => orderOf(this.story),
      () => this.story.sku_no,
    )
    const screenOnly = { sees: null, isAt: null, isBackAt: null, turnsPhone: null, typesSearch: null, findsTyped: null, reloads: null }
    this.acts = { ...(mine as { [V in keyof typeof told]: Acts[V] }), ...control, ...screenOnly }
  }

  get story(): Story {
    must(this.#story, 'The scenario has not begun')
    return this.#story
  }

  async begin({ member, now, seed, vouchers }: Given): Promise<void> {
    this.#story = await beginStory(this.#host, { now, seed, frozen: true })
    for (const { coupon_no, appExclusive, newUser } of vouchers) {
      const terms = await this.story.client.call('promotion.terms', { coupon_no })
      if (appExclusive !== undefined) must(terms.flag_app_exclusive === appExclusive, `${coupon_no} is not as given: app-exclusive`)
      if (newUser !== undefined) must(terms.flag_new_user === newUser, `${coupon_no} is not as given: for new users`)
    }
    if (member) await signingIn.logsIn(this.story, { phone: MEMBERS[member].phone })
  }

  async end(): Promise<void> {
    await this.#story?.world.remove()
    this.#story = undefined
  }
}

/** Holds a call's outcome against the error the scenario names, or against success. */
async function answered(outcome: Promise<void>, fails: ErrorName | undefined): Promise<void> {
  const error = await outcome.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error !== undefined && !(error instanceof Refused)) throw error
  if (error?.error === fails) return
  throw new StepFailed(error ? `${error.message}${fails ? `, not ${fails}` : ''}` : `It succeeded; ${fails} was expected`)
}
