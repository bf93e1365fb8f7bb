import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useCallback } from 'react'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { memberApi } from './member-api.ts'

/** Tells the whole shop what the member is now, as a change of the account answered: shown at once wherever they are. */
export function useSetMember(): (member: UserInfo) => void {
  const dispatch = useAppDispatch()
  return useCallback(
    (value) => void dispatch(memberApi.util.upsertQueryEntries([{ endpointName: 'memberInfo', arg: undefined, value }])),
    [dispatch],
  )
}
