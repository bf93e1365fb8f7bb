import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useCallback } from 'react'
import { useDispatch } from '../../shared/state/hooks.ts'
import { accountApi } from './account-api.ts'

/** Tells the whole shop what the member is now, as a change of the account answered: shown at once wherever they are. */
export function useMemberChanged(): (member: UserInfo) => void {
  const dispatch = useDispatch()
  return useCallback(
    (value) => void dispatch(accountApi.util.upsertQueryEntries([{ endpointName: 'memberInfo', arg: undefined, value }])),
    [dispatch],
  )
}
