import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOGUE_SIZE } from '@nusaria/catalogue/products/types'
import { type Program, startProgram } from '@nusaria/scenario-runner/support/program'
import { FOLDERS } from '@nusaria/scenario-runner/support/server'
import { securityHeaders } from '@nusaria/server/site/security-headers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildStale } from '../../scripts/lib/build.ts'
import { ask } from './ask.ts'
import { freePort, isInstalled, type RunningServer, startExample } from './servers.ts'

/** Requests at once. */
const CLIENTS = 6
/** Pages between two events, so that each of them happens under load. */
const MEANWHILE = 40

interface Load {
  /** How many pages were answered so far. */
  readonly answered: () => number
  /** Ends it. Returns what was wrong with each page that wasn't whole. */
  end(): Promise<readonly string[]>
}

/** Asks for pages that no cache has until it is told to end. Each has to come whole, and rendered. */
function startLoad(origin: string): Load {
  let number = 0
  let answered = 0
  let goesOn = true
  const wrong: string[] = []
  const client = async () => {
    while (goesOn) {
      const path = `/faqs?n=${origin.length}-${process.pid}-${number++}`
      try {
        const { status, headers, body } = await ask(origin + path)
        const isWhole = body.toString().trimEnd().endsWith('</html>')
        // An empty page of the disk has `no-cache` alone.
        const isRendered = /s-maxage|private/.test(headers['cache-control'] ?? '')
        if (status !== 200 || !isWhole || !isRendered) wrong.push(`${path}: ${status}, whole ${isWhole}, rendered ${isRendered}`)
      } catch (error) {
        wrong.push(`${path}: ${error}`)
      }
      answered += 1
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client))
  return {
    answered: () => answered,
    async end() {
      goesOn = false
      await clients
      return wrong
    },
  }
}

/** How many pages a renderer has answered. */
const pagesOf = ({ said }: Program) => said().match(/"path":"\/faqs/g)?.length ?? 0

for (const name of ['nginx', 'caddy'] as const) {
  const installed = isInstalled(name) && isInstalled('openssl')
  if (!installed) process.stdout.write(`${name} (or openssl) is not installed: two renderers behind it are not tested here.\n`)

  describe.runIf(installed)(`two renderers behind ${name}`, () => {
    let mock: Program
    let ports: readonly number[] = []
    const renderers: Program[] = []
    let server: RunningServer

    const startRenderer = async (port = 0) => {
      const program = startProgram({
        PORT: String(port),
        NUSARIA_API: await mock.origin,
        STATIC_DIR: FOLDERS.storefront,
        NUSARIA_SITE: 'https://shop.example',
        NUSARIA_TLS: '1',
        NUSARIA_LOG: 'json',
        // Longer than Caddy takes to notice.
        NUSARIA_STOP_DELAY: '3',
      })
      renderers.push(program)
      const origin = await program.origin
      // Its code loads with the first page.
      await ask(`${origin}/faqs`)
      return program
    }

    beforeAll(async () => {
      await buildStale(['storefront', 'server'])
      mock = startProgram({ NUSARIA_PRODUCTS: String(CATALOGUE_SIZE.least) })
      ports = [await freePort(), await freePort()]
      await Promise.all(ports.map(startRenderer))
      const dir = join(mkdtempSync(join(tmpdir(), 'nusaria-renderers-')), name)
      const at = ports.map((port) => `127.0.0.1:${port}`)
      server = await startExample(name, { dir, files: FOLDERS.storefront, api: new URL(await mock.origin).host, renderers: at })
    })
    afterAll(async () => {
      await server?.stop()
      await Promise.all([mock, ...renderers].map(({ stop }) => stop('SIGKILL')))
    })

    test('one stops under load and nothing is lost; started again, it gets its share', async () => {
      const [one, other] = renderers as [Program, Program]
      const load = startLoad(server.origin)
      const both = () => Math.min(pagesOf(one), pagesOf(other))
      await expect.poll(both).toBeGreaterThan(MEANWHILE)
      expect(await one.stop()).toBe(0)
      const [answered, alone] = [load.answered(), pagesOf(other)]
      await expect.poll(load.answered).toBeGreaterThan(answered + MEANWHILE)
      expect(pagesOf(other)).toBeGreaterThan(alone)
      const again = await startRenderer(ports[0])
      await expect.poll(() => pagesOf(again)).toBeGreaterThan(MEANWHILE)
      expect(await load.end()).toEqual([])
    })

    test('one dies under load: what is asked for afterwards comes whole', async () => {
      const [, other, again] = renderers as [Program, Program, Program]
      const before = startLoad(server.origin)
      const pages = pagesOf(other)
      await expect.poll(() => pagesOf(other)).toBeGreaterThan(pages + MEANWHILE)
      await other.stop('SIGKILL')
      const load = startLoad(server.origin)
      await expect.poll(load.answered).toBeGreaterThan(MEANWHILE)
      // A page of which a part was sent already can't be asked of another renderer.
      expect((await before.end()).length).toBeLessThanOrEqual(CLIENTS)
      expect(await load.end()).toEqual([])
      await again.stop('SIGKILL')
    })

    test('without a renderer pages come empty, with the security headers of a page', async () => {
      for (const [path, status] of [
        ['/', 200],
        ['/Cart/', 200],
        ['/agreement-en', 200],
        ['/no-such-page', 404],
      ] as const) {
        const reply = await ask(server.origin + path)
        expect([path, reply.status, reply.body.toString().includes('<div id="root">')]).toEqual([path, status, true])
        if (name === 'caddy')
          for (const header of Object.keys(securityHeaders('page', { tls: true }))) expect(reply.headers).toHaveProperty(header)
      }
    })
  })
}
