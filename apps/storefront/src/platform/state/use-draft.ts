import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { drafts } from './drafts.ts'
import { useAppSelector } from './hooks.ts'
import { selectIsMember, selectSession, type UserInfoRoot } from './user-info.ts'

interface Options {
  /** The draft stays when the shopper leaves the page: for a page that they come back to, such as the order confirmation. */
  readonly keepOnLeave?: true
}

/**
 * `[value, change, remove]` of a value that survives a reload, and the end of the session until the next login; without a name it doesn't. Call
 * `remove` once it is sent. `initial` counts when this member has no draft. Plain JSON only, never secrets.
 */
export function useDraft<T>(name: string | null, initial: T, { keepOnLeave }: Options = {}): [T, (next: T) => void, () => void] {
  const owner = useAppSelector((state) => selectSession(state).member_no)
  const store = useStore<UserInfoRoot>()
  const [value, setValue] = useState<T>(() => (name === null ? undefined : (drafts.read(name, owner) as T | undefined)) ?? initial)

  const change = useCallback(
    (next: T) => {
      setValue(next)
      if (name !== null) drafts.write(name, owner, next)
    },
    [name, owner],
  )
  const remove = useCallback(() => {
    if (name !== null) drafts.remove(name)
  }, [name])

  useEffect(
    () => () => {
      if (name !== null && !keepOnLeave && selectIsMember(store.getState())) drafts.remove(name)
    },
    [keepOnLeave, name, store],
  )

  return [value, change, remove]
}
