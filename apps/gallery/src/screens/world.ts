import { cartContract } from '@nusaria/contracts/cart'
import type { ArgsOf, Call, ResultOf } from '@nusaria/contracts/contract'
import { HEADERS } from '@nusaria/contracts/headers'
import { requestOf } from '@nusaria/contracts/request'

/** A row of a table, as the control API returns it. */
export type Row = Readonly<Record<string, unknown>>

/** A login, as the control API gives it. */
export interface Session {
  readonly auth_token: string
  readonly member_no: string
  readonly user_name: string
  readonly points: number
  readonly flag_registered: boolean
}

/** ms the engine may take to begin */
const ENGINE_TIMEOUT = 30_000

/** The shop in a frame, and the world it is in. Everything goes through the frame, whose page holds the engine. */
export class FrameWorld {
  readonly id: string
  /** The session of the screen, after the sign-in. */
  #session: Session | null = null
  readonly #frame: HTMLIFrameElement

  private constructor(frame: HTMLIFrameElement, id: string) {
    this.#frame = frame
    this.id = id
  }

  /** Makes a world in the shop that the frame has open, at a Monday morning, its clock running. */
  static async create(frame: HTMLIFrameElement): Promise<FrameWorld> {
    await waitForEngine(frame)
    const { id } = (await requestControl(frame, 'POST', '/worlds', { seed: 1, now: '2026-03-02T09:00:00+07:00' })) as { id: string }
    return new FrameWorld(frame, id)
  }

  /** A request of the control API on this world. */
  control(method: string, path: string, body?: object): Promise<unknown> {
    return requestControl(this.#frame, method, `/worlds/${this.id}${path}`, body)
  }

  /** Rows of a table. */
  async rows(table: string): Promise<readonly Row[]> {
    return ((await this.control('GET', `/state/${table}`)) as { list: readonly Row[] }).list
  }

  /** The device of the screen. */
  get device(): string {
    return `gallery-${this.id}`
  }

  /** Lets a seeded member in on the device. */
  async signIn(member: string): Promise<Session> {
    const session = (await this.control('POST', '/sign-in', { member, device: this.device })) as Session
    this.#session = session
    return session
  }

  /** Makes a call of the shop as who looks at the screen; it must succeed. */
  async call<C extends Call>(call: C, args: ArgsOf<C>): Promise<ResultOf<C>> {
    const { url, method, body } = requestOf(call, { ...(args as object | undefined) })
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
    const { code, data, msg } = (await reply.json()) as { code: number; data: ResultOf<C>; msg: string }
    if (code !== 0) throw new Error(`${url}: ${code} ${msg}`)
    return data
  }

  /** A field of the newest row of a table; waits until there is one. */
  async latest(table: string, field: string): Promise<string> {
    for (const until = Date.now() + ENGINE_TIMEOUT; Date.now() < until; ) {
      const row = (await this.rows(table)).at(-1)
      if (row) return String(row[field])
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`There is nothing in ${table}`)
  }

  /** Puts three products into the cart of the one who looks; answers their SKUs. */
  async fillCart(quantity = 2): Promise<string[]> {
    const skus = ['P100001-01', 'P100002-01', 'P100003-01']
    for (const sku_no of skus) await this.call(cartContract.add, { sku_no, quantity })
    return skus
  }

  /** A field of the first row of the one who looks that fits, as text. */
  mine(table: string, field: string, fits: Row = {}): Promise<string> {
    return this.find(table, field, { ...fits, member_no: this.#session?.member_no })
  }

  /** A field of the first row that fits, as text. */
  async find(table: string, field: string, fits: Row): Promise<string> {
    const row = (await this.rows(table)).find((one) => Object.entries(fits).every(([name, value]) => one[name] === value))
    if (!row) throw new Error(`No row of ${table} is ${JSON.stringify(fits)}`)
    return String(row[field])
  }

  /** What happens on the shop's side. */
  async event(entity: string, id: string, event: string, params?: object): Promise<void> {
    await this.control('POST', '/events', { entity, id, event, ...(params ? { params } : {}) })
  }
}

/** The frame's own `fetch`: its page's engine answers it. */
function fetchIn(frame: HTMLIFrameElement): typeof fetch {
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('The frame is gone')
  return (...args) => contentWindow.fetch(...args)
}

async function requestControl(frame: HTMLIFrameElement, method: string, path: string, body?: object): Promise<unknown> {
  const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  const reply = await fetchIn(frame)(`/__mock${path}`, { method, ...init })
  const answer: unknown = await reply.json()
  if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return answer
}

/** Resolves when the engine in the frame's page answers. */
async function waitForEngine(frame: HTMLIFrameElement): Promise<void> {
  const until = Date.now() + ENGINE_TIMEOUT
  while (Date.now() < until) {
    const answer = await requestControl(frame, 'GET', '/health').catch(() => null)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The engine in the frame never answered')
}
