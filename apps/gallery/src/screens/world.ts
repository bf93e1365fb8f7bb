import type { Session } from '@nusaria/contracts/auth-entities'
import { HEADERS } from '@nusaria/contracts/headers'
import { type ArgsByName, type CallName, findCall, type ResultByName } from '@nusaria/contracts/registry'
import { requestOf } from '@nusaria/contracts/request'
import { CONTROL_BASE } from '../../../mock-api/src/control/base.ts'
import { type ControlInput, controlClient } from '../../../mock-api/src/control/control-client.ts'

/** A row of a table, as the control API returns it. */
export type Row = Readonly<Record<string, unknown>>

type FrameControl = ReturnType<typeof controlClient>

/** Maximum ms until the engine runs. */
const ENGINE_TIMEOUT = 30_000

/** The shop in a frame, and its world. All requests are sent by the frame's page, which runs the engine. */
export class FrameWorld {
  readonly id: string
  /** The control API of the frame's engine. */
  readonly control: FrameControl
  /** The session of the screen, after the sign-in. */
  #session: Session | null = null
  readonly #frame: HTMLIFrameElement

  readonly device: string

  private constructor(frame: HTMLIFrameElement, control: FrameControl, id: string, device: string) {
    this.#frame = frame
    this.control = control
    this.id = id
    this.device = device
  }

  /** Creates a world in the frame's shop. Its clock runs from a Monday morning. */
  static async create(frame: HTMLIFrameElement): Promise<FrameWorld> {
    const control = controlClient((method, path, body) => sendControl(frame, method, path, body))
    await waitForEngine(control)
    const { id } = await control('createWorld', { body: { seed: 1, now: '2026-03-02T09:00:00+07:00' } })
    return new FrameWorld(frame, control, id, `gallery-${id}`)
  }

  /** Rows of a table. */
  async rows(table: string): Promise<readonly Row[]> {
    return (await this.control('rows', { params: { id: this.id, table } })).list
  }

  /** The same world on the device of a member with orders and requests in every state. */
  async asOwner(): Promise<FrameWorld> {
    const owner = new FrameWorld(this.#frame, this.control, this.id, `owner-${this.id}`)
    await owner.signIn('sari')
    return owner
  }

  /** Logs a seeded member in on the device. */
  async signIn(member: string): Promise<Session> {
    this.#session = await this.control('signIn', { params: { id: this.id }, body: { member, device: this.device } })
    return this.#session
  }

  /** Makes a call of the shop with the screen's session. Rejects on an error. */
  async call<N extends CallName>(name: N, ...[args]: ArgsByName<N> extends object ? [ArgsByName<N>] : []): Promise<ResultByName<N>> {
    const declared = findCall(name)
    if (!declared) throw new Error(`There is no call ${name}`)
    const { url, method, body } = requestOf(declared.call, { ...(args as object | undefined) })
    const reply = await fetchIn(this.#frame)(url, {
      method,
      body,
      headers: {
        'x-mock-world': this.id,
        'content-type': 'application/json',
        [HEADERS.device]: this.device,
        ...(this.#session ? { [HEADERS.authorization]: `Bearer ${this.#session.auth_token}` } : {}),
      },
    })
    const { code, data, msg } = (await reply.json()) as { code: number; data: ResultByName<N>; msg: string }
    if (code !== 0) throw new Error(`${url}: ${code} ${msg}`)
    return data
  }

  /** A field of the newest row of a table; waits until there is a row. */
  async latest(table: string, field: string): Promise<string> {
    for (const until = Date.now() + ENGINE_TIMEOUT; Date.now() < until; ) {
      const row = (await this.rows(table)).at(-1)
      if (row) return String(row[field])
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`There is nothing in ${table}`)
  }

  /** Adds three products to the member's cart. Returns their SKUs. */
  async fillCart(quantity = 2): Promise<string[]> {
    const skus = ['P100001-01', 'P100002-01', 'P100003-01']
    for (const sku_no of skus) await this.call('cart.add', { sku_no, quantity })
    return skus
  }

  /** A field of the member's first matching row, as text. */
  mine(table: string, field: string, fits: Row = {}): Promise<string> {
    return this.find(table, field, { ...fits, member_no: this.#session?.member_no })
  }

  /** A field of the first matching row, as text. */
  async find(table: string, field: string, fits: Row): Promise<string> {
    const row = (await this.rows(table)).find((one) => Object.entries(fits).every(([name, value]) => one[name] === value))
    if (!row) throw new Error(`No row of ${table} is ${JSON.stringify(fits)}`)
    return String(row[field])
  }

  /** Fires an event of the merchant, the courier or the gateway. */
  async event(entity: string, id: string, event: string, params?: ControlInput<'fireEvent'>['body']['params']): Promise<void> {
    await this.control('fireEvent', { params: { id: this.id }, body: { entity, id, event, params } })
  }
}

/** The frame's own `fetch`, which the engine of its page answers. */
function fetchIn(frame: HTMLIFrameElement): typeof fetch {
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('The frame is gone')
  return (...args) => contentWindow.fetch(...args)
}

async function sendControl(frame: HTMLIFrameElement, method: string, path: string, body?: object): Promise<unknown> {
  const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  const reply = await fetchIn(frame)(CONTROL_BASE + path, { method, ...init })
  const answer: unknown = await reply.json()
  if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return answer
}

/** Resolves when the engine in the frame's page answers. */
async function waitForEngine(control: FrameControl): Promise<void> {
  const until = Date.now() + ENGINE_TIMEOUT
  while (Date.now() < until) {
    if (await control('health', {}).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The engine in the frame never answered')
}
