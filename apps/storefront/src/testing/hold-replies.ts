import { vi } from 'vitest'

/** Holds the replies to these calls back until the returned function is called; the server has them at once. */
export function holdReplies(isHeld: (url: string, init: RequestInit) => boolean = () => true): () => void {
  const answer = fetch
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const reply = await answer(url, init)
    if (isHeld(url, init)) await released
    return reply
  })
  return () => release()
}
