import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { drafts } from './drafts.ts'
import { useAppSelector } from './hooks.ts'
import type { UserInfoRoot } from './user-info.ts'
import { selectIsMember, selectSession } from './user-info.ts'

interface Options {
  /** Keep the draft when the shopper leaves the page (for a page they come back to, as the order confirmation); else it lasts over logins and reloads alone. */
  readonly keepOnLeave?: true
}

/**
 * A form's values that survive a session's end and the login after it: `[values, change, forget]`.
 * Call `forget` once the form is sent. `initial` counts when there is no draft of this member. Plain JSON values only; never secrets.
 */
export function useDraft<T>(name: string, initial: T, { keepOnLeave }: Options = {}): [T, (next: T) => void, () => void] {
  const owner = useAppSelector((state) => selectSession(state).member_no)
  const store = useStore<UserInfoRoot>()
  const [value, setValue] = useState<T>(() => (drafts.read(name, owner) as T | undefined) ?? initial)
  const written = useRef(value)

  const change = useCallback(
    (next: T) => {
      written.current = next
      setValue(next)
      drafts.write(name, owner, next)
    },
    [name, owner],
  )
  const forget = useCallback(() => drafts.remove(name), [name])

  useEffect(
    () => () => {
      if (!keepOnLeave && selectIsMember(store.getState())) drafts.remove(name)
    },
    [keepOnLeave, name, store],
  )

  return [value, change, forget]
}
