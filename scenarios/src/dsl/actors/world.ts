import type { CallName } from '../calls.ts'
import type { CountedEntity, WireFault } from '../fault-verbs.ts'
import type { MemberName } from '../members.ts'
import { buildStep } from '../scenario.ts'
import type { GatewayReport } from '../trade-verbs.ts'
import type { Verbs } from '../verbs.ts'

type FaultOptions = Omit<Verbs['injectsFault'], 'call' | 'wire'>

/** The clock, faults and sessions of the world. */
export const world = {
  advances: (duration: string) => buildStep('world', 'advances', { duration }),
  returnsError: (call: CallName, reply: Verbs['returnsError']['reply'], times?: number) =>
    buildStep('world', 'returnsError', { call, reply, times }),
  injectsFault: (call: CallName | 'every call', wire: WireFault, how: FaultOptions = {}) =>
    buildStep('world', 'injectsFault', { call, wire, ...how }),
  slowsAssets: () => buildStep('world', 'slowsAssets', {}),
  clearsFaults: () => buildStep('world', 'clearsFaults', {}),
  endsSessions: (member: MemberName) => buildStep('world', 'endsSessions', { member }),
  counts: (what: CountedEntity, made: number) => buildStep('world', 'counts', { what, made }),
}

/** The payment gateway, about the last payment. */
export const gateway = {
  reports: (report: GatewayReport) => buildStep('gateway', 'reports', { report }),
}
