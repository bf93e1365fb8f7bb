import type { ProductDetail } from '@nusaria/contracts/product'
import { useProductChoice } from '../../features/product/use-choice.ts'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { DesktopProduct } from './desktop-product.tsx'
import { MobileProduct } from './mobile-product.tsx'
import { useBuying } from './use-buying.ts'

/** A product as it can be chosen and bought. */
export function ProductView({ product }: { readonly product: ProductDetail }) {
  const desktop = useLayout() === 'desktop'
  const choice = useProductChoice(product)
  const buying = useBuying(choice)
  return desktop ? <DesktopProduct choice={choice} buying={buying} /> : <MobileProduct choice={choice} buying={buying} />
}
