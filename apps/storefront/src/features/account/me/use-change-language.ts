import type { Language } from '@nusaria/contracts/headers'
import { useCallback } from 'react'
import { useMemberSetDeviceLanguageMutation } from '#commerce/member/api.ts'
import { api } from '#platform/api/api.ts'
import { changeLanguage } from '#platform/i18n/i18n.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'

/**
 * Changes the shop's language: loads the texts, stores the choice on this device and at the server, then fetches what the server
 * translates. Rejects without a change when the texts can't be loaded.
 */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const dispatch = useAppDispatch()
  const [remember] = useMemberSetDeviceLanguageMutation()
  return useCallback(
    async (language) => {
      if (!(await changeLanguage(language, { store: true }))) return
      void remember({ language })
      dispatch(api.util.invalidateTags(['Session']))
    },
    [dispatch, remember],
  )
}
