import type { Call } from '@nusaria/contracts/contract'
import type { Ctx, OwnedRows } from './context.ts'
import type { Domain } from './domain.ts'
import type { Input } from './input-parser.ts'

type Args = Readonly<Record<string, unknown>>

/** Checks the rules that a call declares as data: `outage`, `blockedDevice` and `owner`. */
export class CallRules {
  readonly #domains: readonly Domain[]

  constructor(domains: readonly Domain[]) {
    this.#domains = domains
  }

  /** Fails the call while the service it needs is stopped. */
  checkOutage({ outage }: Call, ctx: Ctx): void {
    if (outage && this.#domains.some((domain) => domain.isStopped?.(ctx, outage.service))) ctx.fail(outage.error)
  }

  /** Fails the call of a device that has to wait. A device without an id can't be told from others, so it isn't limited. */
  checkDevice({ blockedDevice, deviceField = '' }: Call, input: Input, ctx: Ctx): void {
    if (!blockedDevice) return
    const device = ctx.device || String((input.body as Args)[deviceField] ?? '')
    if (device !== '' && this.#domains.some((domain) => domain.isBlocked?.(ctx, device))) ctx.fail(blockedDevice)
  }

  /** The row that the call names, which must belong to the member; undefined for a call without an `owner`. */
  findOwned({ owner }: Call, input: Input, ctx: Ctx): OwnedRows[keyof OwnedRows] | undefined {
    if (!owner) return undefined
    const id = ({ ...(input.params as Args), ...(input.query as Args), ...(input.body as Args) } as Args)[owner.id]
    if (id === undefined && owner.optional) return undefined
    const row = this.#domains.flatMap((domain) => domain.owned?.[owner.entity]?.(ctx.db, String(id)) ?? [])[0]
    const isOwn = row !== undefined && row.member_no === ctx.member?.member_no
    return isOwn ? row : ctx.fail(owner.missing, owner.field ? { field: owner.id } : {})
  }
}
