import type { ProductDetail } from '@nusaria/contracts/product'
import { type PageTags, productTags } from '@nusaria/contracts/product-tags'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { productPath } from '../../shared/paths.ts'

/** Marks what these tags are, whoever wrote them: the server marks its own alike. */
const MARK = 'data-product'

function element<K extends 'meta' | 'link' | 'script'>(kind: K, attributes: Readonly<Record<string, string>>, text = '') {
  const made = document.createElement(kind)
  for (const [name, value] of Object.entries({ ...attributes, [MARK]: '' })) made.setAttribute(name, value)
  made.textContent = text
  return made
}

/** The shop's own description, out of the page while a product's stands there. */
let shopDescription: Element | null = null

function clear(): void {
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove()
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

/** The tags of a product's page while it is open, in place of those a server wrote into it: search engines run the page too. */
export function useProductMetaTags(product: ProductDetail | undefined): void {
  const { t } = useTranslation()
  const shop = t('appName')
  useEffect(() => {
    if (!product) return
    const { origin } = location
    write(productTags(product, { origin, url: origin + productPath(product.product_no), shop }))
  }, [product, shop])
  useEffect(() => clear, [])
}
