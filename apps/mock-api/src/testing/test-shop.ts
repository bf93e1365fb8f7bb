import { DAY } from '@nusaria/catalogue/lib/time'
import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import type { Catalogue } from '@nusaria/catalogue/products/types'
import type { ArgsOf, CompleteResultOf, DeclaredCall } from '@nusaria/contracts/contract'
import { type ErrorName, errorOfCode } from '@nusaria/contracts/errors'
import { HEADERS } from '@nusaria/contracts/headers'
import { messageContract } from '@nusaria/contracts/message'
import { orderContract } from '@nusaria/contracts/order'
import { fireEvent } from '../control/world-calls.ts'
import { domains } from '../domains/index.ts'
import { SEEDED_MEMBERS } from '../domains/member/seed.ts'
import { adjustCoins } from '../domains/points/coins.ts'
import type { WorldCtx } from '../engine/contract/context.ts'
import { UnitOfWorkCtx } from '../engine/contract/unit-of-work-context.ts'
import { createEngine, type Engine } from '../engine/engine.ts'
import type { World } from '../engine/world/world.ts'
import type { WorldSize } from '../engine/world/world-size.ts'
import { decodePicture } from '../hosts/node/decode-picture.ts'
import { createFakeCatalogue } from './fake-catalogue.ts'
import { callRequest } from './test-client.ts'

/** The default start of a test's world, ms: a Monday morning in Jakarta. */
export const TEST_START = Date.parse('2026-03-02T09:00:00+07:00')

type MessageKind = NonNullable<ArgsOf<typeof messageContract.page>['kind']>

type CallResult<C extends DeclaredCall> =
  | { readonly ok: true; readonly data: CompleteResultOf<C> }
  | { readonly ok: false; readonly error: ErrorName; readonly field: string | undefined; readonly params: Record<string, string | number> }

/** Districts: greater Jakarta, Bandung (cash on delivery), Ambon (no cash, regular delivery only), Wamena (no delivery). */
export const JAKARTA = '317407'
export const BANDUNG = '327302'
export const AMBON = '817101'
export const WAMENA = '950101'

/** An address as a member enters it. */
export const SAMPLE_ADDRESS = {
  ...{ name: 'Ayu', surname: 'Prameswari', phone: '81234567890', district_code: JAKARTA, postal_code: '12130' },
  ...{ address_line1: 'Jl. Melawai 18', address_line2: '', label: null, flag_default: true },
}

/** A client of the shop with typed calls. */
export class Shopper {
  readonly shop: TestShop
  readonly member_no: string | null
  readonly #headers: Record<string, string>

  constructor(shop: TestShop, member_no: string | null, device: string, token: string | null, language = 'id') {
    this.shop = shop
    this.member_no = member_no
    this.#headers = {
      [HEADERS.device.toLowerCase()]: device,
      [HEADERS.language.toLowerCase()]: language,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    }
  }

  /** Makes a call and returns its result or its error. */
  async tryCall<C extends DeclaredCall>(call: C, args: ArgsOf<C>): Promise<CallResult<C>> {
    const request = await callRequest(call, { ...(args as object | undefined) }, this.#headers)
    const reply = await this.shop.engine.handle(this.shop.world.id, request)
    const { code, data, msg } = JSON.parse(reply.body)
    if (code === 0) return { ok: true, data }
    const error = errorOfCode(code)?.name
    if (!error || error === 'INTERNAL_ERROR') throw new Error(`${call.path}: ${code} ${msg}`)
    return { ok: false, error, field: data?.field, params: data?.params ?? {} }
  }

  /** Makes a call that must succeed. */
  async call<C extends DeclaredCall>(call: C, args: ArgsOf<C>): Promise<CompleteResultOf<C>> {
    const answer = await this.tryCall(call, args)
    if (!answer.ok) throw new Error(`${call.path}: ${answer.error} ${answer.field ?? ''}`)
    return answer.data
  }

  /** Makes a call that must fail; returns its error. */
  async errorOf<C extends DeclaredCall>(call: C, args: ArgsOf<C>): Promise<ErrorName> {
    const answer = await this.tryCall(call, args)
    if (answer.ok) throw new Error(`${call.path} succeeded`)
    return answer.error
  }

  /** An order of the member. */
  order(order_no: string): Promise<CompleteResultOf<typeof orderContract.detail>> {
    return this.call(orderContract.detail, { order_no })
  }

  /** The member's latest 50 messages, of one kind or all, newest first. */
  async messages(kind?: MessageKind): Promise<CompleteResultOf<typeof messageContract.page>['list']> {
    return (await this.call(messageContract.page, { page_num: 1, page_size: 50, ...(kind && { kind }) })).list
  }

  /** The titles of the messages of a kind, oldest first. */
  async messageTitles(kind: MessageKind): Promise<string[]> {
    return (await this.messages(kind)).map(({ title }) => title).reverse()
  }
}

/** A frozen world of the whole shop. */
export class TestShop {
  readonly engine: Engine
  readonly world: World

  constructor(engine: Engine, world: World) {
    this.engine = engine
    this.world = world
  }

  guest(device = 'device-guest', language = 'id'): Shopper {
    return new Shopper(this, null, device, null, language)
  }

  /** Signs a member in: a seeded one by name, or a new one. */
  async member(name: string, language = 'id'): Promise<Shopper> {
    const member_no = SEEDED_MEMBERS[name as keyof typeof SEEDED_MEMBERS] ?? `M-${name}`
    const token = `token-${name}`
    await this.withWorld(({ db, now }) => {
      if (!db.members.get(member_no)) {
        const unset = { phone: null, email: null, password: null, avatar_url: null, birthday: null }
        const unchanged = { wrong_passwords: 0, name_changed_at: null, birthday_changed_at: null, disabled: false, abnormal: false }
        db.members.insert({ member_no, user_name: name, ...unset, ...unchanged, points: 0, created_at: now })
      }
      const unknown = { device: '', browser: '', system: '', place: '' }
      if (!db.sessions.get(token))
        db.sessions.insert({ token, session_no: `session-${name}`, member_no, ...unknown, created_at: now, expires_at: now + 90 * DAY })
    })
    return new Shopper(this, member_no, `device-${name}`, token, language)
  }

  /** Reads or changes the world directly. */
  withWorld<T>(act: (ctx: WorldCtx) => T): Promise<T> {
    const { runtime } = this.engine
    return runtime.run(this.world, (work) => act(new UnitOfWorkCtx(work, runtime.catalogueOf(this.world), this.world.clock.now)))
  }

  /** Adds an address in a district (six digits; by default Kebayoran Baru). The latest is the default one. */
  addAddress(member: Shopper, district_code = JAKARTA): Promise<string> {
    return this.withWorld(({ db, ids, now }) => {
      for (const row of db.addresses.all({ member_no: member.member_no ?? '' }))
        db.addresses.update(row.address_id, { flag_default: false })
      const owned = { address_id: ids.next('AD'), member_no: member.member_no ?? '', created_at: now }
      return db.addresses.insert({ ...SAMPLE_ADDRESS, ...owned, district_code }).address_id
    })
  }

  /** Sets a member's coins, with a record in the ledger. */
  setCoins(member: Shopper, points: number): Promise<void> {
    return this.withWorld((ctx) => {
      const { member_no } = member
      const has = ctx.db.members.get(member_no ?? '')?.points ?? 0
      adjustCoins(ctx, member_no ?? '', { reason: points > has ? 'gift' : 'expired', points: points - has })
    })
  }

  /** Fires a control event; rejects with the reason of a refusal. */
  fireEvent(entity: string, id: string, event: string, params?: Record<string, string | number | boolean>): Promise<unknown> {
    return fireEvent(this.engine, this.world, { entity, id, event, params })
  }

  /** Fires control events one after the other. */
  async fireEvents(entity: string, id: string, ...events: readonly string[]): Promise<void> {
    for (const event of events) await this.fireEvent(entity, id, event)
  }

  /** A member's coins. */
  coins(member: Shopper): Promise<number> {
    return this.withWorld(({ db }) => db.members.get(member.member_no ?? '')?.points ?? 0)
  }

  /** The pieces of a SKU that orders took; negative. */
  stockDelta(sku_no: string): Promise<number | undefined> {
    return this.withWorld(({ db }) => db.sku_states.get(sku_no)?.stock_delta)
  }

  /** Advances the clock by ms. Timers fire before the next request. */
  advance(ms: number): void {
    this.world.clock.set(this.world.clock.now + ms)
  }
}

interface TestShopOptions extends Pick<WorldSize, 'members' | 'orders'> {
  /** By default the real one. */
  readonly catalogue?: Catalogue
  readonly seed?: number
  /** ms */
  readonly now?: number
}

/** Creates a shop with a new world. */
export async function createTestShop({
  catalogue = buildCatalogue({ seed: 1 }),
  seed = 1,
  now = TEST_START,
  ...size
}: TestShopOptions = {}): Promise<TestShop> {
  const engine = createEngine({
    strict: true,
    domains,
    catalogue,
    decodePicture,
    report(problem) {
      throw new Error(problem)
    },
  })
  return new TestShop(engine, await engine.worlds.create({ seed, now, frozen: true, ...size }))
}

/** Creates a shop of the few products of the fake catalogue, and a member with an address. */
export async function createFakeShop({
  language = 'id',
  district = JAKARTA,
  ...catalogue
}: { readonly language?: string; readonly district?: string } & Partial<Catalogue> = {}): Promise<{ shop: TestShop; ani: Shopper }> {
  const shop = await createTestShop({ catalogue: { ...createFakeCatalogue(), ...catalogue } })
  const ani = await shop.member('ani', language)
  await shop.addAddress(ani, district)
  return { shop, ani }
}
