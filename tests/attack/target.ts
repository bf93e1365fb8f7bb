import type { Host, WireReply, WireRequest } from '@nusaria/scenario-runner/support/hosts'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { startProgram } from '@nusaria/scenario-runner/support/program'
import { buildStale } from '../../scripts/lib/build.ts'

/** Names of this machine: an attack leaves it under none of them. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** The origin of an address on this machine; null for any other one. */
export function loopbackOrigin(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  const isBare = url && url.username === '' && url.password === ''
  return isBare && url.protocol === 'http:' && LOOPBACK.test(url.hostname) ? url.origin : null
}

/** What a reply of the API never has: an error of the server, its code or its files. */
const LEAK = /node_modules|\.ts:\d+|\bat (?:async )?[\w.]+ \(|<html|ECONN|TypeError|ReferenceError/

export interface Target {
  readonly host: Host
  readonly origin: string
  /** Replies that no request may get, and requests without one. */
  readonly broken: string[]
  stop(): Promise<void>
}

/** The server to attack, with every reply watched: that of `npm run check attack -- --url=…`, or one of its own. */
export async function startTarget(env: Readonly<Record<string, string>> = {}): Promise<Target> {
  const named = process.env.NUSARIA_ATTACK_URL
  const given = named ? loopbackOrigin(named) : null
  if (named && !given) throw new Error(`${named} is not on this machine`)
  if (!given) await buildStale(['server'])
  const program = given ? null : startProgram({ NUSARIA_STRICT: '0', ...env })
  const origin = given ?? (await program?.origin) ?? ''
  const host = httpHost(origin)
  const broken: string[] = []
  const send = async (request: WireRequest, worldId: string, signal?: AbortSignal): Promise<WireReply> => {
    const reply = await host.send(request, worldId, signal)
    if (reply.status >= 500 || LEAK.test(reply.body))
      broken.push(
        `${request.method} ${request.url.slice(0, 200)} ${String(request.body).slice(0, 200)}: ${reply.status} ${reply.body.slice(0, 200)}`,
      )
    return reply
  }
  return {
    host: { ...host, send },
    origin,
    broken,
    stop: async () => void (await program?.stop()),
  }
}

/** Runs jobs, a few at a time. */
export async function inParallel<T>(items: readonly T[], atOnce: number, job: (item: T, nth: number) => Promise<unknown>): Promise<void> {
  const waiting = items.entries()
  const worker = async () => {
    for (const [nth, item] of waiting) await job(item, nth)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
