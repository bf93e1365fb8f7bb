import { mkdtempSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { RETRY_INTERVAL, serveShellFrames, waitForPort } from './dev-server.ts'

it('waits until a server listens, at most for `patience`', async () => {
  const server = createTcpServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const at = server.address()
      resolve(typeof at === 'object' && at ? at.port : 0)
    }),
  )
  const address = `http://127.0.0.1:${port}`
  expect(await waitForPort(address)).toBe(true)
  await new Promise((resolve) => server.close(resolve))
  expect(await waitForPort(address, 50)).toBe(false)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const later = waitForPort(address)
  // It has looked once.
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  vi.advanceTimersByTime(RETRY_INTERVAL)
  expect(await later).toBe(true)
  server.close()
})

const root = mkdtempSync(join(tmpdir(), 'framed-'))
writeFileSync(join(root, 'index.html'), '<!doctype html><html><head></head><body>shop</body></html>')
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'silent',
  server: { port: 0, host: '127.0.0.1', ws: false },
  plugins: [serveShellFrames(['/__mock'])],
})
beforeAll(() => server.listen())
afterAll(() => server.close())

async function page(path: string, dest: string): Promise<string> {
  const port = (server.httpServer?.address() as AddressInfo | null)?.port
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html', 'sec-fetch-dest': dest } })).text()
}

it('a page in a frame gets the bridge before the shop’s code, and Vite’s client', async () => {
  const html = await page('/cart?a=1', 'iframe')
  expect(html).toMatch(/<head><script type="module" src="\/__mock\/ui\/shell-bridge.js">/)
  expect(html).toContain('/@vite/client')
})

it("other pages, and pages of the mock, don't", async () => {
  expect(await page('/cart', 'document')).not.toContain('shell-bridge')
  expect(await page('/__mock/shell', 'iframe')).not.toContain('shell-bridge')
})
