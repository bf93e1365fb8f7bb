/** A code the shop sent. */
export interface SentCode {
  readonly channel: 'sms' | 'whatsapp' | 'email'
  readonly to: string
  readonly code: string
  readonly code_type: number
  readonly at: string
}

export interface WorldOptions {
  readonly scenario?: string
  readonly seed?: number
  /** ISO 8601 with offset */
  readonly now?: string
  readonly frozen?: boolean
}

export interface JournalEntry {
  readonly seq: number
  readonly at: string
  readonly method: string
  readonly path: string
  readonly code: number | null
  readonly http: number
  readonly ms: number
  readonly violations: readonly string[]
  readonly deviations?: readonly string[]
}

/** A request of the control API: method, path below /__mock, body. Rejects unless the status is 2xx. */
export type ControlCall = (method: string, path: string, body?: object) => Promise<unknown>

/** The control API of one world. */
export interface WorldControl {
  readonly id: string
  /** `to` in any notation; undefined when nothing was sent. */
  latestCode(to: string): Promise<SentCode | undefined>
  captchaAnswer(imageId: string): Promise<string>
  /** Advances the clock by an ISO 8601 duration such as PT24H. Returns the new time. */
  advance(duration: string): Promise<string>
  setFaults(list: readonly object[]): Promise<void>
  /** Fires an event; rejects when it is illegal. */
  event(entity: string, id: string, event: string, params?: Readonly<Record<string, string | number | boolean>>): Promise<void>
  journal(): Promise<JournalEntry[]>
  state<Row = Record<string, unknown>>(table: string): Promise<Row[]>
  remove(): Promise<void>
}

export class ControlError extends Error {
  readonly status: number

  constructor(method: string, path: string, status: number, text: string) {
    super(`${method} /__mock${path} answered ${status}: ${text.slice(0, 300)}`)
    this.status = status
  }
}

/** The control API of a running server. */
export function httpControl(origin: string): ControlCall {
  return async (method, path, body) => {
    const reply = await fetch(`${origin}/__mock${path}`, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body ? JSON.stringify(body) : undefined,
    })
    const text = await reply.text()
    if (!reply.ok) throw new ControlError(method, path, reply.status, text)
    return text ? JSON.parse(text) : null
  }
}

/** Creates a world. */
export async function createWorld(control: ControlCall, options: WorldOptions = {}): Promise<WorldControl> {
  const { id } = (await control('POST', '/worlds', options)) as { id: string }
  return worldControl(control, id)
}

export function worldControl(control: ControlCall, id: string): WorldControl {
  const at = `/worlds/${id}`
  const listed = async (path: string, method = 'GET', body?: object) =>
    ((await control(method, `${at}${path}`, body)) as { list: never[] }).list
  return {
    id,
    latestCode: async (to) => ((await listed(`/outbox?to=${encodeURIComponent(to)}`)) as SentCode[])[0],
    captchaAnswer: async (imageId) => ((await control('GET', `${at}/captcha/${encodeURIComponent(imageId)}`)) as { answer: string }).answer,
    advance: async (duration) => ((await control('POST', `${at}/clock`, { advance: duration })) as { now: string }).now,
    setFaults: async (list) => void (await control('PUT', `${at}/faults`, { list })),
    event: async (entity, id, event, params) => void (await control('POST', `${at}/events`, { entity, id, event, params })),
    journal: () => listed('/journal'),
    state: (table) => listed(`/state/${table}`),
    remove: async () => void (await control('DELETE', at)),
  }
}
