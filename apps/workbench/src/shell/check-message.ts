import { PageToShellMessage, SHELL_MESSAGE_MAX, shellMessageSchema } from '@nusaria/contracts/shell'

/** Whether a message matches its contract, and why not. */
export interface ContractCheck {
  readonly fits: boolean
  /** One line; empty when it matches. */
  readonly why: string
}

/** Checks a message by its contract. `out` is posted by the page, `in` is sent by the shell. */
export function checkMessage(direction: 'out' | 'in', text: string): ContractCheck {
  if (direction === 'in' && text.length > SHELL_MESSAGE_MAX) return { fits: false, why: `longer than ${SHELL_MESSAGE_MAX} characters` }
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return { fits: false, why: 'not JSON' }
  }
  const { error } = (direction === 'out' ? PageToShellMessage : shellMessageSchema(message)).safeParse(message)
  if (!error) return { fits: true, why: '' }
  return { fits: false, why: error.issues.map(({ path, message }) => `${path.join('.') || '(whole)'}: ${message}`).join('; ') }
}

/** Replaces the Token and all known tokens by `***`, also in text that isn't JSON. */
export function maskTokens(text: string, tokens: readonly string[] = []): string {
  const named = text.replace(/("Token"\s*:\s*)"(?:[^"\\]|\\.)*"?/g, '$1"***"')
  return tokens.reduce((shown, token) => shown.replaceAll(token, '***'), named)
}
