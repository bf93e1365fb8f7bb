import type { IdentityVerbs } from '@nusaria/scenarios/dsl/identity-verbs'
import { answered } from '../calls/answered.ts'
import { elsewhere } from '../calls/elsewhere.ts'
import type { Act } from '../driver.ts'
import type { Failing } from '../failing.ts'
import { account } from './account.ts'
import { google } from './google.ts'
import { linking } from './linking.ts'
import { passwords } from './passwords.ts'
import type { Person } from './person.ts'
import { profile } from './profile.ts'
import { seesRefusal } from './refusal.ts'
import { signingIn } from './signing-in.ts'

type ByTheShop = 'disables' | 'enables' | 'flags' | 'clears' | 'takesUpDeletion' | 'deletes'
/** What a person, or their other device, does. */
type Mine = Exclude<keyof IdentityVerbs, ByTheShop>

/** A code means what it was asked for; the reset form's is typed together with the password. */
const codes = { login: signingIn.entersCode, verify: linking.verifies, link: linking.links } as const

/** Signing in and the account, at a browser. Each act is told whether it goes through; what the shopper sees else is looked at here. */
export function identityActs(person: () => Person): { readonly [V in Mine]: Act<V> } {
  const act =
    <V extends Mine>(does: (person: Person, args: IdentityVerbs[V], goesThrough: boolean, fails?: Failing) => Promise<void>) =>
    async (args: IdentityVerbs[V], fails?: Failing) => {
      await does(person(), args, fails === undefined, fails)
      if (fails) await seesRefusal(person(), fails)
    }
  return {
    entersPhone: act<'entersPhone'>((one, { phone }) => signingIn.entersPhone(one, phone)),
    entersEmail: act<'entersEmail'>((one, { email }) => signingIn.entersEmail(one, email)),
    answersCaptcha: act<'answersCaptcha'>((one, { answer }, goesThrough) => signingIn.answersCaptcha(one, answer, goesThrough)),
    entersCode: act<'entersCode'>((one, { code }, goesThrough) => {
      const { purpose } = one.asking
      return codes[purpose === 'reset' ? 'login' : purpose](one, code, goesThrough)
    }),
    logsIn: act<'logsIn'>(async (one, { phone }) => {
      await signingIn.opensDoor(one)
      await signingIn.logsIn(one, phone)
    }),
    entersPassword: act<'entersPassword'>((one, { account, password }, goesThrough) =>
      signingIn.entersPassword(one, account, password, goesThrough),
    ),
    goesToGoogle: act<'goesToGoogle'>(google.goesToGoogle),
    choosesAtGoogle: act<'choosesAtGoogle'>(google.choosesAtGoogle),
    asksResetCode: act<'asksResetCode'>(passwords.asksResetCode),
    resetsPassword: act<'resetsPassword'>(passwords.resetsPassword),
    changesPassword: act<'changesPassword'>(passwords.changesPassword),
    changesName: (name, fails) => profile.changesName(person(), name, fails),
    changesBirthday: (date, fails) => profile.changesBirthday(person(), date, fails),
    changesPicture: act<'changesPicture'>(profile.changesPicture),
    asksVerifyCode: act<'asksVerifyCode'>(linking.asksVerifyCode),
    asksLinkCode: act<'asksLinkCode'>(linking.asksLinkCode),
    seesProfile: act<'seesProfile'>(profile.seesProfile),
    asksDeletion: act<'asksDeletion'>(account.asksDeletion),
    seesDeletion: act<'seesDeletion'>(account.seesDeletion),
    logsOut: act<'logsOut'>(account.logsOut),
    choosesLanguage: act<'choosesLanguage'>(account.choosesLanguage),
    signsIn: (member, fails) => answered(elsewhere.signsIn(person(), person().api.host, person().world, member), fails),
    sends: (asked, fails) => answered(elsewhere.sends(person(), asked), fails),
    buys: (wish, fails) => answered(elsewhere.buys(person(), wish), fails),
  }
}
