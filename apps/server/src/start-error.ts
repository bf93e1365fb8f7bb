import { explainListenError } from '../../../scripts/lib/listen-error.ts'
import { WrongConfig } from './shop-config.ts'
import { WrongSettings } from './variables.ts'

/** Why the server doesn't start, in a line for its user; the error itself when they can't change it. */
export function explainStartError(error: unknown): unknown {
  if (error instanceof WrongConfig || error instanceof WrongSettings) return error.message
  return explainListenError(error) ?? error
}
