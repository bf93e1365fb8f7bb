import { PageToShellMessage, SHELL_MESSAGE_MAX, ShellMessage } from '@nusaria/contracts/shell'

/** Whether a message fits its contract, and what doesn't. */
export interface ContractCheck {
  readonly fits: boolean
  /** One line; empty when it fits. */
  readonly why: string
}

function parseJson(text: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return null
  }
}

/** Holds a message against the contract of its direction: `out` is what the page posts, `in` what the shell sends. */
export function checkMessage(direction: 'out' | 'in', text: string): ContractCheck {
  if (direction === 'in' && text.length > SHELL_MESSAGE_MAX) return { fits: false, why: `longer than ${SHELL_MESSAGE_MAX} characters` }
  const found = parseJson(text)
  if (!found) return { fits: false, why: 'not JSON' }
  const { error } = (direction === 'out' ? PageToShellMessage : ShellMessage).safeParse(found.json)
  if (!error) return { fits: true, why: '' }
  return { fits: false, why: error.issues.map(({ path, message }) => `${path.join('.') || '(whole)'}: ${message}`).join('; ') }
}

/** A message as it may be shown: its Token, and any token known, as `***`. Also of text that isn't JSON. */
export function maskTokens(text: string, tokens: readonly string[] = []): string {
  const named = text.replace(/("Token"\s*:\s*)"(?:[^"\\]|\\.)*"?/g, '$1"***"')
  return tokens.reduce((shown, token) => shown.replaceAll(token, '***'), named)
}
