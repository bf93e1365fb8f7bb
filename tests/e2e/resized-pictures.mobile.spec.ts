import { BROWSER_WITH_IMAGES } from '../support/pictures.ts'
import { published } from '../support/published-shop.ts'
import { configFile } from '../support/server.ts'
import { expect } from '../support/test.ts'

const NUSARIA_CONFIG = configFile({ pictureService: '{url}?width={width}' })

for (const [host, NUSARIA_RENDER] of [
  ['a server that renders pages', '1'],
  ['a host that does not', ''],
] as const) {
  const test = published({ NUSARIA_CONFIG, NUSARIA_RENDER })
  test.use({ launchOptions: BROWSER_WITH_IMAGES })

  test(`where a service resizes pictures, each is loaded once, in the width it has on the page: from ${host}`, async ({ person }) => {
    const { page, main } = person
    /** The pictures that each document has asked for: a press before the page is live loads the next page as a document. */
    const documents: string[][] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (request.isNavigationRequest()) documents.push([])
      else if (pathname.startsWith('/media/products/')) documents.at(-1)?.push(pathname + search)
    })
    await page.goto('/')
    await main.getByRole('link', { name: /Rp/ }).first().click()
    await expect(page).toHaveURL(/commodDetail/)
    const picture = main.getByRole('article').getByRole('img').first()
    const isWideEnough = (image: HTMLImageElement) => {
      const width = Number(new URL(image.currentSrc, image.baseURI).searchParams.get('width'))
      return image.width > 0 && width >= Math.min(image.width * devicePixelRatio, 1_280)
    }
    await expect.poll(() => picture.evaluate(isWideEnough)).toBe(true)
    for (const asked of documents) expect(asked).toHaveLength(new Set(asked).size)
    await page.reload()
    await expect.poll(() => picture.evaluate(isWideEnough)).toBe(true)
    expect(documents.flat().filter((address) => !/\?width=\d+$/.test(address))).toEqual([])
  })
}
