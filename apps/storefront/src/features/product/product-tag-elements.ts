import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { type PageLocation, productTags } from '@nusaria/contracts/product-tags'
import { PAGE_MARK } from '@nusaria/server/site/rendered-page'
import '#platform/browser/trusted-types.ts'

function element<K extends 'meta' | 'link' | 'script'>(kind: K, attributes: Readonly<Record<string, string>>, text = '') {
  const made = document.createElement(kind)
  for (const [name, value] of Object.entries({ ...attributes, [PAGE_MARK]: 'product' })) made.setAttribute(name, value)
  made.textContent = text
  return made
}

export function productTagElements(product: ProductDetail, location: PageLocation): readonly Element[] {
  const { description, canonical, properties, jsonLd } = productTags(product, location)
  return [
    element('meta', { name: 'description', content: description }),
    element('link', { rel: 'canonical', href: canonical }),
    ...Object.entries(properties).map(([property, content]) => element('meta', { property, content })),
    element('script', { type: 'application/ld+json' }, JSON.stringify(jsonLd)),
  ]
}
