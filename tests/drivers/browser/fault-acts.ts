import type { FaultVerbs } from '@nusaria/scenarios/dsl/fault-verbs'
import { controlActs } from '../calls/control-acts.ts'
import type { Act } from '../driver.ts'
import type { Failing } from '../failing.ts'
import { FORMS } from './forms/index.ts'
import type { Person } from './person.ts'
import { seesRefusal } from './refusal.ts'
import { slowPictures } from './slow-pictures.ts'
import { trouble } from './trouble.ts'

/** What a person does, or what reaches the page itself; the rest is the world's side. */
type Mine = Exclude<keyof FaultVerbs, 'heals' | 'endsSessions' | 'counts'>

/** Trouble on the way, at a browser. */
export function faultActs(person: () => Person): { readonly [V in Mine]: Act<V> } {
  const act =
    <V extends Mine>(does: (person: Person, args: FaultVerbs[V], goesThrough: boolean) => Promise<void>) =>
    async (args: FaultVerbs[V], fails?: Failing) => {
      await does(person(), args, fails === undefined)
      if (fails) await seesRefusal(person(), fails)
    }
  return {
    async spoils(wanted) {
      if (wanted.wire === 'hang') await trouble.waitsByItsClock(person())
      await controlActs(() => person().world, person).spoils(wanted)
    },
    goesOffline: act<'goesOffline'>(trouble.goesOffline),
    comesBackOnline: act<'comesBackOnline'>(trouble.comesBackOnline),
    slowsPictures: act<'slowsPictures'>(slowPictures.slowsPictures),
    findsAllInPlace: act<'findsAllInPlace'>(slowPictures.findsAllInPlace),
    fills: act<'fills'>((one, { form }) => FORMS[form].fill(one)),
    findsFilled: act<'findsFilled'>((one, { form }) => FORMS[form].kept(one)),
    submits: act<'submits'>(async (one, { form }, goesThrough) => {
      await FORMS[form].submit(one)
      if (goesThrough) await FORMS[form].done(one)
    }),
    logsInAgain: act<'logsInAgain'>(trouble.logsInAgain),
    findsAWayOn: act<'findsAWayOn'>(trouble.findsAWayOn),
  }
}
