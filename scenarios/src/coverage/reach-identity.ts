import type { IdentityVerbs } from '../dsl/identity-verbs.ts'
import { MEMBERS } from '../dsl/people.ts'
import { acted, type Now, type Place, type Reach, type Reaches, touched } from './reach.ts'

/** The world knew the account when it began: whatever the shop says to it is of the shop's own data. */
const isSeeded = (account: string): boolean => Object.values(MEMBERS).some(({ phone, email }) => phone === account || email === account)

/** What the shop answers to an account at a screen. */
const answered = (at: Place, account: string): Pick<Reach, 'acts' | 'effect' | 'seeded'> => ({
  acts: at,
  effect: at,
  ...(isSeeded(account) && { seeded: at }),
})

/** Signed in, and back where it began. */
const isIn = (at: Place, account: string, { wayBack }: Now): Reach => ({ ...answered(at, account), ends: wayBack, wayBack: ['home'] })

/** The linked phone or e-mail is verified where its code is asked for. */
const VERIFIED_AT = { phone: 'verifyPhone', email: 'verifyEmail' } as const

function entersCode(now: Now): Reach {
  const { purpose, at, fails, account } = now
  if (purpose === 'login') return fails ? { ...answered(at, account), ends: at } : isIn(at, account, now)
  if (fails || purpose === 'reset') return acted(at)
  if (purpose === 'link') return { acts: at, effect: [...at, 'setting'], ends: ['setting'] }
  // The code went to what is linked.
  return { acts: at, seeded: at, effect: at, ends: [purpose === 'phone' ? 'bindPhone' : 'bindEmail'] }
}

function answersCaptcha({ purpose, at, fails, account }: Now): Reach {
  const said = answered(at, fails ? account : '')
  return { ...said, ends: fails || purpose !== 'login' ? at : ['verificationCode'] }
}

const thrownOut: Reach = { acts: ['setting'], effect: ['setting'], ends: ['login'], wayBack: ['setting'] }

/** In settings the new password ends the session; at the door it leads to signing in with it, on a desktop by closing the door first. */
function resetsPassword({ at, fails, account, layout }: Now): Reach {
  if (at.includes('setting')) return fails ? acted(at) : thrownOut
  return { ...answered(at, account), ends: fails ? at : [layout === 'mobile' ? 'login' : 'home'] }
}

/** Signing in and the account. */
export const identityReach: Reaches<keyof IdentityVerbs> = {
  entersPhone: ({ phone }) => ({ ...acted(['login']), purpose: 'login', account: phone }),
  entersEmail: ({ email }) => ({ ...acted(['emailLogin']), purpose: 'login', account: email }),
  answersCaptcha: (_args, now) => answersCaptcha(now),
  entersCode: (_args, now) => entersCode(now),
  logsIn: ({ phone }, now) => ({ ...isIn(['login', 'verificationCode'], phone, now), purpose: 'login', account: phone }),
  entersPassword: ({ account }, now) =>
    now.fails ? { ...answered(['accountLogin'], account), ends: ['accountLogin'] } : isIn(['accountLogin'], account, now),
  goesToGoogle: (_args, { at }) => ({ acts: at, ends: ['google'] }),
  choosesAtGoogle: ({ choice, email = '' }, now) =>
    now.fails || choice === 'deny' ? { acts: ['google'], effect: ['login'], ends: ['login'] } : isIn(['google'], email, now),
  asksResetCode: ({ account }, { at }) => ({ ...touched(at), purpose: 'reset', account: account ?? '' }),
  resetsPassword: (_args, now) => resetsPassword(now),
  changesPassword: (_args, { fails }) => (fails ? acted(['setting']) : thrownOut),
  changesName: () => acted(['setting']),
  changesBirthday: () => acted(['setting']),
  changesPicture: () => acted(['setting']),
  asksVerifyCode: ({ linked }) => ({ ...touched([VERIFIED_AT[linked]]), purpose: linked, account: '' }),
  asksLinkCode: ({ account }, { at }) => ({ ...touched(at), purpose: 'link', account }),
  seesProfile: (_args, { changed }) => ({ [changed ? 'effect' : 'seeded']: ['setting'], ends: ['setting'] }),
  asksDeletion: () => acted(['deletion']),
  seesDeletion: (_args, { changed }) => ({ [changed ? 'effect' : 'seeded']: ['deletion'], ends: ['deletion'] }),
  logsOut: () => acted(['me']),
  /** The names of the categories follow it. */
  choosesLanguage: (_args, { layout, at }) => {
    const where: Place = layout === 'mobile' ? ['setLanguage'] : at
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
