import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Adapter } from '@nusaria/contracts/adapter'
import { type Plugin, runnerImport } from 'vite'
import { sitemapFiles } from '../../server/src/site/sitemap.ts'

interface Options {
  /** The address of the shop, e.g. `https://shop.example`. Without it there are no absolute addresses. */
  readonly site?: string | undefined
  /** Address of an API that lists the products. */
  readonly api?: string | undefined
  readonly storeNo?: string | undefined
  /** The file that says how the API differs from the contracts. */
  readonly adapter?: string | null
}

type Paths = typeof import('../src/platform/routing/paths.ts')
type Products = typeof import('./list-products.ts')
type AdapterFile = { readonly adapter: Adapter }

async function load<M>(path: string): Promise<M> {
  return (await runnerImport<M>(fileURLToPath(new URL(path, import.meta.url)))).module
}

/** Private pages: a member's, and the steps of a purchase. */
function privatePaths({ paths }: Paths): string[] {
  const { cart, orderConfirm, checkout, paymentSuccess, orders, orderDetail, shipmentTracking, vouchers, me, setting, deletion } = paths
  const { addresses, addressDetail, favourites, viewed, arrivalNotices, messages, verifyPhone, bindPhone, verifyEmail, bindEmail } = paths
  const own = [cart, orderConfirm, checkout, paymentSuccess, orders, orderDetail, shipmentTracking, vouchers, me, setting, deletion]
  const more = [addresses, addressDetail, favourites, viewed, arrivalNotices, messages, verifyPhone, bindPhone, verifyEmail, bindEmail]
  return [...own, ...more].map((path) => path.replace(/:.*/, ''))
}

/**
 * Writes `robots.txt` and, with the address of the shop, its sitemap: with the products too where an API lists them. An API that can't be reached
 * fails the build.
 */
export function searchEngines({ site, api, storeNo, adapter }: Options): Plugin {
  return {
    name: 'nusaria:search-engines',
    apply: 'build',
    async generateBundle() {
      const { base } = this.environment.config
      const places = await load<Paths>('../src/platform/routing/paths.ts')
      const shop = site && new URL(base, site).href
      const rules = ['/api/', '/__mock', ...privatePaths(places).map((path) => base + path.slice(1))].map((path) => `Disallow: ${path}`)
      const robots = ['User-agent: *', ...rules, ...(shop ? ['', `Sitemap: ${new URL('sitemap.xml', shop)}`] : []), '']
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots.join('\n') })
      if (!shop) return
      const { paths, productPath } = places
      const list = async (from: string) => {
        const { listProducts } = await load<Products>('./list-products.ts')
        const theirs = adapter ? await load<AdapterFile>(pathToFileURL(adapter).href) : undefined
        return listProducts({ api: from, storeNo, adapter: theirs?.adapter })
      }
      const products = api ? await list(api).catch((cause) => this.error(`The products couldn't be listed from ${api}: ${cause}`)) : []
      const pages = [paths.home, paths.category, paths.coupons, paths.activities, paths.faqs, ...products.map(productPath)]
      for (const [fileName, source] of Object.entries(sitemapFiles(shop, pages))) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
