import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOGUE_SIZE } from '@nusaria/catalogue/products/types'
import { atCashier, placeButton } from '@nusaria/scenario-runner/drivers/browser/orders'
import { paymentActions } from '@nusaria/scenario-runner/drivers/browser/payment'
import { createWorld, httpControl } from '@nusaria/scenario-runner/support/control'
import { GONE_ERRORS } from '@nusaria/scenario-runner/support/deploy'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { type Program, startProgram } from '@nusaria/scenario-runner/support/program'
import { expect, test as plain } from '@nusaria/scenario-runner/support/test'
import { NOTE } from '@nusaria/scenarios/sample-data'
import type { Page } from '@playwright/test'
import { freePort, isInstalled, startExample } from '../deploy/servers.ts'
import { twoVersions, type Version } from '../support/versions.ts'

// Two builds of the shop, deployed in turn as docs/deploying.md says, while a shopper buys something.

interface Deployment {
  readonly origin: string
  /** Deploys a version in place of the present one. */
  deploy(version: Version): Promise<void>
  stop(): Promise<void>
}

interface Place {
  readonly first: Version
  /** The origin of the backend. */
  readonly api: string
  /** An empty folder. */
  readonly folder: string
}

const publish = ({ folder }: Version, to: string) => void execFileSync(`${folder}/deploy/publish.sh`, [to], { stdio: 'pipe' })

/** A program that restarts with each version, on the same port. */
async function restarted(start: (version: Version, port: string) => Program, first: Version) {
  const port = String(await freePort())
  let program = start(first, port)
  const origin = await program.origin
  return {
    origin,
    async deploy(version: Version) {
      await program.stop()
      program = start(version, port)
      await program.origin
    },
    stop: async () => void (await program.stop()),
  }
}

const renderer = (api: string) => (version: Version, port: string) =>
  startProgram({ NUSARIA_API: api, STATIC_DIR: version.dist, PORT: port, NUSARIA_SITE: 'https://shop.example' }, version.folder)

const KINDS = {
  /** The folder of a web server, which keeps the files of the version before. */
  'static files': async ({ first, api, folder }: Place): Promise<Deployment> => {
    const web = join(folder, 'web')
    publish(first, web)
    // The only server without a renderer that needs nothing installed.
    const { origin, stop } = await startExampleOf('caddy', { dir: join(folder, 'caddy'), files: web, api })
    return { origin, deploy: async (version) => publish(version, web), stop }
  },
  /** The same folder, with a renderer that restarts. */
  'nginx with a renderer': async ({ first, api, folder }: Place): Promise<Deployment> => {
    const web = join(folder, 'web')
    publish(first, web)
    const pages = await restarted(renderer(api), first)
    const { origin, stop } = await startExampleOf('nginx', {
      dir: join(folder, 'nginx'),
      files: web,
      api,
      renderers: [new URL(pages.origin).host],
    })
    return {
      origin,
      async deploy(version) {
        publish(version, web)
        await pages.deploy(version)
      },
      async stop() {
        await stop()
        await pages.stop()
      },
    }
  },
  /** A container has its own files alone: those of the version before are gone at once. */
  'a container': async ({ first, api }: Place): Promise<Deployment> => restarted(renderer(api), first),
} as const

const startExampleOf = (name: 'nginx' | 'caddy', { api, ...place }: Omit<Parameters<typeof startExample>[1], 'below'>) =>
  startExample(name, { ...place, api: new URL(api).host })

interface Shop {
  readonly versions: readonly [Version, Version]
  readonly api: string
}

const test = plain.extend<{ kind: keyof typeof KINDS; deployment: Deployment }, { shop: Shop }>({
  kind: ['static files', { option: true }],
  shop: [
    async ({ browserName: _ }, use) => {
      const versions = await twoVersions()
      const mock = startProgram({ NUSARIA_PRODUCTS: String(CATALOGUE_SIZE.usual), NUSARIA_STRICT: '1' }, versions[0].folder)
      await use({ versions, api: await mock.origin })
      await mock.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  deployment: [
    async ({ shop, kind }, use) => {
      // The certificates are of this machine alone.
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
      const folder = mkdtempSync(join(tmpdir(), 'nusaria-update-'))
      const deployment = await KINDS[kind]({ first: shop.versions[0], api: shop.api, folder })
      await use(deployment)
      await deployment.stop()
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
    },
    { timeout: 180_000 },
  ],
  baseURL: ({ deployment }, use) => use(deployment.origin),
  // The shop's own server doesn't pass the control API on.
  world: async ({ shop }, use) => {
    const world = await createWorld(httpControl(shop.api))
    await use(world)
    await world.remove()
  },
})
test.use({ member: 'sari', ignoreHTTPSErrors: true, reuseContext: false })

/** Which of the versions a page is of. */
const versionOf = async (page: Page) =>
  (await page.locator('meta[name=version]').getAttribute('content'))?.endsWith('x') ? 'second' : 'first'

/** The server that a kind needs. */
const NEEDS: Partial<Record<keyof typeof KINDS, 'nginx' | 'caddy'>> = { 'static files': 'caddy', 'nginx with a renderer': 'nginx' }
const isPossible = (kind: keyof typeof KINDS) => {
  const server = NEEDS[kind]
  return server === undefined || (isInstalled(server) && isInstalled('openssl'))
}

for (const kind of (Object.keys(KINDS) as (keyof typeof KINDS)[]).filter(isPossible))
  test.describe(kind, () => {
    test.use({ kind })

    test('a purchase survives an update and a rollback', { tag: '@desktop' }, async ({ person, world, watch, deployment, shop }) => {
      test.slow()
      watch.allow(GONE_ERRORS)
      const { page, t } = person
      const [first, second] = shop.versions
      const keepsFiles = kind !== 'a container'
      await prepare.confirm(person)
      expect(await versionOf(page)).toBe('first')
      await page.getByRole('textbox', { name: t('checkout:confirm.note.label') }).fill(NOTE)
      const orders = (await world.state('orders')).length

      await deployment.deploy(second)
      await placeButton(person).click()
      await atCashier(person)
      expect(await world.state('orders')).toHaveLength(orders + 1)
      expect(Object.values(await person.client.call('order.detail', { order_no: person.order_no }))).toContain(NOTE)
      // Where the old files are gone the page has loaded itself again.
      await expect.poll(() => versionOf(page)).toBe(keepsFiles ? 'first' : 'second')
      await atCashier(person)
      await page.reload()
      await atCashier(person)
      expect(await versionOf(page)).toBe('second')

      await deployment.deploy(first)
      await paymentActions.pays(person, { method: 'cod' })
      expect(await world.state('orders')).toHaveLength(orders + 1)
      expect((await person.client.call('order.detail', { order_no: person.order_no })).status).toBe('pending_shipment')
      await page.goto('/me')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(await versionOf(page)).toBe('first')
    })
  })
