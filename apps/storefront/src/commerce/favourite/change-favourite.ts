import { LIMITS } from '@nusaria/contracts/limits'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Failure, failedWith, toResult } from '#platform/api/failure.ts'
import { toastUnlessShown } from '#platform/api/failure-text.ts'
import { i18n } from '#platform/i18n/i18n.ts'
import { type AppDispatch, useAppDispatch, useIsMember } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'
import { useMemberAction } from '#session/pending-action.ts'
import { favouriteApi, useFavouriteStatusQuery } from './api.ts'

async function changeFavourite(dispatch: AppDispatch, product_no: string, on: boolean): Promise<Failure | undefined> {
  const { favouriteAdd, favouriteRemove } = favouriteApi.endpoints
  const call = on ? favouriteAdd : favouriteRemove
  const { error } = toResult(await dispatch(call.initiate({ product_nos: [product_no] }, { track: false })))
  // Puts the new status into the cache before the refetch replies.
  if (!error) dispatch(favouriteApi.util.upsertQueryEntries([{ endpointName: 'favouriteStatus', arg: product_no, value: on }]))
  return error
}

async function toastFavouriteFailure(failure: Failure): Promise<void> {
  if (!failedWith(failure, 'PRODUCT_PARAMETER_INVALID')) return toastUnlessShown(failure)
  await i18n.loadNamespaces(['favourite'])
  toast.error(i18n.t('favourite:full', { max: LIMITS.favouritesMax }))
}

/** Adds a favourite after the login that it needed, and toasts the result. */
export async function addFavourite(dispatch: AppDispatch, product_no: string): Promise<void> {
  const failure = await changeFavourite(dispatch, product_no, true)
  if (failure) return toastFavouriteFailure(failure)
  await i18n.loadNamespaces(['favourite'])
  toast.success(i18n.t('favourite:added'))
}

/** Sends one change after the other, until the server has what the shopper wanted last. */
function useFavouriteSync(product_no: string) {
  const dispatch = useAppDispatch()
  /** null: nothing is being sent. */
  const wanted = useRef<boolean | null>(null)
  /** Resolves to `busy` when an earlier call is still sending and takes over this change. */
  return async (on: boolean) => {
    const busy = wanted.current !== null
    wanted.current = on
    if (busy) return 'busy'
    while (true) {
      const sent: boolean | null = wanted.current
      const failure = await changeFavourite(dispatch, product_no, sent)
      if (!failure && sent !== wanted.current) continue
      wanted.current = null
      return failure
    }
  }
}

interface Props {
  readonly productNo: string
  /** How often the button was pressed. */
  readonly presses: number
  readonly onChange: (on: boolean) => void
}

/** A change shows at once; a refused one is undone with a toast. A guest logs in first, with the change as a pending action. */
export function FavouriteState({ productNo, presses, onChange }: Props) {
  const isMember = useIsMember()
  const runAsMember = useMemberAction()
  const status = useFavouriteStatusQuery(productNo, { skip: !isMember, refetchOnFocus: true })
  const [shown, setShown] = useState<boolean | null>(null)
  const sync = useFavouriteSync(productNo)
  const on = shown ?? (isMember && status.currentData === true)

  const toggle = useEffectEvent(() =>
    runAsMember({ kind: 'favourite', id: productNo }, async () => {
      setShown(!on)
      const failure = await sync(!on)
      if (failure === 'busy') return undefined
      setShown(null)
      if (failure) await toastFavouriteFailure(failure)
      // A favourite that is still there needs no login.
      return on ? undefined : failure
    }),
  )
  useLayoutEffect(() => onChange(on), [on, onChange])
  const handled = useRef(0)
  useEffect(() => {
    if (presses === handled.current) return
    handled.current = presses
    void toggle()
  }, [presses])
  return null
}
