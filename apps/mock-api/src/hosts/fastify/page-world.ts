import { headersOf, splitUrl } from '@nusaria/static-files/requests'
import type { FastifyRequest } from 'fastify'
import type { Engine } from '../../engine/engine.ts'
import { WORLD_PARAM, worldCookie, worldIdOf } from '../../engine/http/world-id.ts'

/** Which world a page is about. */
export interface PageWorld {
  /** The world of the page's own calls. */
  readonly id: string
  /** The world that its address names, which the cookie shall keep. */
  readonly named: string | null
  /** A world among these that doesn't exist. */
  readonly unknown: string | null
}

/** The world of a request for a page: `?mock_world=` takes the place of the cookie. */
export function readPageWorld(engine: Engine, request: FastifyRequest): PageWorld {
  const headers = headersOf(request)
  const named = new URLSearchParams(splitUrl(request.url).query).get(WORLD_PARAM)
  const id = worldIdOf(named === null ? headers : { ...headers, cookie: worldCookie(named) })
  const unknown = [named, id].find((each) => each !== null && !engine.worlds.has(each)) ?? null
  return { id, named, unknown }
}
