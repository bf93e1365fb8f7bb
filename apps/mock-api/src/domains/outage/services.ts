import type { WorldCtx } from '../../engine/contract/context.ts'
import { SERVICES, type ServiceName, type ServiceRow } from './tables.ts'

type ServiceCtx = Pick<WorldCtx, 'db'>

/** How a service does in this world. */
export function serviceState({ db }: ServiceCtx, service: ServiceName): ServiceRow['state'] {
  return db.services.get(service)?.state ?? 'running'
}

/** Whether a service doesn't answer at all. */
export function isStopped(ctx: ServiceCtx, service: ServiceName): boolean {
  return serviceState(ctx, service) === 'stopped'
}

/** Writes the state of a service, unless it is there; false for an unknown one. */
export function ensureService({ db }: ServiceCtx, name: string): boolean {
  const service = SERVICES.find((one) => one === name)
  if (!service) return false
  if (!db.services.get(service)) db.services.insert({ service, state: 'running' })
  return true
}
