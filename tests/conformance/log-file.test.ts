import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { buildStale } from '../../scripts/lib/build.ts'
import { root } from '../../scripts/lib/root.ts'

const dir = mkdtempSync(join(tmpdir(), 'nusaria-log-'))
const shop = mkdtempSync(join(tmpdir(), 'nusaria-shop-'))
const running: ChildProcess[] = []

beforeAll(async () => {
  writeFileSync(join(shop, 'index.html'), '<!doctype html><head></head>')
  await buildStale(['server'])
})
afterEach(() => {
  for (const each of running.splice(0)) each.kill('SIGKILL')
})

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return String(typeof address === 'object' && address?.port)
}

/** The server with its log in a file, where nobody reads the address that it says. */
async function startLogging(env: Readonly<Record<string, string>>, out: string, errors = out) {
  const port = await freePort()
  const settings = { PORT: port, HOST: '127.0.0.1', NUSARIA_API: '', NUSARIA_DATA: '', NUSARIA_FRESH: '', STATIC_DIR: shop, ...env }
  const server = spawn(process.execPath, [`${root}/apps/server/dist/main.js`], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', openSync(out, 'a'), openSync(errors, 'a')],
  })
  running.push(server)
  const statusOf = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => status,
      () => null,
    )
  await expect.poll(() => statusOf('/healthz'), { timeout: 20_000 }).toBe(200)
  return { server, statusOf }
}

// A full disk, where the system has one to offer.
test.skipIf(!existsSync('/dev/full')).each(['json', ''])(
  'with its log on a full disk (NUSARIA_LOG=%s) the server answers, and stops as ever',
  async (log) => {
    const { server, statusOf } = await startLogging({ NUSARIA_LOG: log }, '/dev/full')
    for (let nth = 0; nth < 20; nth++)
      for (const [path, status] of [
        ['/', 200],
        ['/no-such-page', 404],
        ['/api/membersrv_system', 200],
        ['/healthz', 200],
      ] as const)
        expect([path, await statusOf(path)]).toEqual([path, status])
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
)

test('a log file that is copied and emptied, as logrotate does with copytruncate, goes on with whole lines', async () => {
  const file = join(dir, 'shop.log')
  const { statusOf } = await startLogging({ NUSARIA_LOG: 'json' }, file)
  const lines = () => readFileSync(file, 'utf8').split('\n').filter(Boolean)
  await statusOf('/before')
  await expect.poll(() => lines().some((line) => line.includes('"/before"'))).toBe(true)
  truncateSync(file)
  await statusOf('/after')
  await expect.poll(() => lines().some((line) => line.includes('"/after"'))).toBe(true)
  expect(readFileSync(file, 'utf8')).not.toContain('\0')
  expect(lines().map((line) => (JSON.parse(line) as { readonly path?: string }).path)).not.toContain('/before')
})
