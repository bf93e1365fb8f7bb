import { API_BASE } from '@nusaria/contracts/headers'
import { isBelow } from '@nusaria/static-files/requests'
import { StaticFiles } from '@nusaria/static-files/static-files'
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { CONTROL_BASE } from '../../control/base.ts'
import type { Control } from '../../control/control.ts'
import type { Engine } from '../../engine/engine.ts'
import { Cors } from '../cors.ts'
import type { Media } from '../media.ts'
import type { SmallPicture } from '../node/small-pictures.ts'
import { Runs } from '../runner/runs.ts'
import { addCors } from './add-cors.ts'
import { AllowedHosts } from './allowed-hosts.ts'
import { ControlGuard, lockedReply } from './control-guard.ts'
import { errorHandler } from './error-handler.ts'
import { apiHandler, controlHandler } from './handlers.ts'
import { insertShopBase } from './insert-shop-base.ts'
import { listeningOrigin } from './listening-origin.ts'
import { addPictures } from './pictures.ts'
import { sendReply, toEngineRequest } from './send-reply.ts'
import { addStandIns, type StandIn } from './stand-ins.ts'

export interface MockRoutesOptions {
  readonly engine: Engine
  /** null: the control API is refused. */
  readonly control: Control | null
  /** The host names by which it may be reached; by default the loopback names alone. */
  readonly hosts?: AllowedHosts
  /** The token that every request to the control API needs; by default none. */
  readonly controlToken?: string
  /** Pages of other origins that may read the API; by default none. */
  readonly cors?: Cors
  /** By default there are no pictures. */
  readonly media?: Media
  /** Makes them smaller; by default they are drawings in every width. */
  readonly smallPicture?: SmallPicture
  /** Folders of the built stand-in pages, by their path. */
  readonly standIns?: Partial<Readonly<Record<StandIn, string>>>
  /** The built workbench. Needs the control API. */
  readonly workbenchDir?: string
  /** The path below which the shop is, for links from these pages: begins and ends with a slash. By default the whole origin. */
  readonly base?: string
}

/** The mock for a server of Fastify. */
export interface MockRoutes {
  /** Adds the API, the control API with the workbench, pictures and stand-in pages. Error handler and body limits are theirs alone. */
  readonly plugin: FastifyPluginCallback
  /**
   * Answers a request below `/api` or `/__mock` that reaches no route, because of its method or because its address can't be decoded; null for any
   * other. Fastify has one place for such requests of all plugins: `setNotFoundHandler` and `frameworkErrors` of the server.
   */
  readonly answerUnrouted: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | null
  /** Refuses a request that the control API would refuse; null for one that it lets in. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | null
}

/** The most bytes of a body that are read. The engine refuses smaller ones with an envelope. */
const READ_MAX = 20_000_000
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']

export function createMockRoutes(options: MockRoutesOptions): MockRoutes {
  const { engine, control, media, smallPicture, standIns = {}, workbenchDir, base = '/', controlToken, cors = new Cors([]) } = options
  const { hosts = new AllowedHosts({ listening: '127.0.0.1' }) } = options
  const insertBase = { change: (html: string) => insertShopBase(html, base) }
  const workbench = workbenchDir === undefined ? null : new StaticFiles(workbenchDir, insertBase)
  const guard = new ControlGuard(hosts, controlToken)
  const api = apiHandler(engine, hosts)
  let origin = () => ''
  const runs = control && new Runs({ origin: () => origin(), names: engine.scenarios.map(({ name }) => name) })
  const mock = controlHandler({ control, guard, runs, workbench })

  const plugin: FastifyPluginCallback = (app, _, done) => {
    origin = () => listeningOrigin(app)
    app.addHook('onClose', async () => runs?.close())
    app.removeAllContentTypeParsers()
    const body = { parseAs: 'buffer', bodyLimit: Math.max(READ_MAX, 2 * engine.maxBytes) } as const
    app.addContentTypeParser('*', body, (_request, bytes, read) => read(null, bytes))
    app.setErrorHandler(errorHandler(api, mock, engine.report))
    addCors(app, cors)
    const method = METHODS
    for (const url of [API_BASE, `${API_BASE}/*`]) app.route({ method, url, handler: (request, reply) => api(request, reply) })
    for (const url of [CONTROL_BASE, `${CONTROL_BASE}/*`]) app.route({ method, url, handler: (request, reply) => mock(request, reply) })
    addPictures(app, media, smallPicture)
    addStandIns(app, standIns, insertBase)
    done()
  }
  return {
    plugin,
    answerUnrouted: (request, reply) => {
      if (isBelow(API_BASE, request.url)) return api(request, reply)
      return isBelow(CONTROL_BASE, request.url) ? mock(request, reply) : null
    },
    refuse: (request, reply) => {
      const incoming = toEngineRequest(request)
      const refused = guard.refuse(incoming, request.ip) ?? (guard.isLocked(incoming, request.ip) ? lockedReply() : null)
      return refused && sendReply(reply, refused)
    },
  }
}
