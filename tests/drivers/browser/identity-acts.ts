import type { IdentityVerbs } from '@nusaria/scenarios/dsl/identity-verbs'
import { assertOutcome } from '../calls/assert-outcome.ts'
import { elsewhereActions } from '../calls/elsewhere.ts'
import type { Action } from '../driver.ts'
import type { ExpectedFailure } from '../expected-failure.ts'
import { accountActions } from './account.ts'
import { assertFailureShown } from './assert-failure.ts'
import { googleActions } from './google.ts'
import { contactActions } from './linking.ts'
import { passwordActions } from './passwords.ts'
import type { Person } from './person.ts'
import { profileActions } from './profile.ts'
import { loginActions } from './signing-in.ts'

type MerchantVerb = 'disables' | 'enables' | 'flags' | 'clears' | 'processesDeletion' | 'completesDeletion'
/** What a person, or their other device, does. */
type BrowserVerb = Exclude<keyof IdentityVerbs, MerchantVerb>

/** A code means what it was asked for; the reset form's is typed together with the password. */
const codeActions = { login: loginActions.entersCode, verify: contactActions.verifies, link: contactActions.links } as const

/** Signing in and the account, at a browser. Each act is told whether it goes through; what the shopper sees else is looked at here. */
export function browserIdentityActions(person: () => Person): { readonly [V in BrowserVerb]: Action<V> } {
  const act =
    <V extends BrowserVerb>(
      does: (person: Person, args: IdentityVerbs[V], goesThrough: boolean, fails?: ExpectedFailure) => Promise<void>,
    ) =>
    async (args: IdentityVerbs[V], fails?: ExpectedFailure) => {
      await does(person(), args, fails === undefined, fails)
      if (fails) await assertFailureShown(person(), fails)
    }
  return {
    entersPhone: act<'entersPhone'>((one, { phone }) => loginActions.entersPhone(one, phone)),
    entersEmail: act<'entersEmail'>((one, { email }) => loginActions.entersEmail(one, email)),
    answersCaptcha: act<'answersCaptcha'>((one, { answer }, goesThrough) => loginActions.answersCaptcha(one, answer, goesThrough)),
    entersCode: act<'entersCode'>((one, { code }, goesThrough) => {
      const { purpose } = one.codeRequest
      return codeActions[purpose === 'reset' ? 'login' : purpose](one, code, goesThrough)
    }),
    logsIn: act<'logsIn'>(async (one, { phone }) => {
      await loginActions.opensDoor(one)
      await loginActions.logsIn(one, phone)
    }),
    entersPassword: act<'entersPassword'>((one, { account, password }, goesThrough) =>
      loginActions.entersPassword(one, account, password, goesThrough),
    ),
    goesToGoogle: act<'goesToGoogle'>(googleActions.goesToGoogle),
    choosesAtGoogle: act<'choosesAtGoogle'>(googleActions.choosesAtGoogle),
    requestsResetCode: act<'requestsResetCode'>(passwordActions.requestsResetCode),
    resetsPassword: act<'resetsPassword'>(passwordActions.resetsPassword),
    changesPassword: act<'changesPassword'>(passwordActions.changesPassword),
    changesName: (name, fails) => profileActions.changesName(person(), name, fails),
    changesBirthday: (date, fails) => profileActions.changesBirthday(person(), date, fails),
    changesAvatar: act<'changesAvatar'>(profileActions.changesAvatar),
    requestsVerifyCode: act<'requestsVerifyCode'>(contactActions.requestsVerifyCode),
    requestsLinkCode: act<'requestsLinkCode'>(contactActions.requestsLinkCode),
    seesProfile: act<'seesProfile'>(profileActions.seesProfile),
    requestsDeletion: act<'requestsDeletion'>(accountActions.requestsDeletion),
    seesDeletion: act<'seesDeletion'>(accountActions.seesDeletion),
    logsOut: act<'logsOut'>(accountActions.logsOut),
    choosesLanguage: act<'choosesLanguage'>(accountActions.choosesLanguage),
    signsIn: (member, fails) => assertOutcome(elsewhereActions.signsIn(person(), person().api.host, person().world, member), fails),
    sends: (asked, fails) => assertOutcome(elsewhereActions.sends(person(), asked), fails),
    buys: (wish, fails) => assertOutcome(elsewhereActions.buys(person(), wish), fails),
  }
}
