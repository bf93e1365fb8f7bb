import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useCallback, useEffect } from 'react'
import { toFailure } from '#platform/api/failure.ts'
import { useAppDispatch, useIsMember } from '#platform/state/hooks.ts'
import { sessionSaved } from '#platform/state/user-info.ts'
import { memberApi, useMemberInfoQuery } from './api.ts'

export function formatContact({ phone, email }: Pick<UserInfo, 'phone' | 'email'>): string {
  return phone ? `+${LIMITS.phoneCountryCode} ${phone}` : email
}

/** Name, picture and coins in the client state follow the member's details. */
export function useMember() {
  const dispatch = useAppDispatch()
  const isMember = useIsMember()
  const { data, error, refetch, isFetching } = useMemberInfoQuery(undefined, { skip: !isMember })
  useEffect(() => {
    if (!isMember || !data) return
    const { user_name, avatar_url, points } = data
    dispatch(sessionSaved({ user_name, avatar_url, points }))
  }, [isMember, data, dispatch])
  return {
    /** undefined for a guest, and until it is loaded */
    member: isMember ? data : undefined,
    failure: isMember && !isFetching ? toFailure(error) : undefined,
    retry: () => void refetch(),
    retrying: isFetching,
  } as const
}

/** Puts the member of a reply into the cache, so that the whole shop shows the change at once. */
export function useSetMember(): (member: UserInfo) => void {
  const dispatch = useAppDispatch()
  return useCallback(
    (value) => void dispatch(memberApi.util.upsertQueryEntries([{ endpointName: 'memberInfo', arg: undefined, value }])),
    [dispatch],
  )
}
