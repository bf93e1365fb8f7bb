/** Navigation state of the code page: the page before it in the history is the login's first. */
export const fromLoginState = { overLogin: true } as const

export function isFromLogin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overLogin' in state && state.overLogin === true
}
