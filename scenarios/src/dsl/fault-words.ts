import { buildStep } from './build-step.ts'
import type { CallName } from './calls.ts'
import type { CountedEntity, FaultVerbs, FormName, WireFault } from './fault-verbs.ts'
import type { MemberName } from './members.ts'

/** What the person at the screen does when something goes wrong on the way. */
export const faultSteps = {
  goesOffline: () => buildStep('shopper', 'goesOffline', {}),
  comesBackOnline: () => buildStep('shopper', 'comesBackOnline', {}),
  findsAllInPlace: () => buildStep('shopper', 'findsAllInPlace', {}),
  fills: (form: FormName) => buildStep('shopper', 'fills', { form }),
  submits: (form: FormName) => buildStep('shopper', 'submits', { form }),
  findsFilled: (form: FormName) => buildStep('shopper', 'findsFilled', { form }),
  logsInAgain: (member: MemberName) => buildStep('shopper', 'logsInAgain', { member }),
  findsAWayOn: () => buildStep('shopper', 'findsAWayOn', {}),
}

type FaultOptions = Omit<FaultVerbs['spoils'], 'call' | 'wire'>

/** What the world does to calls and sessions. */
export const worldFaultSteps = {
  spoils: (call: CallName | 'every call', wire: WireFault, how: FaultOptions = {}) => buildStep('world', 'spoils', { call, wire, ...how }),
  slowsPictures: () => buildStep('world', 'slowsPictures', {}),
  heals: () => buildStep('world', 'heals', {}),
  endsSessions: (member: MemberName) => buildStep('world', 'endsSessions', { member }),
  counts: (what: CountedEntity, made: number) => buildStep('world', 'counts', { what, made }),
}
