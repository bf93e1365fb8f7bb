import type { IdentityVerbs } from '../dsl/identity-verbs.ts'
import { MEMBERS } from '../dsl/members.ts'
import { actsAndSees, actsOnly, type Position, type Reach, type Reaches, type Screens } from './reach.ts'

/** The world begins with this account, so the shop's reply to it shows seeded data. */
const isSeeded = (account: string): boolean => Object.values(MEMBERS).some(({ phone, email }) => phone === account || email === account)

/** The shop replies to an account on a screen. */
const answered = (at: Screens, account: string): Pick<Reach, 'acts' | 'effect' | 'seeded'> => ({
  acts: at,
  effect: at,
  ...(isSeeded(account) && { seeded: at }),
})

/** Logged in, and back on the page before. */
const loggedIn = (at: Screens, account: string, { returnTo }: Position): Reach => ({
  ...answered(at, account),
  ends: returnTo,
  returnTo: ['home'],
})

const VERIFIED_AT = { phone: 'verifyPhone', email: 'verifyEmail' } as const

function entersCode(now: Position): Reach {
  const { purpose, at, fails, account } = now
  if (purpose === 'login') return fails ? { ...answered(at, account), ends: at } : loggedIn(at, account, now)
  if (fails || purpose === 'reset') return actsAndSees(at)
  if (purpose === 'link') return { acts: at, effect: [...at, 'setting'], ends: ['setting'] }
  // The code went to the linked account.
  return { acts: at, seeded: at, effect: at, ends: [purpose === 'phone' ? 'bindPhone' : 'bindEmail'] }
}

function answersCaptcha({ purpose, at, fails, account }: Position): Reach {
  const said = answered(at, fails ? account : '')
  return { ...said, ends: fails || purpose !== 'login' ? at : ['verificationCode'] }
}

const loggedOut: Reach = { acts: ['setting'], effect: ['setting'], ends: ['login'], returnTo: ['setting'] }

/** In settings the new password ends the session; on the login it opens the login again, on desktop after closing the dialog. */
function resetsPassword({ at, fails, account, layout }: Position): Reach {
  if (at.includes('setting')) return fails ? actsAndSees(at) : loggedOut
  return { ...answered(at, account), ends: fails ? at : [layout === 'mobile' ? 'login' : 'home'] }
}

/** Login and account. */
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
  requestsResetCode: ({ account }, { at }) => ({ ...actsOnly(at), purpose: 'reset', account: account ?? '' }),
  resetsPassword: (_args, now) => resetsPassword(now),
  changesPassword: (_args, { fails }) => (fails ? actsAndSees(['setting']) : loggedOut),
  changesName: () => actsAndSees(['setting']),
  changesBirthday: () => actsAndSees(['setting']),
  changesAvatar: () => actsAndSees(['setting']),
  requestsVerifyCode: ({ linked }) => ({ ...actsOnly([VERIFIED_AT[linked]]), purpose: linked, account: '' }),
  requestsLinkCode: ({ account }, { at }) => ({ ...actsOnly(at), purpose: 'link', account }),
  seesProfile: (_args, { changed }) => ({ [changed ? 'effect' : 'seeded']: ['setting'], ends: ['setting'] }),
  requestsDeletion: () => actsAndSees(['deletion']),
  seesDeletion: (_args, { changed }) => ({ [changed ? 'effect' : 'seeded']: ['deletion'], ends: ['deletion'] }),
  logsOut: () => actsAndSees(['me']),
  /** The names of the categories change too. */
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
  processesDeletion: null,
  completesDeletion: null,
}
