import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Control } from '@nusaria/mock-api/control/control'
import { createFakeEngine } from '@nusaria/mock-api/testing/fake-domain'
import { expect, it } from 'vitest'
import { createMockServer } from '../testing/mock-server.ts'

function folderWith(html: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'))
  writeFileSync(join(folder, 'index.html'), html)
  return folder
}

/** The page that a browser gets for an address, as it says what it is for. */
async function page(url: string, dest: string, withControl = true): Promise<string> {
  const engine = createFakeEngine()
  const app = createMockServer({
    engine,
    control: withControl ? new Control(engine, { version: '1', openapi: () => ({}) }) : null,
    staticDir: folderWith('<!doctype html><html><head><script type="module" src="/assets/app.js"></script></head></html>'),
    workbenchDir: folderWith('workbench'),
  })
  const { body } = await app.inject({ url, headers: { host: 'localhost', 'sec-fetch-dest': dest } })
  await app.close()
  return body
}

const bridge = '/__mock/ui/shell-bridge.js'

it('a frame gets the bridge, before the shop’s own scripts', async () => {
  const html = await page('/commodDetail?product_no=P1', 'iframe')
  expect(html).toContain(bridge)
  expect(html.indexOf(bridge)).toBeLessThan(html.indexOf('/assets/app.js'))
})

it('nobody else does', async () => {
  expect(await page('/', 'document')).not.toContain(bridge)
  expect(await page('/assets/app.js', 'iframe')).not.toContain(bridge)
  expect(await page('/', 'iframe', false)).not.toContain(bridge)
})
