const BASE = '/__mock'

/** An error reply of the control API, with its reason. */
export class ControlError extends Error {
  /** HTTP status; 0 when nothing answered. */
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'ControlFailure'
    this.status = status
  }
}

/** Sends a request to the control API; `path` is below `/__mock`. Rejects with `ControlError`. */
export async function callControl<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
  let reply: Response
  try {
    reply = await fetch(BASE + path, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body ? JSON.stringify(body) : undefined,
    })
  } catch {
    throw new ControlError(0, 'The mock does not answer. Is it still running?')
  }
  const answer = (await reply.json().catch(() => null)) as (T & { error?: string }) | null
  if (!reply.ok || answer === null) throw new ControlError(reply.status, answer?.error ?? `The mock answered ${reply.status}`)
  return answer
}

/** The path of a world's resource. */
export function worldPath(id: string, path = ''): string {
  return `/worlds/${encodeURIComponent(id)}${path}`
}
