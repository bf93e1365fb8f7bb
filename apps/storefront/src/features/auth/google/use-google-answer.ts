import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { googleAnswerOf } from './google-answer.ts'
import { googleInbox } from './google-inbox.ts'

/** Takes Google's answer out of the address as soon as the login's is opened, before the form that acts on it is here. */
export function useGoogleAnswer(): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent(() => {
    const found = pathname === paths.login ? googleAnswerOf(search) : null
    if (!found) return
    googleInbox.put(found.answer)
    void navigate({ pathname, search: found.rest }, { replace: true, state })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is looked at anew
  useEffect(() => take(), [pathname, search])
}
