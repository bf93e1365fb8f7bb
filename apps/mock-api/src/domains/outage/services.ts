import { SERVICES, type Service } from '@nusaria/contracts/contract'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { ServiceRow } from './tables.ts'

type ServiceCtx = Pick<WorldCtx, 'db'>

/** The state of a service in this world. */
export function serviceState({ db }: ServiceCtx, service: Service): ServiceRow['state'] {
  return db.services.get(service)?.state ?? 'running'
}

/** Whether a service is stopped. */
export function isStopped(ctx: ServiceCtx, service: Service): boolean {
  return serviceState(ctx, service) === 'stopped'
}

/** Creates the state of a service, unless it exists. Returns false for an unknown one. */
export function ensureService({ db }: ServiceCtx, name: string): boolean {
  const service = SERVICES.find((one) => one === name)
  if (!service) return false
  if (!db.services.get(service)) db.services.insert({ service, state: 'running' })
  return true
}
