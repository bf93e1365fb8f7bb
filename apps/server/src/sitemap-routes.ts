import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { StaticFiles } from '@nusaria/static-files/static-files'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sitemapFiles } from './site/sitemap.ts'

interface Shop {
  readonly productPages: () => readonly string[]
  readonly files: StaticFiles
  readonly base: string
}

const PAGES = [SCREENS.home, SCREENS.category, SCREENS.coupons, SCREENS.activities, SCREENS.faqs]

/** The sitemap of what the shop sells, and `robots.txt` with its address. */
export function addSitemapRoutes(app: FastifyInstance, { productPages, files, base }: Shop): void {
  const shopOf = ({ shopOrigin }: FastifyRequest) => shopOrigin + base
  app.get<{ Params: { part?: string } }>(`${base}sitemap:part(|-\\d+).xml`, { exposeHeadRoute: true }, (request, reply) => {
    const body = sitemapFiles(shopOf(request), [...PAGES, ...productPages()])[`sitemap${request.params.part ?? ''}.xml`]
    if (body === undefined) return reply.code(404).type('text/plain').send('There is no such part\n')
    return reply.headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' }).send(body)
  })
  app.get(`${base}robots.txt`, { exposeHeadRoute: true }, async (request, reply) => {
    const rules = (await files.get('/robots.txt'))?.text ?? ''
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${rules}\nSitemap: ${shopOf(request)}sitemap.xml\n`)
  })
}
