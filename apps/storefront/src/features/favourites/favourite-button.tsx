import { Heart as HeartIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { useAppDispatch, useAppSelector, useIsMember } from '../../shared/state/hooks.ts'
import { savePendingAction, useRequireLogin } from '../../shared/state/pending-action.ts'
import { selectSession } from '../../shared/state/user-info.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { showFavouriteError } from './add-favourite.ts'
import { favouriteApi, useFavouriteStatusQuery } from './favourite-api.ts'
import css from './favourite-button.module.css'

/** Puts a product aside, or takes it back. Give it a `key` of the product. */
export function FavouriteButton({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation('favourite')
  const { on, toggle } = useFavourite(productNo)
  return (
    <button
      type="button"
      className={cx(css.heart, on && css.on)}
      aria-pressed={on}
      aria-label={t('heart.name')}
      title={t(on ? 'heart.remove' : 'heart.add')}
      onClick={() => void toggle()}
    >
      <Icon of={HeartIcon} size={22} />
    </button>
  )
}

/** Where a heart will be. */
export function FavouriteButtonPlaceholder() {
  return <span className={css.heart} aria-hidden="true" />
}

const { favouriteAdd, favouriteRemove } = favouriteApi.endpoints

/** Tells the shop one thing after the other, as long as the shopper goes on changing their mind: `wanted` is what they want now. */
function useFavouriteSync(product_no: string) {
  const dispatch = useAppDispatch()
  const wanted = useRef(false)
  const telling = useRef(false)
  const send = async (on: boolean): Promise<Failure | undefined> => {
    const products = { product_nos: [product_no] }
    const { error } = await dispatch((on ? favouriteAdd : favouriteRemove).initiate(products, { track: false }))
    if (error) return failureOf(error) ?? { kind: 'network' }
    // What the shop agreed to is known before it is asked again.
    const value = { product_nos: on ? [product_no] : [] }
    dispatch(favouriteApi.util.upsertQueryEntries([{ endpointName: 'favouriteStatus', arg: products, value }]))
    return undefined
  }
  /** Resolves when all is told: to `busy` when another one is at it already, which then says this too. */
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
 * Whether a product is put aside. A change shows at once; one that the shop refuses is undone, and says why. A guest logs in first, and the
 * wish is kept for that.
 */
function useFavourite(product_no: string): FavouriteState {
  const isMember = useIsMember()
  const member_no = useAppSelector((state) => selectSession(state).member_no)
  const logInFor = useRequireLogin()
  const status = useFavouriteStatusQuery({ product_nos: [product_no] }, { skip: !isMember, refetchOnFocus: true })
  const [shown, setShown] = useState<boolean | null>(null)
  const tell = useFavouriteSync(product_no)
  const known = isMember && status.currentData?.product_nos.includes(product_no) === true
  const on = shown ?? known

  const toggle = async () => {
    const wish = { kind: 'favourite', id: product_no } as const
    if (!isMember) return logInFor(wish)
    setShown(!on)
    const failure = await tell(!on)
    if (failure === 'busy') return
    setShown(null)
    if (!failure) return
    if (failure.kind === 'session' && !on) savePendingAction(wish, member_no)
    await showFavouriteError(failure)
  }
  return { on, toggle }
}
