import { appLinks, links, mail } from '@nusaria/brand'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { FastifyInstance } from 'fastify'
import type { ConfigFile } from './site/config-schema.ts'
import { WELL_KNOWN, wellKnownFiles } from './site/well-known.ts'

interface Shop {
  readonly base: string
  readonly config: ConfigFile | undefined
}

/** The files and the redirect that phones, password managers and researchers look for. Others are not found, in a text. */
export function addWellKnownRoutes(app: FastifyInstance, { base, config }: Shop): void {
  const shop = { ...appLinks, androidPackage: config?.links?.androidPackage ?? links.androidPackage, mail, base }
  const options = { exposeHeadRoute: true }
  app.get(`${WELL_KNOWN}change-password`, options, (_, reply) => reply.redirect(base + SCREENS.setting.slice(1)))
  app.get<{ Params: { '*': string } }>(`${WELL_KNOWN}*`, options, (request, reply) => {
    const name = request.params['*']
    const file = wellKnownFiles(shop, Date.now()).find((each) => each.name === name)
    if (file) return reply.headers({ 'content-type': file.type, 'cache-control': 'no-cache' }).send(file.body)
    const nothing = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    return reply.code(404).headers(nothing).send('There is no such file\n')
  })
}
