import { HEADERS } from '@nusaria/contracts/headers'
import type { CallName } from '@nusaria/contracts/registry'
import { controlClient } from '@nusaria/mock-api/control/control-client'
import { type CallStep, type ControlStep, type Json, type Placeholder, placeholderOf, type Recording } from '@nusaria/scenarios/recording'
import { assertStep } from '../drivers/driver.ts'
import { type Args, buildRequest, callNamed, ShopClient } from '../support/client.ts'
import type { WorldControl } from '../support/control.ts'
import { giveUpOnHang } from '../support/give-up-on-hang.ts'
import type { Host, WireReply } from '../support/hosts.ts'
import { cardFor, expiryPart, madeUpFor, numberFor, passwordFor, pictureFor, valueAt } from './values.ts'

type Step = CallStep | ControlStep
interface JournalLine {
  readonly violations: readonly string[]
}

const NO_REPLY: WireReply = { status: 0, headers: {}, body: '' }

/** Replays a recording in one world, and fills its placeholders. */
export class RecordingPlayer {
  readonly #host: Host
  readonly #world: WorldControl
  readonly #control: ReturnType<typeof controlClient>
  readonly #params: { readonly id: string }
  readonly #recording: Recording
  readonly #replies = new Map<number, unknown>()
  readonly #captchas = new Map<number, string>()
  /** Captchas whose characters a later step needs. */
  readonly #neededCaptchas: ReadonlySet<number>
  readonly #tokens = new Map<number, string>()
  #now: string

  constructor(host: Host, world: WorldControl, recording: Recording) {
    this.#host = host
    this.#world = world
    this.#control = controlClient(host.control)
    this.#params = { id: world.id }
    this.#recording = recording
    this.#now = recording.given.now
    this.#neededCaptchas = captchasIn(recording.steps)
  }

  /** Logs in the members that were logged in before the first step. */
  async begin(): Promise<void> {
    for (const [at, { device, signed_in: member }] of this.#recording.actors.entries()) {
      if (member === undefined) continue
      const { auth_token } = await this.#control('signIn', { params: this.#params, body: { member, device } })
      this.#tokens.set(at, auth_token)
    }
  }

  /** Runs one step. Throws when its outcome differs. */
  async runStep(step: Step, no: number): Promise<void> {
    await this.#moveTo(step.at)
    if ('call' in step) await this.#call(step, no)
    // The clock has already moved to the step's time.
    else if (step.act !== 'clock')
      this.#replies.set(no, await this.#act(step.method, step.act, (await this.#filled(step.body, no)) as object))
  }

  async #call({ call, args, query, by, expect, fault }: CallStep, no: number): Promise<void> {
    const before = expect.violations ? (await this.#world.journal()).length : 0
    const client = new ShopClient(this.#host, this.#world.id, this.#recording.actors[by.actor]?.device)
    const token = await this.#token(by, no)
    const { [HEADERS.device]: device, [HEADERS.language]: _language, ...others } = client.headers()
    const headers = {
      ...others,
      ...(device ? { [HEADERS.device]: device } : {}),
      ...(by.language === undefined ? {} : { [HEADERS.language]: by.language }),
      ...(token === undefined ? {} : { [HEADERS.authorization]: `Bearer ${token}` }),
    }
    const wire = buildRequest(callNamed(call as CallName), (await this.#filled(args, no)) as Args, headers)
    const more = query ? `${wire.url.includes('?') ? '&' : '?'}${new URLSearchParams(query)}` : ''
    const reply = await this.#send({ ...wire, url: wire.url + more }, fault)
    const { code, msg, ...content } = await this.#keep(reply, no)
    assertStep(code === expect.code, `${call} answered ${describeReply(code, msg, content)}, not ${describeReply(expect.code)}`)
    if (expect.violations) this.#mustBreak(call, expect.violations, (await this.#world.journal()).slice(before))
  }

  /** The contract violations must be the same, apart from stack traces. */
  #mustBreak(call: string, violations: readonly string[], lines: readonly JournalLine[]): void {
    const bare = (list: readonly string[]) => list.map((text) => text.split('\n')[0]).join('; ')
    const found = bare(lines.flatMap((line) => line.violations))
    assertStep(found === bare(violations), `${call} broke its contract otherwise: ${found || 'not at all'}`)
  }

  async #send(wire: Parameters<Host['send']>[0], fault: string | undefined): Promise<WireReply> {
    const send = (signal?: AbortSignal) => this.#host.send(wire, this.#world.id, signal)
    const answer = fault?.includes('hang') ? giveUpOnHang(this.#world, send) : send()
    return fault?.includes('wire') ? answer.catch(() => NO_REPLY) : answer
  }

  /** Stores a reply for later steps. Returns its code, null without an envelope. */
  async #keep(reply: WireReply, no: number): Promise<{ code: number | null; msg?: string; data?: unknown }> {
    const image_id = reply.headers[HEADERS.imageId]
    if (image_id) {
      this.#replies.set(no, { image_id })
      if (this.#neededCaptchas.has(no)) this.#captchas.set(no, await this.#world.captchaAnswer(image_id))
      return { code: null }
    }
    const envelope = envelopeOf(reply.body)
    if (!envelope) return { code: null }
    this.#replies.set(no, envelope)
    return envelope
  }

  async #token({ actor, session }: CallStep['by'], no: number): Promise<string | undefined> {
    if (session === undefined) return undefined
    if (session === true) return this.#tokens.get(actor)
    return String(await this.#fill(session, no))
  }

  async #filled(value: Json, no: number): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((item) => this.#filled(item, no)))
    if (typeof value !== 'object' || value === null) return value
    const filling = placeholderOf(value)
    if (filling) return this.#fill(filling, no)
    const entries = Object.entries(value).map(async ([name, item]) => [name, await this.#filled(item, no)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }

  async #fill(filling: Placeholder, no: number): Promise<unknown> {
    if ('file' in filling) return pictureFor(filling)
    if (filling.secret === undefined || filling.secret === 'given') {
      const found = valueAt(this.#replies.get(filling.from), filling.at)
      assertStep(found !== undefined && found !== null, `Step ${no} needs "${filling.at}" of step ${filling.from}, whose reply has none`)
      return found
    }
    switch (filling.secret) {
      case 'captcha': {
        const characters = this.#captchas.get(filling.from)
        assertStep(characters, `Step ${no} needs the characters of step ${filling.from}, which drew no picture`)
        return characters
      }
      case 'code': {
        const { list } = await this.#control('outbox', { params: this.#params, query: { to: filling.to } })
        const sent = list[filling.back]
        assertStep(sent, `Step ${no} needs a code that was not sent to ${filling.to}`)
        return sent.code
      }
      case 'password':
        return passwordFor(filling)
      case 'number':
        return numberFor(filling)
      case 'card':
        return cardFor(filling, this.#now)
      case 'cvn':
        return '123456'.padEnd(filling.length, '7').slice(0, filling.length)
      case 'expiry_month':
      case 'expiry_year':
        return expiryPart(filling, this.#now)
      case 'unknown':
        return madeUpFor(filling)
      case 'unfit':
        return false
    }
  }

  async #moveTo(now: string): Promise<void> {
    if (now === this.#now) return
    this.#now = now
    await this.#control('clock', { params: this.#params, body: { now } })
  }

  /** A recorded change has the method and path that were used. */
  #act(method: string, path: string, body: object): Promise<unknown> {
    return this.#host.control(method, `/worlds/${this.#world.id}/${path}`, body)
  }
}

function captchasIn(value: unknown): Set<number> {
  const found = new Set<number>()
  const look = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return
    const filling = placeholderOf(one)
    if (filling && 'secret' in filling && filling.secret === 'captcha') found.add(filling.from)
    for (const item of Object.values(one)) look(item)
  }
  look(value)
  return found
}

function envelopeOf(body: string): { code: number; msg: string; data: unknown } | null {
  try {
    const read = JSON.parse(body)
    return typeof read?.code === 'number' ? read : null
  } catch {
    return null
  }
}

function describeReply(code: number | null, msg?: string, { data }: { data?: unknown } = {}): string {
  if (code === null) return 'without an envelope'
  const field = (data as { field?: string } | null)?.field
  return [String(code), ...(msg && code !== 0 ? [`"${msg}"`] : []), ...(field ? [`(${field})`] : [])].join(' ')
}
