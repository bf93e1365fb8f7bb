import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

interface Options {
  /** The address of the shop, e.g. `https://shop.example`. Without it there are no absolute addresses. */
  readonly site?: string | undefined
  /** Origin of an API that lists the products. */
  readonly api?: string | undefined
}

type Paths = typeof import('../src/shared/paths.ts')
type Product = typeof import('@nusaria/contracts/product')
type Headers = typeof import('@nusaria/contracts/headers')

const PAGE_SIZE = 50
/** Maximum number of addresses in a sitemap (sitemaps.org). */
const SITEMAP_MAX = 50_000
/** ms for each page of products. */
const TIMEOUT = 20_000

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

async function load<M>(path: string): Promise<M> {
  return (await runnerImport<M>(file(path))).module
}

/** Private pages: a member's, and the steps of a purchase. */
function privatePaths({ paths }: Paths): string[] {
  const { cart, orderConfirm, checkout, paymentSuccess, orders, orderDetail, shipmentTracking, wallet, me, setting, deletion } = paths
  const { addresses, addressDetail, favourites, viewed, arrivalNotices, messages, verifyPhone, bindPhone, verifyEmail, bindEmail } = paths
  const own = [cart, orderConfirm, checkout, paymentSuccess, orders, orderDetail, shipmentTracking, wallet, me, setting, deletion]
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

function xml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A sitemap of these addresses (sitemaps.org 0.9). */
export function sitemapOf(addresses: readonly string[]): string {
  if (addresses.length > SITEMAP_MAX) throw new RangeError(`A sitemap holds at most ${SITEMAP_MAX} addresses`)
  const rows = addresses.map((address) => `<url><loc>${xml(address)}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows}</urlset>\n`
}

/**
 * Writes `robots.txt` and, with the address of the shop and an API that lists its products, `sitemap.xml`.
 * An API that can't be reached fails the build.
 */
export function searchEngines({ site, api }: Options): Plugin {
  let base = '/'
  const withBase = (path: string) => base + path.slice(1)
  return {
    name: 'nusaria:search-engines',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    async generateBundle() {
      const places = await load<Paths>('../src/shared/paths.ts')
      const hasMap = Boolean(site && api)
      const rules = ['/api/', '/__mock', ...privatePaths(places).map(withBase)].map((path) => `Disallow: ${path}`)
      const robots = ['User-agent: *', ...rules, ...(site && hasMap ? ['', `Sitemap: ${new URL(withBase('/sitemap.xml'), site)}`] : []), '']
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots.join('\n') })
      if (!site || !api) return
      const { paths, productPath } = places
      const products = await productNos(api).catch((cause) => this.error(`The products couldn't be listed from ${api}: ${cause}`))
      const pages = [paths.home, paths.category, paths.coupons, paths.activities, ...products.map(productPath)]
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapOf(pages.map((path) => new URL(withBase(path), site).href)) })
    },
  }
}
