import type { Cart } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import type { CartActions } from './cart-actions.ts'
import { ClearLinesButton } from './clear-lines.tsx'
import { LineGroup } from './line-group.tsx'
import { groupLines } from './line-state.ts'

interface Props {
  readonly cart: Cart
  readonly tools: CartActions
  readonly busy: boolean
}

/** The lines: first those the shopper has to look at, then the others, then what can't be bought. */
export function CartGroups({ cart, tools, busy }: Props) {
  const { t } = useTranslation('cart')
  const { tooMany, repriced, ready, unavailable } = groupLines(cart.lines)
  return (
    <>
      <LineGroup
        lines={tooMany}
        tools={tools}
        title={t('tooMany', { count: tooMany.length })}
        action={<ClearLinesButton lines={tooMany} tools={tools} busy={busy} />}
      />
      <LineGroup
        lines={repriced}
        tools={tools}
        title={t('price.changed', { count: repriced.length })}
        action={
          <>
            <ClearLinesButton lines={repriced} tools={tools} busy={busy} />
            <button type="button" onClick={() => tools.acceptPrices(repriced)}>
              {t('price.acceptAll')}
            </button>
          </>
        }
      />
      <LineGroup lines={ready} tools={tools} label={t('lines')} />
      <LineGroup
        lines={unavailable}
        tools={tools}
        title={t('unavailable.title', { count: unavailable.length })}
        action={<ClearLinesButton lines={unavailable} tools={tools} busy={busy} />}
      />
    </>
  )
}
