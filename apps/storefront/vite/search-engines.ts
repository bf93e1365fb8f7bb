import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { sitemapFiles } from '../../server/src/site/sitemap.ts'

interface Options {
  /** The address of the shop, e.g. `https://shop.example`. Without it there are no absolute addresses. */
  readonly site?: string | undefined
  /** Origin of an API that lists the products. */
  readonly api?: string | undefined
}

type Paths = typeof import('../src/platform/routing/paths.ts')
type Product = typeof import('@nusaria/contracts/product')
type Headers = typeof import('@nusaria/contracts/headers')

const PAGE_SIZE = 50
/** ms for each page of products. */
const TIMEOUT = 20_000

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

async function load<M>(path: string): Promise<M> {
  return (await runnerImport<M>(file(path))).module
}

/** Private pages: a member's, and the steps of a purchase. */
function privatePaths({ paths }: Paths): string[] {
  const { cart, orderConfirm, checkout, paymentSuccess, orders, orderDetail, shipmentTracking, vouchers, me, setting, deletion } = paths
  const { addresses, addressDetail, favourites, viewed, arrivalNotices, messages, verifyPhone, bindPhone, verifyEmail, bindEmail } = paths
  const own = [cart, orderConfirm, checkout, paymentSuccess, orders, orderDetail, shipmentTracking, vouchers, me, setting, deletion]
  const more = [addresses, addressDetail, favourites, viewed, arrivalNotices, messages, verifyPhone, bindPhone, verifyEmail, bindEmail]
  return [...own, ...more].map((path) => path.replace(/:.*/, ''))
}

/** The numbers of all products. Throws when the list is incomplete, since a partial sitemap would remove the rest from search engines. */
async function productNos(api: string): Promise<string[]> {
  const { productContract } = await load<Product>('../../../contracts/src/product.ts')
  const { API_BASE } = await load<Headers>('../../../contracts/src/headers.ts')
  const url = new URL(API_BASE + productContract.list.path, api)
  const found: string[] = []
  for (let page_num = 1; ; page_num++) {
    const reply = await fetch(url, {
      method: productContract.list.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page_num, page_size: PAGE_SIZE }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const { list, total } = productContract.list.data.parse(((await reply.json()) as { data: unknown }).data)
    found.push(...list.map(({ product_no }) => product_no))
    if (list.length === 0 || found.length >= total) return [...new Set(found)]
  }
}

/**
 * Writes `robots.txt` and, with the address of the shop, its sitemap: with the products too where an API lists them. An API that can't be reached
 * fails the build.
 */
export function searchEngines({ site, api }: Options): Plugin {
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
      const products = api
        ? await productNos(api).catch((cause) => this.error(`The products couldn't be listed from ${api}: ${cause}`))
        : []
      const pages = [paths.home, paths.category, paths.coupons, paths.activities, paths.faqs, ...products.map(productPath)]
      for (const [fileName, source] of Object.entries(sitemapFiles(shop, pages))) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
