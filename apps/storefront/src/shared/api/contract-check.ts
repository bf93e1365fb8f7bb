import { CHECKS_REPLIES } from '../config.ts'
import type { ContractViolation } from './contract-log.ts'
import type { Failure } from './failure.ts'

declare global {
  interface Window {
    __contractViolations?: ContractViolation[]
  }
}

/** The window event about a reply that violates its contract in production (`detail` is a ContractViolation). */
export const CONTRACT_VIOLATION_EVENT = 'nusaria:contract-drift'

/** Written out here, not imported, so that the bundler leaves the log out of a production build. */
const LOGS_VIOLATIONS = import.meta.env.DEV || import.meta.env.VITE_CHECK_REPLIES === '1'

type Side = ContractViolation['side']
type Schemas = typeof import('./schemas.ts')

let schemas: Schemas | null = null

async function loadSchemas(): Promise<Schemas> {
  schemas ??= await import('./schemas.ts')
  return schemas
}

/** Validates a value where checks are on: records a violation and returns the failure to reject with. */
export async function validateStrictly(call: string, side: Side, value: unknown): Promise<Failure | null> {
  if (!CHECKS_REPLIES) return null
  const issues = (await loadSchemas()).issuesOf(call, side, value)
  if (issues.length === 0) return null
  const violation: ContractViolation = { call, side, issues }
  window.__contractViolations = [...(window.__contractViolations ?? []), violation]
  if (LOGS_VIOLATIONS) (await import('./contract-log.ts')).logContractViolation(violation)
  return { kind: 'contract', call, issues }
}

/** Where checks are on: logs that the server refused a request as invalid although it fits its contract here. */
export async function logRefusedRequest(call: string, { code, field }: Extract<Failure, { kind: 'business' }>): Promise<void> {
  if (LOGS_VIOLATIONS && field !== null && (await loadSchemas()).isInvalidRequestCode(call, code))
    (await import('./contract-log.ts')).logRefusal(call, field, code)
}

/** In production: reports a reply that violates its contract, once the schemas are loaded. The page continues. */
export function reportContractViolation(call: string, reply: unknown): void {
  if (CHECKS_REPLIES || !schemas) return
  const issues = schemas.issuesOf(call, 'reply', reply)
  if (issues.length === 0) return
  const detail: ContractViolation = { call, side: 'reply', issues }
  window.dispatchEvent(new CustomEvent(CONTRACT_VIOLATION_EVENT, { detail }))
}

/** Loads the schemas 2 s after the shopper's first input. A failure to load them changes nothing. */
export function loadSchemasAfterFirstInput(): void {
  if (CHECKS_REPLIES) return
  const inputs = ['pointerdown', 'keydown'] as const
  const begin = () => {
    for (const input of inputs) window.removeEventListener(input, begin)
    setTimeout(() => loadSchemas().catch(() => {}), 2_000)
  }
  for (const input of inputs) window.addEventListener(input, begin, { passive: true })
}
