import type { Cart } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import type { CartTools } from './cart-tools.ts'
import { ClearLines } from './clear-lines.tsx'
import { LineGroup } from './line-group.tsx'
import { groupsOf } from './line-state.ts'

interface Props {
  readonly cart: Cart
  readonly tools: CartTools
  readonly busy: boolean
}

/** The lines: first those the shopper has to look at, then the others, then what can't be bought. */
export function CartGroups({ cart, tools, busy }: Props) {
  const { t } = useTranslation('cart')
  const { tooMany, repriced, ready, unavailable } = groupsOf(cart.lines)
  return (
    <>
      <LineGroup
        lines={tooMany}
        tools={tools}
        title={t('tooMany', { count: tooMany.length })}
        action={<ClearLines lines={tooMany} tools={tools} busy={busy} />}
      />
      <LineGroup
        lines={repriced}
        tools={tools}
        title={t('price.changed', { count: repriced.length })}
        action={
          <>
            <ClearLines lines={repriced} tools={tools} busy={busy} />
            <button type="button" onClick={() => tools.accept(repriced)}>
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
        action={<ClearLines lines={unavailable} tools={tools} busy={busy} />}
      />
    </>
  )
}
