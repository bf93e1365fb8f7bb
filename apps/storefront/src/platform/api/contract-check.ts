import type { Call } from '@nusaria/contracts/contract'
import { takeExact } from '@nusaria/contracts/exact'
import { replyShape } from '@nusaria/contracts/reply-shape'
import { loadOrReload } from '../loading/load-or-reload.ts'
import type { Failure } from './failure.ts'
import type { CallOutcome } from './read-reply.ts'

/** `CHECKS_REPLIES`, written out here so that the bundler leaves the schemas out of a production build. */
const CHECKS = !import.meta.env.SSR && (import.meta.env.DEV || import.meta.env.VITE_CHECK_REPLIES === '1')

/** Kept, because an import takes a moment even when it is loaded: a change that is sent while the page is left would come too late. */
let schemas: typeof import('./schemas.ts') | undefined

/** Where checks are on: what Zod finds wrong in a value. */
export async function reportViolations(call: string, side: 'request' | 'reply', value: unknown): Promise<readonly string[]> {
  if (CHECKS) {
    schemas ??= await import('./schemas.ts')
    return schemas.reportIssues(call, side, value)
  }
  return []
}

/** Where checks are on: logs that the server refused a request as invalid although it fits its contract here. */
export async function logRefusedRequest(call: string, { code, field }: Extract<Failure, { kind: 'business' }>): Promise<void> {
  if (CHECKS && field !== null) (await import('./schemas.ts')).logInvalidRequest(call, field, code)
}

/** The `data` of a call's reply in the shape that its page needs, the same whether checks are on or not. */
export async function fitReply(name: string, call: Call, data: unknown): Promise<CallOutcome> {
  if (call.reply === 'image') return { data }
  await reportViolations(name, 'reply', data)
  const shape = replyShape(call)
  if (!shape) return { data: null }
  const exact = takeExact(shape, data)
  if (exact !== undefined) return { data: exact }
  return (await loadOrReload(() => import('./fit-deviations.ts'))).fitAndReport(name, shape, data)
}
