import type { FaultVerbs } from '@nusaria/scenarios/dsl/fault-verbs'
import { controlActions } from '../calls/control-actions.ts'
import type { Action } from '../driver.ts'
import type { ExpectedFailure } from '../expected-failure.ts'
import { assertFailureShown } from './assert-failure.ts'
import { FORMS } from './forms/index.ts'
import type { Person } from './person.ts'
import { slowAssetActions } from './slow-pictures.ts'
import { connectionActions } from './trouble.ts'

/** What a person does, or what reaches the page itself; the rest is the world's side. */
type BrowserVerb = Exclude<keyof FaultVerbs, 'clearsFaults' | 'endsSessions' | 'counts'>

/** Trouble on the way, at a browser. */
export function browserFaultActions(person: () => Person): { readonly [V in BrowserVerb]: Action<V> } {
  const act =
    <V extends BrowserVerb>(does: (person: Person, args: FaultVerbs[V], goesThrough: boolean) => Promise<void>) =>
    async (args: FaultVerbs[V], fails?: ExpectedFailure) => {
      await does(person(), args, fails === undefined)
      if (fails) await assertFailureShown(person(), fails)
    }
  return {
    async injectsFault(wanted) {
      if (wanted.wire === 'hang') await connectionActions.waitsByItsClock(person())
      await controlActions(() => person().world, person).injectsFault(wanted)
    },
    goesOffline: act<'goesOffline'>(connectionActions.goesOffline),
    comesBackOnline: act<'comesBackOnline'>(connectionActions.comesBackOnline),
    slowsAssets: act<'slowsAssets'>(slowAssetActions.slowsAssets),
    seesStableLayout: act<'seesStableLayout'>(slowAssetActions.seesStableLayout),
    fillsForm: act<'fillsForm'>((one, { form }) => FORMS[form].fill(one)),
    seesFormKept: act<'seesFormKept'>((one, { form }) => FORMS[form].isKept(one)),
    submitsForm: act<'submitsForm'>(async (one, { form }, goesThrough) => {
      await FORMS[form].submit(one)
      if (goesThrough) await FORMS[form].done(one)
    }),
    logsInAgain: act<'logsInAgain'>(connectionActions.logsInAgain),
    seesRecoveryOption: act<'seesRecoveryOption'>(connectionActions.seesRecoveryOption),
  }
}
