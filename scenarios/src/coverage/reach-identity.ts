import type { IdentityVerbs } from '../dsl/identity-verbs.ts'
import { MEMBERS } from '../dsl/members.ts'
import { actsAndSees, actsOnly, type Position, type Reach, type Reaches, type Screens } from './reach.ts'

/** The world knew the account when it began: whatever the shop says to it is of the shop's own data. */
const isSeeded = (account: string): boolean => Object.values(MEMBERS).some(({ phone, email }) => phone === account || email === account)

/** What the shop answers to an account at a screen. */
const answered = (at: Screens, account: string): Pick<Reach, 'acts' | 'effect' | 'seeded'> => ({
  acts: at,
  effect: at,
  ...(isSeeded(account) && { seeded: at }),
})

/** Signed in, and back where it began. */
const loggedIn = (at: Screens, account: string, { returnTo }: Position): Reach => ({
  ...answered(at, account),
  ends: returnTo,
  returnTo: ['home'],
})

/** The linked phone or e-mail is verified where its code is asked for. */
const VERIFIED_AT = { phone: 'verifyPhone', email: 'verifyEmail' } as const

function entersCode(now: Position): Reach {
  const { purpose, at, fails, account } = now
  if (purpose === 'login') return fails ? { ...answered(at, account), ends: at } : loggedIn(at, account, now)
  if (fails || purpose === 'reset') return actsAndSees(at)
  if (purpose === 'link') return { acts: at, effect: [...at, 'setting'], ends: ['setting'] }
  // The code went to what is linked.
  return { acts: at, seeded: at, effect: at, ends: [purpose === 'phone' ? 'bindPhone' : 'bindEmail'] }
}

function answersCaptcha({ purpose, at, fails, account }: Position): Reach {
  const said = answered(at, fails ? account : '')
  return { ...said, ends: fails || purpose !== 'login' ? at : ['verificationCode'] }
}

const loggedOut: Reach = { acts: ['setting'], effect: ['setting'], ends: ['login'], returnTo: ['setting'] }

/** In settings the new password ends the session; at the door it leads to signing in with it, on a desktop by closing the door first. */
function resetsPassword({ at, fails, account, layout }: Position): Reach {
  if (at.includes('setting')) return fails ? actsAndSees(at) : loggedOut
  return { ...answered(at, account), ends: fails ? at : [layout === 'mobile' ? 'login' : 'home'] }
}

/** Signing in and the account. */
export const identityReach: Reaches<keyof IdentityVerbs> = {
  entersPhone: ({ phone }) => ({ ...actsAndSees(['login']), purpose: 'login', account: phone }),
  entersEmail: ({ email }) => ({ ...actsAndSees(['emailLogin']), purpose: 'login', account: email }),
  answersCaptcha: (_args, now) => answersCaptcha(now),
  entersCode: (_args, now) => entersCode(now),
  logsIn: ({ phone }, now) => ({ ...loggedIn(['login', 'verificationCode'], phone, now), purpose: 'login', account: phone }),
  entersPassword: ({ account }, now) =>
    now.fails ? { ...answered(['accountLogin'], account), ends: ['accountLogin'] } : loggedIn(['accountLogin'], account, now),
  goesToGoogle: (_args, { at }) => ({ acts: at, ends: ['google'] }),
  choosesAtGoogle: ({ choice, email = '' }, now) =>
    now.fails || choice === 'deny' ? { acts: ['google'], effect: ['login'], ends: ['login'] } : loggedIn(['google'], email, now),
  asksResetCode: ({ account }, { at }) => ({ ...actsOnly(at), purpose: 'reset', account: account ?? '' }),
  resetsPassword: (_args, now) => resetsPassword(now),
  changesPassword: (_args, { fails }) => (fails ? actsAndSees(['setting']) : loggedOut),
  changesName: () => actsAndSees(['setting']),
  changesBirthday: () => actsAndSees(['setting']),
  changesPicture: () => actsAndSees(['setting']),
  asksVerifyCode: ({ linked }) => ({ ...actsOnly([VERIFIED_AT[linked]]), purpose: linked, account: '' }),
  asksLinkCode: ({ account }, { at }) => ({ ...actsOnly(at), purpose: 'link', account }),
  seesProfile: (_args, { changed }) => ({ [changed ? 'effect' : 'seeded']: ['setting'], ends: ['setting'] }),
  asksDeletion: () => actsAndSees(['deletion']),
  seesDeletion: (_args, { changed }) => ({ [changed ? 'effect' : 'seeded']: ['deletion'], ends: ['deletion'] }),
  logsOut: () => actsAndSees(['me']),
  /** The names of the categories follow it. */
  choosesLanguage: (_args, { layout, at }) => {
    const where: Screens = layout === 'mobile' ? ['setLanguage'] : at
    return { acts: where, seeded: ['category'], effect: [...where, 'category'], ends: ['category'] }
  },
  signsIn: null,
  sends: null,
  buys: null,
  disables: null,
  enables: null,
  flags: null,
  clears: null,
  takesUpDeletion: null,
  deletes: null,
}
