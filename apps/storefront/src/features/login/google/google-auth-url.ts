import { safePath } from '../../../shared/safe-path.ts'

/** Where Google's sign-in may begin: a page of ours, or https elsewhere. Null for anything else. */
export function parseGoogleAuthUrl(url: string): string | null {
  const path = safePath(url)
  if (path !== null) return path
  try {
    const { protocol, href } = new URL(url)
    return protocol === 'https:' ? href : null
  } catch {
    return null
  }
}
