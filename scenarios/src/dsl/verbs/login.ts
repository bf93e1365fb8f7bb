import { verb, verbWith } from '../declare.ts'
import type { MemberName } from '../members.ts'

type Answer = 'right' | 'wrong'

const withCode = verbWith({ needs: 'code' })

/** Login, and codes that prove a phone or an e-mail. */
export const loginVerbs = {
  entersPhone: verb(
    'Opens the login if needed, types the phone number, accepts the terms and requests a code. Ends with the captcha.',
    (phone: string) => ({ phone }),
  ),
  entersEmail: verb('The same with an e-mail address.', (email: string) => ({ email })),
  answersCaptcha: verb('Answers the open captcha; the code is sent.', (answer: Answer) => ({ answer }), { needs: 'captcha' }),
  entersCode: withCode('Types the code sent last: logs in, verifies the linked account, or links another.', (code: Answer) => ({ code })),
  logsIn: verb('The whole login by phone.', (phone: string) => ({ phone })),
  entersPassword: verb('Logs in by password; accepts the terms.', (account: string, password: string) => ({ account, password })),
  logsInAgain: verb('Logs in by password where the shop asks for it, and returns.', (member: MemberName) => ({ member })),
  goesToGoogle: verb("Opens Google's page from a login screen."),
  choosesAtGoogle: verb(
    "Chooses on Google's page, with an account where it matters.",
    (choice: 'allow' | 'deny' | 'fail', email?: string) => ({ choice, email }),
    { needs: 'google page' },
  ),
  requestsResetCode: verb(
    'Requests a code on the reset form, for an account or, in settings, the linked phone. Ends with the captcha.',
    (account: string | null = null) => ({ account }),
    { at: ({ account }) => (account === null ? 'setting' : undefined) },
  ),
  resetsPassword: withCode('Types the code and the new password twice, and confirms.', (password: string, code: Answer = 'right') => ({
    password,
    code,
  })),
  requestsVerifyCode: verb(
    'Requests a code for the linked phone or e-mail, to change it. Ends with the captcha.',
    (linked: 'phone' | 'email') => ({ linked }),
    { at: ({ linked }) => (linked === 'phone' ? 'verifyPhone' : 'verifyEmail') },
  ),
  requestsLinkCode: verb(
    'Types the phone or e-mail to link and requests a code. Ends with the captcha.',
    (account: string) => ({ account }),
    { at: ({ account }) => (account.includes('@') ? 'bindEmail' : 'bindPhone') },
  ),
}
