import type { CallName } from './calls.ts'
import type { Counted, FaultVerbs, FormName, Wire } from './fault-verbs.ts'
import type { MemberName } from './people.ts'
import { say } from './say.ts'

/** What the person at the screen does when something goes wrong on the way. */
export const faultWords = {
  goesOffline: () => say('shopper', 'goesOffline', {}),
  comesBackOnline: () => say('shopper', 'comesBackOnline', {}),
  findsAllInPlace: () => say('shopper', 'findsAllInPlace', {}),
  fills: (form: FormName) => say('shopper', 'fills', { form }),
  submits: (form: FormName) => say('shopper', 'submits', { form }),
  findsFilled: (form: FormName) => say('shopper', 'findsFilled', { form }),
  logsInAgain: (member: MemberName) => say('shopper', 'logsInAgain', { member }),
  findsAWayOn: () => say('shopper', 'findsAWayOn', {}),
}

type How = Omit<FaultVerbs['spoils'], 'call' | 'wire'>

/** What the world does to calls and sessions. */
export const troubleWords = {
  spoils: (call: CallName | 'every call', wire: Wire, how: How = {}) => say('world', 'spoils', { call, wire, ...how }),
  slowsPictures: () => say('world', 'slowsPictures', {}),
  heals: () => say('world', 'heals', {}),
  endsSessions: (member: MemberName) => say('world', 'endsSessions', { member }),
  counts: (what: Counted, made: number) => say('world', 'counts', { what, made }),
}
