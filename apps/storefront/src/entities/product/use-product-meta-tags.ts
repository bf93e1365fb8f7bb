import type { ProductDetail } from '@nusaria/contracts/product'
import { type PageTags, productTags } from '@nusaria/contracts/product-tags'
import { PAGE_MARK } from '@nusaria/contracts/rendered-page'
import { useEffect } from 'react'
import { addressOf } from '../../shared/base-path.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { productPath } from '../../shared/paths.ts'
import { rendered } from '../../shared/rendering/rendered.ts'
import '../../shared/trusted-types.ts'

function element<K extends 'meta' | 'link' | 'script'>(kind: K, attributes: Readonly<Record<string, string>>, text = '') {
  const made = document.createElement(kind)
  for (const [name, value] of Object.entries({ ...attributes, [PAGE_MARK]: 'product' })) made.setAttribute(name, value)
  made.textContent = text
  return made
}

/** The shop's own description, removed while a product has one. */
let shopDescription: Element | null = null

function clear(): void {
  for (const old of document.head.querySelectorAll(`[${PAGE_MARK}]`)) old.remove()
  if (shopDescription) document.head.append(shopDescription)
  shopDescription = null
}

function write({ description, canonical, properties, jsonLd }: PageTags): void {
  clear()
  shopDescription = document.head.querySelector('meta[name="description"]')
  shopDescription?.remove()
  document.head.append(
    element('meta', { name: 'description', content: description }),
    element('link', { rel: 'canonical', href: canonical }),
    ...Object.entries(properties).map(([property, content]) => element('meta', { property, content })),
    element('script', { type: 'application/ld+json' }, JSON.stringify(jsonLd)),
  )
}

/** Whether the server's tags are there, which say more than those from here, for this product in this language. */
function isServed(url: string): boolean {
  const served = document.head.querySelector<HTMLLinkElement>(`link[rel=canonical][${PAGE_MARK}=""]`)?.href
  return served !== undefined && rendered?.language === currentLanguage() && served.replace(/&lang=[^&]*$/, '') === url
}

/** Sets a product's meta tags while its page is open, and replaces those of the server: search engines also run the page's scripts. */
export function useProductMetaTags(product: ProductDetail | undefined): void {
  const { t } = useTranslation()
  const shop = t('appName')
  useEffect(() => {
    if (!product) return
    const url = addressOf(productPath(product.product_no))
    if (!isServed(url)) write(productTags(product, { origin: location.origin, url, shop }))
  }, [product, shop])
  useEffect(() => clear, [])
}
