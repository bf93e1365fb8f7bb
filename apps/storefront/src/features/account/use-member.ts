import type { UserInfo } from '@nusaria/contracts/member'
import { useEffect } from 'react'
import { useDispatch, useIsMember } from '../../shared/state/hooks.ts'
import { sessionSaved } from '../../shared/state/user-info.ts'
import { useMemberInfoQuery } from './account-api.ts'

/** The signed-in member's details, undefined for a guest and until they are here. Name and coins kept in the client state follow them. */
export function useMember(): UserInfo | undefined {
  const dispatch = useDispatch()
  const isMember = useIsMember()
  const { data } = useMemberInfoQuery(undefined, { skip: !isMember })
  useEffect(() => {
    if (isMember && data) dispatch(sessionSaved({ user_name: data.user_name, points: data.points }))
  }, [isMember, data, dispatch])
  return isMember ? data : undefined
}
