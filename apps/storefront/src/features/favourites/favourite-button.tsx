import { Heart as HeartIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Failure, failureOf } from '../../shared/api/failure.ts'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { useAppDispatch, useAppSelector, useIsMember } from '../../shared/state/hooks.ts'
import { savePendingAction, useRequireLogin } from '../../shared/state/pending-action.ts'
import { selectSession } from '../../shared/state/user-info.ts'
import { cx } from '../../shared/ui/cx.ts'
import { useOnlineOnly } from '../../shared/ui/feedback/online-only.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { showFavouriteError } from './add-favourite.ts'
import { favouriteApi, useFavouriteStatusQuery } from './favourite-api.ts'
import css from './favourite-button.module.css'

/** Adds or removes a favourite. Give it a `key` of the product. */
export function FavouriteButton({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation('favourite')
  const { on, toggle } = useFavourite(productNo)
  const onlineOnly = useOnlineOnly()
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t('heart.name')}
      title={t(on ? 'heart.remove' : 'heart.add')}
      {...onlineOnly(() => void toggle(), cx(css.heart, on && css.on))}
    >
      <Icon of={HeartIcon} size={22} />
    </button>
  )
}

/** Keeps the button's space while it is loading. */
export function FavouriteButtonPlaceholder() {
  return <span className={css.heart} aria-hidden="true" />
}

const { favouriteAdd, favouriteRemove } = favouriteApi.endpoints

/** Sends one change after the other, until the server has what the shopper wanted last. */
function useFavouriteSync(product_no: string) {
  const dispatch = useAppDispatch()
  const wanted = useRef(false)
  const telling = useRef(false)
  const send = async (on: boolean): Promise<Failure | undefined> => {
    const products = { product_nos: [product_no] }
    const { error } = await dispatch((on ? favouriteAdd : favouriteRemove).initiate(products, { track: false }))
    if (error) return failureOf(error) ?? { kind: 'network' }
    // Puts the new status into the cache before the refetch replies.
    const value = { product_nos: on ? [product_no] : [] }
    dispatch(favouriteApi.util.upsertQueryEntries([{ endpointName: 'favouriteStatus', arg: products, value }]))
    return undefined
  }
  /** Resolves when all changes are sent; to `busy` when an earlier call is still sending and takes over this change. */
  return async (on: boolean): Promise<Failure | 'busy' | undefined> => {
    wanted.current = on
    if (telling.current) return 'busy'
    telling.current = true
    let told: boolean
    let failure: Failure | undefined
    do {
      told = wanted.current
      failure = await send(told)
    } while (!failure && told !== wanted.current)
    telling.current = false
    return failure
  }
}

interface FavouriteState {
  readonly on: boolean
  readonly toggle: () => Promise<void>
}

/**
 * Whether a product is a favourite. A change shows at once; a refused one is undone with a toast. A guest logs in first; the change is kept
 * as a pending action.
 */
function useFavourite(product_no: string): FavouriteState {
  const isMember = useIsMember()
  const member_no = useAppSelector((state) => selectSession(state).member_no)
  const requireLogin = useRequireLogin()
  const status = useFavouriteStatusQuery({ product_nos: [product_no] }, { skip: !isMember, refetchOnFocus: true })
  const [shown, setShown] = useState<boolean | null>(null)
  const tell = useFavouriteSync(product_no)
  const known = isMember && status.currentData?.product_nos.includes(product_no) === true
  const on = shown ?? known

  const toggle = async () => {
    const pendingAction = { kind: 'favourite', id: product_no } as const
    if (!isMember) return requireLogin(pendingAction)
    setShown(!on)
    const failure = await tell(!on)
    if (failure === 'busy') return
    setShown(null)
    if (!failure) return
    if (failure.kind === 'session' && !on) savePendingAction(pendingAction, member_no)
    await showFavouriteError(failure)
  }
  return { on, toggle }
}
