import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { PAGE_MARK } from '@nusaria/contracts/rendered-page'
import { useEffect } from 'react'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { rendered } from '#platform/rendering/rendered.ts'
import { addressOf } from '#platform/routing/base-path.ts'
import { productPath } from '#platform/routing/paths.ts'

/** The shop's own description, removed while a product has one. */
let shopDescription: Element | null = null

function clear(): void {
  for (const old of document.head.querySelectorAll(`[${PAGE_MARK}]`)) old.remove()
  if (shopDescription) document.head.append(shopDescription)
  shopDescription = null
}

/** Whether the server's tags are there, which say more than those from here, for this product in this language. */
function isServed(url: string): boolean {
  const served = document.head.querySelector<HTMLLinkElement>(`link[rel=canonical][${PAGE_MARK}=""]`)?.href
  return served !== undefined && rendered?.language === currentLanguage() && served.replace(/&lang=[^&]*$/, '') === url
}

/**
 * Sets a product's meta tags while its page is open, and replaces those of the server: search engines also run the page's scripts. Their code
 * loads only where the server has not written them; a page whose tags can't be loaded has none.
 */
export function useProductMetaTags(product: ProductDetail | undefined): void {
  const { t } = useTranslation()
  const shop = t('appName')
  useEffect(() => {
    const url = product && addressOf(productPath(product.product_no))
    if (!url || isServed(url)) return
    let isOpen = true
    const write = async () => {
      const { productTagElements } = await import('./product-tag-elements.ts')
      if (!isOpen) return
      clear()
      shopDescription = document.head.querySelector('meta[name="description"]')
      shopDescription?.remove()
      document.head.append(...productTagElements(product, { origin: location.origin, url, shop }))
    }
    write().catch(() => {})
    return () => {
      isOpen = false
    }
  }, [product, shop])
  useEffect(() => clear, [])
}
