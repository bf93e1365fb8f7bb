export const BROWSER_ARGS: string[]
export function findBrowser(options?: { headed?: boolean }): string | null
export function requireEngine(): 'chromium' | 'firefox' | 'webkit'
export function browserVersion(path: string): string | null
export function requireBrowser(options?: { headed?: boolean }): string
