import { API_BASE } from '@nusaria/contracts/headers'
import { type HttpHandler, http } from 'msw'
import type { Engine } from '../../engine/engine.ts'
import type { EngineReply, EngineRequest } from '../../engine/http/engine-request.ts'
import { engineRequest, toResponse } from '../web/web-request.ts'

type Serve = (request: EngineRequest) => Promise<EngineReply>

/** Handlers for all paths below a base. The engine's own router finds the call, as on every host. */
export function handlersBelow(base: string, serve: Serve): HttpHandler[] {
  const resolver = async ({ request }: { request: Request }) => toResponse(await serve(await engineRequest(request)))
  return [http.all(`*${base}`, resolver), http.all(`*${base}/*`, resolver)]
}

/** The API of one world as MSW handlers, for a worker, for `msw/node` or for `getResponse`. */
export function mswHandlersFor(engine: Engine, worldId: string): HttpHandler[] {
  return handlersBelow(API_BASE, (request) => engine.handle(worldId, request))
}
