import { EXTERNAL_PATHS } from '@nusaria/scenario-runner/support/navigation'
import { guestPaths, memberPaths } from '@nusaria/scenario-runner/support/screens'
import { expect } from '@nusaria/scenario-runner/support/test'
import { trafficOf } from '@nusaria/scenario-runner/support/traffic'
import type { Page } from '@playwright/test'
import { staticShop } from '../support/published-shop.ts'

const RUN = 'window.attacked=1'
/** Appended to a text: what each place of a page could read as markup. */
const MARKUP = `"'><img src=x onerror=${RUN}><script>${RUN}</script><svg onload=${RUN}>{{constructor.constructor('${RUN}')()}}<!--`
/** In place of an address. */
const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `data:text/html,<script>opener.attacked=1</script>`,
  'vbscript:x',
  '//evil.example/a',
  '/\\evil.example/a',
  '\\\\evil.example\\a',
  '/\t/evil.example',
  'https:evil.example',
  'https://shop@evil.example/a',
  `blob:https://evil.example/1`,
]
/** The only schemes that a link of the shop has. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'whatsapp:', 'intent:', 'nusaria:', 'blob:']

/** Enumerations, dates, numbers and ids are compared, not shown: another value would be dropped as a whole. */
const IS_COMPARED = /^(|[a-z][a-z_0-9]*|[\d.,:+TZ-]+|[\w-]*\d[\w-]*|[0-9a-f]{8,}|#[\da-f]{3,8})$/i
const IS_ADDRESS = /^(https?:|\/)/

/** A copy of a reply with a hostile value in place of each address, and at the end of each text. */
function spoil(value: unknown, next: () => string, how: 'texts' | 'addresses'): unknown {
  if (Array.isArray(value)) return value.map((item) => spoil(item, next, how))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, spoil(child, next, how)]))
  if (typeof value !== 'string') return value
  if (IS_ADDRESS.test(value)) return how === 'addresses' ? next() : value
  return how === 'addresses' || IS_COMPARED.test(value) ? value : `${value}${MARKUP}`
}

/** What of the hostile values became more than text. */
const tracesOf = (page: Page) =>
  page.evaluate(
    ({ schemes }) => {
      const found: string[] = []
      if ('attacked' in window) found.push('a script ran')
      for (const node of document.querySelectorAll('*')) {
        for (const { name, value } of node.attributes) {
          if (name.startsWith('on')) found.push(`${node.tagName} has ${name}`)
          if (!/^(href|src|action|formaction|data|xlink:href|poster)$/.test(name) || value === '') continue
          const url = URL.canParse(value, location.href) ? new URL(value, location.href) : null
          const isPicture = node.tagName === 'IMG' || node.tagName === 'image'
          if (url && !isPicture && !schemes.includes(url.protocol)) found.push(`${node.tagName} ${name}=${value.slice(0, 60)}`)
          if (url?.hostname.endsWith('evil.example') && node.tagName === 'A' && node.getAttribute('target') !== '_blank')
            found.push(`A leads to ${value}`)
        }
      }
      for (const script of document.scripts) if (script.text.startsWith('window.attacked')) found.push('a script element')
      return found
    },
    { schemes: SCHEMES },
  )

const test = staticShop.extend({
  watch: async ({ watch }, use) => {
    // Pictures and addresses that nobody has are reported; what runs or leads away is what counts.
    watch.allow(/./)
    await use(watch)
  },
})

for (const member of [null, 'sari'] as const)
  for (const how of ['texts', 'addresses'] as const)
    test.describe(member ? 'as a member' : 'as a guest', () => {
      test.use({ member })

      test(`hostile ${how} in every field of every reply run nothing and lead nowhere, on every page`, { tag: '@desktop' }, async ({
        person,
        baseURL,
      }) => {
        test.slow()
        const { page, client, context } = person
        const traffic = trafficOf(page)
        const paths = await (member ? memberPaths(client) : guestPaths(client))
        let used = 0
        const next = () => ADDRESSES[used++ % ADDRESSES.length] ?? ''
        let [spoiled, shown] = [0, 0]
        const away: string[] = []
        page.on('popup', (popup) => away.push(`popup ${popup.url()}`))
        page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
        page.on('framenavigated', (frame) => {
          const url = frame.url()
          if (frame === page.mainFrame() && url !== 'about:blank' && !url.startsWith(`${baseURL}/`)) away.push(url)
        })
        await context.route('**/api/**', async (route) => {
          if (EXTERNAL_PATHS.some((path) => page.url().startsWith(baseURL + path))) return route.continue()
          const response = await route.fetch().catch(() => null)
          const body = await response?.json().catch(() => null)
          if (!response || !body) return (response ? route.fulfill({ response }) : route.abort()).catch(() => {})
          spoiled += 1
          await route
            .fulfill({ response, json: { ...body, data: spoil(body.data, next, how), msg: spoil(body.msg, next, how) } })
            .catch(() => {})
        })
        for (const path of paths) {
          await page.goto(path, { timeout: 180_000 })
          await traffic.settled(3_000)
          expect([path, await tracesOf(page), away]).toEqual([path, [], []])
          if ((await page.locator('body').innerText()).includes('<img src=x')) shown += 1
        }
        expect(spoiled).toBeGreaterThan(paths.length)
        // The hostile values were not just left out.
        if (how === 'texts') expect(shown).toBeGreaterThan(paths.length / 2)
        else expect(used).toBeGreaterThan(20)
      })
    })
