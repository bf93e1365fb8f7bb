import Heart from 'lucide/dist/esm/icons/heart.mjs'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { loadOrReload } from '#platform/loading/load-or-reload.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { useOnlineOnly } from '#ui/feedback/online-only.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import type { FavouriteState } from './change-favourite.ts'
import css from './favourite-button.module.css'

type State = typeof FavouriteState | undefined

/** Loaded on first use: queries and mutations of favourites. */
const load = (set: Dispatch<SetStateAction<State>>) =>
  import('./change-favourite.ts').then(({ FavouriteState }) => set(() => FavouriteState))

interface Props {
  readonly product: { readonly product_no: string; readonly product_name: string }
  /** Over the corner of a card's picture. */
  readonly corner?: boolean
}

/** Give it a `key` of the product. */
export function FavouriteButton({ product: { product_no, product_name }, corner }: Props) {
  const { t } = useTranslation()
  const onlineOnly = useOnlineOnly()
  const isMember = useIsMember()
  const [State, setState] = useState<State>()
  const [on, setOn] = useState(false)
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (isMember) load(setState).catch(() => {})
  }, [isMember])
  const press = () => {
    setPresses(State ? presses + 1 : 1)
    if (State) return
    loadOrReload(() => load(setState)).catch(() => {
      setPresses(0)
      toast.error(t('failure.network'))
    })
  }
  const shown = State ? on : isMember && presses > 0
  return (
    <>
      <button
        type="button"
        aria-pressed={shown}
        aria-label={t('card.favourite', { product: product_name })}
        {...onlineOnly(press, cx(css.heart, corner && css.corner, shown && css.on))}
      >
        <Icon of={Heart} size={corner ? 18 : 22} />
      </button>
      {State && <State productNo={product_no} presses={presses} onChange={setOn} />}
    </>
  )
}
