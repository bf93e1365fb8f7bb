import { RENDERED_ELEMENT, type RenderedState } from '@nusaria/contracts/rendered-page'
import { useSyncExternalStore } from 'react'

function readState(): RenderedState | null {
  const text = import.meta.env.SSR ? undefined : document.getElementById(RENDERED_ELEMENT)?.textContent
  return text ? JSON.parse(text) : null
}

/** The state in which a server rendered this page; null when it came empty. */
export const rendered: RenderedState | null = readState()

const never = () => () => {}

/**
 * False on the server and in the first render of its page, which must not differ from it; then true. As `refetchOnMountOrArgChange` it asks again on each
 * visit but that of the server's page, which has just been asked for.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
