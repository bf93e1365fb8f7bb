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
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/media/products/')) asked.push(pathname + search)
    })
    await page.goto('/')
    await main.getByRole('link', { name: /Rp/ }).first().click()
    const picture = main.getByRole('article').getByRole('img').first()
    const widthOf = (image: HTMLImageElement) => Number(new URL(image.currentSrc, image.baseURI).searchParams.get('width'))
    const needed = await picture.evaluate((image: HTMLImageElement) => image.width * devicePixelRatio)
    await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThanOrEqual(Math.min(needed, 1_280))
    expect(asked).toHaveLength(new Set(asked).size)
    await page.reload()
    await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThan(0)
    expect(asked.filter((address) => !/\?width=\d+$/.test(address))).toEqual([])
  })
}
