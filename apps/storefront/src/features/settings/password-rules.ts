import { isPassword } from '../../shared/format/account.ts'

/** What stands in the fields; `old` is null where no password was set yet. */
export interface Passwords {
  readonly old: string | null
  readonly fresh: string
  readonly repeated: string
}

/** Keys of what is wrong with a field. */
export type PasswordProblem = 'poor' | 'differs'

/** What is wrong with the new password and its repetition, once they are typed. */
export function passwordProblems({ fresh, repeated }: Passwords): { fresh: PasswordProblem | null; repeated: PasswordProblem | null } {
  return {
    fresh: fresh !== '' && !isPassword(fresh) ? 'poor' : null,
    repeated: repeated !== '' && repeated !== fresh ? 'differs' : null,
  }
}

/** Whether they may be sent. */
export function arePasswordsValid({ old, fresh, repeated }: Passwords): boolean {
  return old !== '' && isPassword(fresh) && fresh === repeated
}
