import { PAGE_MARK } from '@nusaria/contracts/rendered-page'
import { useEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { api } from '#platform/api/api.ts'
import { currentLanguage, storedLanguage, storeLanguage } from '#platform/i18n/language.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { selectIsMember, type UserInfoRoot } from '#platform/state/user-info.ts'

/** Removes the server's description of its page when another page opens. */
function useServerTags(): void {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const served = useRef({ address, tags: [] as readonly Element[] })
  useEffect(() => {
    served.current.tags = [...document.head.querySelectorAll(`[${PAGE_MARK}]`)]
  }, [])
  useEffect(() => {
    if (address !== served.current.address) for (const tag of served.current.tags) tag.remove()
  }, [address])
}

/** After the hydration of a page that a server rendered for everybody: switches to the shopper's language and fetches the member's data. */
export function AfterHydration() {
  const store = useStore<UserInfoRoot>()
  const dispatch = useAppDispatch()
  useServerTags()
  useEffect(() => {
    const language = storedLanguage()
    // The server's next page comes in it.
    if (language) storeLanguage(language)
    if (language && language !== currentLanguage())
      void import('#session/switch-language.ts').then(({ switchLanguage }) => switchLanguage(dispatch, language)).catch(() => {})
    else if (selectIsMember(store.getState())) dispatch(api.util.invalidateTags(['Session']))
  }, [store, dispatch])
  return null
}
