import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { failureOf } from '#platform/api/failure.ts'
import { useAppDispatch, useAppSelector, useIsMember } from '#platform/state/hooks.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { savePendingAction, useRequireLogin } from '#session/pending-action.ts'
import { favouriteApi, useFavouriteStatusQuery } from './api.ts'
import { showFavouriteError } from './favourite-error.ts'

const { favouriteAdd, favouriteRemove } = favouriteApi.endpoints

/** Sends one change after the other, until the server has what the shopper wanted last. */
function useFavouriteSync(product_no: string) {
  const dispatch = useAppDispatch()
  /** null: nothing is being sent. */
  const wanted = useRef<boolean | null>(null)
  /** Resolves when all changes are sent; to `busy` when an earlier call is still sending and takes over this change. */
  return async (on: boolean) => {
    const busy = wanted.current !== null
    wanted.current = on
    if (busy) return 'busy'
    while (true) {
      const sent: boolean | null = wanted.current
      const { error } = await dispatch((sent ? favouriteAdd : favouriteRemove).initiate({ product_nos: [product_no] }, { track: false }))
      // Puts the new status into the cache before the refetch replies.
      if (!error) dispatch(favouriteApi.util.upsertQueryEntries([{ endpointName: 'favouriteStatus', arg: product_no, value: sent }]))
      if (!error && sent !== wanted.current) continue
      wanted.current = null
      return error && (failureOf(error) ?? { kind: 'network' })
    }
  }
}

export interface FavouriteStateProps {
  readonly productNo: string
  /** How often the button was pressed. */
  readonly presses: number
  readonly onChange: (on: boolean) => void
}

/**
 * Whether a product is a favourite, as its button shows it. A change shows at once; a refused one is undone with a toast. A guest logs in first;
 * the change is kept as a pending action.
 */
export function FavouriteState({ productNo, presses, onChange }: FavouriteStateProps) {
  const isMember = useIsMember()
  const member_no = useAppSelector((state) => selectSession(state).member_no)
  const requireLogin = useRequireLogin()
  const status = useFavouriteStatusQuery(productNo, { skip: !isMember, refetchOnFocus: true })
  const [shown, setShown] = useState<boolean | null>(null)
  const tell = useFavouriteSync(productNo)
  const on = shown ?? (isMember && status.currentData === true)

  const toggle = useEffectEvent(async () => {
    const pendingAction = { kind: 'favourite', id: productNo } as const
    if (!isMember) return requireLogin(pendingAction)
    setShown(!on)
    const failure = await tell(!on)
    if (failure === 'busy') return
    setShown(null)
    if (!failure) return
    if (failure.kind === 'session' && !on) savePendingAction(pendingAction, member_no)
    await showFavouriteError(failure)
  })
  useLayoutEffect(() => onChange(on), [on, onChange])
  const handled = useRef(0)
  useEffect(() => {
    if (presses === handled.current) return
    handled.current = presses
    void toggle()
  }, [presses])
  return null
}
