/** Why a server can't listen, in a line for its user; null for an error that they can't change. */
export function explainListenError(error: unknown, variable?: string): string | null
