import { createRng, rngState } from '@nusaria/catalogue/lib/rng'
import type { Timer } from '../world/timers.ts'
import { FIRST_ID, type World } from '../world/world.ts'
import { isEnlarged } from '../world/world-size.ts'
import { CallRules } from './call-rules.ts'
import type { Member, ReferenceData, WorldCtx } from './context.ts'
import type { DecodePicture } from './decode-picture.ts'
import type { Domain, MemberDirectory } from './domain.ts'
import { UnitOfWork } from './unit-of-work.ts'
import { UnitOfWorkCtx } from './unit-of-work-context.ts'

/** Stops a timer that keeps scheduling itself for the same moment. */
const MAX_TIMERS_AT_ONCE = 100_000
const IDS_PER_MEMBER = 50_000
const IDS_PER_DOMAIN = 1_000

/** The reference data of all worlds, or a function of the number of products. */
export type CatalogueSource = ReferenceData | ((products?: number) => ReferenceData)

export type ReportProblem = (problem: string) => void

/** Runs the domains on a world: seeding, timers, units of work. Callers run inside the world's queue. */
export class Runtime {
  readonly #domains: readonly Domain[]
  readonly #due: ReadonlyMap<string, NonNullable<Domain['timers']>[string]>
  readonly #kinds: ReadonlySet<string>
  readonly #report: ReportProblem
  readonly #source: CatalogueSource
  readonly #members: MemberDirectory | undefined
  readonly rules: CallRules
  readonly decodePicture: DecodePicture

  constructor(
    domains: readonly Domain[],
    catalogue: CatalogueSource,
    report: ReportProblem,
    decodePicture: DecodePicture = async () => null,
  ) {
    this.#domains = domains
    this.#due = new Map(domains.flatMap((domain) => Object.entries(domain.timers ?? {})))
    this.#kinds = new Set(this.#due.keys())
    this.#report = report
    this.#source = catalogue
    this.rules = new CallRules(domains)
    this.decodePicture = decodePicture
    this.#members = domains.find(({ members }) => members)?.members
  }

  /** The reference data of worlds with the default number of products. */
  get catalogue(): ReferenceData {
    return typeof this.#source === 'function' ? this.#source() : this.#source
  }

  catalogueOf({ size }: World): ReferenceData {
    return typeof this.#source === 'function' ? this.#source(size.products) : this.#source
  }

  /** Starts a unit of work, to be committed or dropped. */
  unitOfWork(world: World): UnitOfWork {
    return new UnitOfWork(world, this.#kinds)
  }

  /** Runs a function in its own unit of work and commits it; an error drops it. */
  async run<T>(world: World, act: (work: UnitOfWork) => T): Promise<T> {
    const work = this.unitOfWork(world)
    const result = act(work)
    await work.commit()
    return result
  }

  /** Inserts the first rows of a world. The records of its members are seeded at their first request, or at once where it has more of them. */
  async seed(world: World): Promise<void> {
    const work = this.unitOfWork(world)
    for (const [at, domain] of this.#domains.entries()) domain.seedWorld?.(this.#seedCtx(work, 0, at, domain.name))
    const members = this.#members?.all(work.db) ?? []
    for (const [at, member] of members.entries()) world.unseeded.set(member.member_no, at + 1)
    await work.commit()
    if (isEnlarged(world.size)) await this.ensureAllSeeded(world)
  }

  /** Who is signed in with a token; null for a guest. */
  memberOfToken(work: UnitOfWork, token: string | null): Member | null {
    return (token !== null && this.#members?.signedIn(work.db, token, work.world.clock.now)) || null
  }

  /** A member as they are in a unit of work; null for an unknown one. */
  member(work: UnitOfWork, member_no: string): Member | null {
    return this.#members?.find(work.db, member_no) ?? null
  }

  /** Seeds the records of a member within a unit of work, unless that has happened. */
  ensureSeeded(work: UnitOfWork, member_no: string): void {
    const place = work.world.unseeded.get(member_no)
    if (place === undefined || work.seededMembers.has(member_no)) return
    work.seededMembers.add(member_no)
    const member = this.#members?.find(work.db, member_no)
    if (!member) return
    for (const [at, domain] of this.#domains.entries()) domain.seedMember?.(this.#seedCtx(work, place, at, member_no, domain.name), member)
  }

  /** The answer of a captcha picture; null for another picture and for an expired one. */
  captchaAnswer(world: World, image_id: string): string | null {
    const ctx = new UnitOfWorkCtx(this.unitOfWork(world), this.catalogueOf(world), world.clock.now)
    for (const domain of this.#domains) {
      const answer = domain.captchaAnswer?.(ctx, image_id) ?? null
      if (answer !== null) return answer
    }
    return null
  }

  /** Seeds the records of all members, so that the whole world can be read. */
  async ensureAllSeeded(world: World): Promise<void> {
    for (const member_no of [...world.unseeded.keys()]) await this.run(world, (work) => this.ensureSeeded(work, member_no))
  }

  /** Fires all timers that are due, in order, each at its own time. Returns them. */
  async fireTimers(world: World): Promise<Timer[]> {
    const fired: Timer[] = []
    const now = world.clock.now
    for (let due = world.timers.next(now); due; due = world.timers.next(now)) {
      world.timers.remove(due.kind, due.ref)
      const work = this.unitOfWork(world)
      try {
        this.#due.get(due.kind)?.(new UnitOfWorkCtx(work, this.catalogueOf(world), due.at), due.ref)
        await work.commit()
      } catch (error) {
        this.#report(`Due event ${due.kind} of ${due.ref} failed: ${describeError(error)}`)
      }
      fired.push(due)
      if (fired.length > MAX_TIMERS_AT_ONCE) throw new Error(`${due.kind} of ${due.ref} never comes to rest`)
    }
    return fired
  }

  /** A context for seeding, with separate random values and ids, at the start of the world. */
  #seedCtx(work: UnitOfWork, place: number, domain: number, ...stream: string[]): WorldCtx {
    const { world } = work
    let id = place * IDS_PER_MEMBER + domain * IDS_PER_DOMAIN
    const last = id + IDS_PER_DOMAIN - 1
    const nextId = () => {
      if (id >= last || id >= FIRST_ID) throw new RangeError(`A seed may take ${IDS_PER_DOMAIN - 1} ids`)
      return ++id
    }
    // An enlarged world seeds everything at once, always in the same order.
    const countOn = () => ++world.counter
    const rng = createRng(rngState(world.seed, ...stream))
    return new UnitOfWorkCtx(work, this.catalogueOf(world), world.epoch, {
      rng,
      secretRng: world.secretRngOf(...stream),
      nextId: isEnlarged(world.size) ? countOn : nextId,
    })
  }
}

export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
