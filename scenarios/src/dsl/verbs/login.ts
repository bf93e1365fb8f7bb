import { verb, verbWith } from '../declare.ts'
import type { Screen } from '../screens.ts'

type Answer = 'right' | 'wrong'
export type CodePurpose = 'login' | 'reset' | 'verify' | 'link'

/** Where a code is requested; the login opens by itself. */
function codeScreen({ purpose, to }: { readonly purpose: CodePurpose; readonly to: string }): Screen | undefined {
  if (purpose === 'login' || purpose === 'reset') return purpose === 'reset' && to === 'phone' ? 'setting' : undefined
  return `${purpose === 'verify' ? 'verify' : 'bind'}${/email|@/.test(to) ? 'Email' : 'Phone'}`
}

const withCode = verbWith({ needs: 'code' })

/** Login, and codes that prove a phone or an e-mail. */
export const loginVerbs = {
  requestsCode: verb(
    "Types an account and requests a code, or one for the member's own `phone` or `email`. Opens the login if needed. Ends with the captcha.",
    (purpose: CodePurpose, to: string) => ({ purpose, to }),
    { at: codeScreen },
  ),
  answersCaptcha: verb('Answers the open captcha; the code is sent.', (answer: Answer) => ({ answer }), { needs: 'captcha' }),
  entersCode: withCode('Types the code sent last: logs in, verifies the linked account, or links another.', (code: Answer) => ({ code })),
  logsIn: verb('The whole login by a code, sent to a phone or an e-mail address.', (account: string) => ({ account })),
  entersPassword: verb(
    'Logs in by password, where the shop asks for a login if it does; accepts the terms.',
    (account: string, password: string) => ({ account, password }),
  ),
  logsInByGoogle: verb(
    "Opens Google's page from a login screen and chooses there, with an account where it matters.",
    (choice: 'allow' | 'deny' | 'fail', email?: string) => ({ choice, email }),
  ),
  resetsPassword: withCode('Types the code and the new password twice, and confirms.', (password: string, code: Answer = 'right') => ({
    password,
    code,
  })),
}
