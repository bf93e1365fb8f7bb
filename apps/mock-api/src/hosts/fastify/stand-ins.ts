import { splitUrl } from '@nusaria/static-files/requests'
import { notFound, sendCached } from '@nusaria/static-files/send-cached'
import { StaticFiles } from '@nusaria/static-files/static-files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The paths of the stand-in pages for other companies' sites. */
export const STAND_INS = ['/gateway', '/google'] as const
export type StandIn = (typeof STAND_INS)[number]

/** The stand-in pages that are built, with their files. */
export function addStandIns(
  app: FastifyInstance,
  dirs: Partial<Readonly<Record<StandIn, string>>>,
  pages: ConstructorParameters<typeof StaticFiles>[1],
): void {
  for (const base of STAND_INS) {
    const dir = dirs[base]
    if (dir === undefined) continue
    const files = new StaticFiles(dir, pages)
    const send = async (request: FastifyRequest, reply: FastifyReply) => {
      const path = splitUrl(request.url).path.slice(base.length)
      const file = await files.get(path === '' || path === '/' ? '/index.html' : path)
      return file ? sendCached(request, reply, file) : notFound(reply, `There is no ${request.url}\n`)
    }
    for (const url of [base, `${base}/*`]) app.get(url, { exposeHeadRoute: true }, send)
  }
}
