import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AllowedHosts } from '@nusaria/mock-api/hosts/fastify/allowed-hosts'
import { createShop } from '@nusaria/mock-api/shop'
import { expect, it } from 'vitest'
import { createMockServer } from '../testing/mock-server.ts'

const staticDir = mkdtempSync(join(tmpdir(), 'shop-'))
writeFileSync(join(staticDir, 'index.html'), '<!doctype html>')
writeFileSync(join(staticDir, 'robots.txt'), 'User-agent: *\nDisallow: /cart\n')

const hosts = new AllowedHosts({ listening: '127.0.0.1', names: ['shop.example'] })

async function read(url: string, base = '/', host = 'shop.example') {
  const app = createMockServer({ engine: createShop({ products: 600 }).engine, control: null, hosts, staticDir, base })
  const { body, statusCode } = await app.inject({ url, headers: { host } })
  await app.close()
  return { body, statusCode }
}

it('lists the pages and all products for search engines', async () => {
  expect((await read('/sitemap.xml')).body).toContain('<loc>http://shop.example/sitemap-1.xml</loc>')
  const { body } = await read('/sitemap-1.xml')
  expect(body.match(/<loc>http:\/\/shop\.example\/commodDetail\?product_no=/g)).toHaveLength(600)
  expect(body).toContain('<loc>http://shop.example/faqs</loc>')
  expect((await read('/sitemap-2.xml')).statusCode).toBe(404)
})

it('names the sitemap in robots.txt, below the path of the shop too', async () => {
  expect((await read('/robots.txt')).body).toBe('User-agent: *\nDisallow: /cart\n\nSitemap: http://shop.example/sitemap.xml\n')
  expect((await read('/toko/robots.txt', '/toko/')).body).toContain('Sitemap: http://shop.example/toko/sitemap.xml')
  expect((await read('/robots.txt', '/', 'evil.example')).body).not.toContain('evil')
})
