import { config } from '../config.ts'
import type { Failure } from './failure.ts'

/** One breach of a contract, as tests read it from `window.__contractViolations`. */
export interface ContractViolation {
  /** `<domain>.<call>` */
  readonly call: string
  readonly side: 'request' | 'reply'
  /** `path: expected …, came …` each */
  readonly issues: readonly string[]
}

declare global {
  interface Window {
    __contractViolations?: ContractViolation[]
  }
}

/** Name of the window event that carries a reply found to differ from its contract in production (`detail` is a Violation). */
export const CONTRACT_VIOLATION_EVENT = 'nusaria:contract-drift'

/** Spelled out, so that a build for production leaves the developer's words out. */
const logsViolations = import.meta.env.DEV || import.meta.env.VITE_CHECK_REPLIES === '1'

type Side = ContractViolation['side']
type Schemas = typeof import('./schemas.ts')

let schemas: Schemas | null = null

async function loadSchemas(): Promise<Schemas> {
  schemas ??= await import('./schemas.ts')
  return schemas
}

/** Holds a value against its contract where checking is on: records a breach and returns the failure to reject with. */
export async function validateStrictly(call: string, side: Side, value: unknown): Promise<Failure | null> {
  if (!config.checkReplies) return null
  const issues = (await loadSchemas()).issuesOf(call, side, value)
  if (issues.length === 0) return null
  window.__contractViolations = [...(window.__contractViolations ?? []), { call, side, issues }]
  if (logsViolations) (await import('./contract-log.ts')).logContractViolation({ call, side, issues })
  return { kind: 'contract', call, issues }
}

/** Where checking is on: says in the console that the other side took a request for invalid, though it fits its contract here. */
export async function logRefusedRequest(call: string, { code, field }: Extract<Failure, { kind: 'business' }>): Promise<void> {
  if (logsViolations && field !== null && (await loadSchemas()).isInvalidRequestCode(call, code))
    (await import('./contract-log.ts')).logRefusal(call, field, code)
}

/** In production: once the schemas are here, says that a reply drifted from its contract. The page goes on. */
export function reportContractViolation(call: string, reply: unknown): void {
  if (config.checkReplies || !schemas) return
  const issues = schemas.issuesOf(call, 'reply', reply)
  if (issues.length > 0)
    window.dispatchEvent(new CustomEvent<ContractViolation>(CONTRACT_VIOLATION_EVENT, { detail: { call, side: 'reply', issues } }))
}

/** Fetches the schemas after the shopper's first touch, when the page is quiet; a failure to fetch changes nothing. */
export function loadSchemasAfterFirstInput(): void {
  if (config.checkReplies) return
  const begin = () => {
    for (const kind of kinds) window.removeEventListener(kind, begin)
    setTimeout(() => loadSchemas().catch(() => {}), 2_000)
  }
  const kinds = ['pointerdown', 'keydown'] as const
  for (const kind of kinds) window.addEventListener(kind, begin, { passive: true })
}
