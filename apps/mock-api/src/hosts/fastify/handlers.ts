import { sendCached } from '@nusaria/static-files/send-cached'
import type { StaticFiles } from '@nusaria/static-files/static-files'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Control, controlReply } from '../../control/control.ts'
import type { Engine } from '../../engine/engine.ts'
import type { BodyError } from '../../engine/http/engine-request.ts'
import { worldIdOf } from '../../engine/http/world-id.ts'
import type { Runs } from '../runner/runs.ts'
import { type AllowedHosts, foreignHostReply } from './allowed-hosts.ts'
import { type ControlGuard, lockedReply } from './control-guard.ts'
import { sendReply, toEngineRequest } from './send-reply.ts'
import { findWorkbenchFile } from './workbench-pages.ts'

/** Answers a request whose body was read, or says why it wasn't. */
export type Handler = (request: FastifyRequest, reply: FastifyReply, bodyError?: BodyError) => Promise<FastifyReply>

/** The API of the shop, in the world that the request names. */
export function apiHandler(engine: Engine, hosts: AllowedHosts): Handler {
  return async (request, reply, bodyError) => {
    const incoming = toEngineRequest(request)
    if (!hosts.has(incoming.headers.host ?? '')) return sendReply(reply, foreignHostReply(421))
    return sendReply(reply, await engine.handle(worldIdOf(incoming.headers), bodyError ? { ...incoming, bodyError } : incoming))
  }
}

const CONTROL_OFF = 'The control API is off. It is on when the mock listens on a loopback address, or is started with MOCK_CONTROL=1.'

interface ControlParts {
  /** null: the control API is refused. */
  readonly control: Control | null
  readonly runs: Runs | null
  readonly workbench: StaticFiles | null
  readonly guard: ControlGuard
}

/** The workbench, the scenario runs and the control API. */
export function controlHandler({ control, guard, runs, workbench }: ControlParts): Handler {
  return async (request, reply, bodyError) => {
    if (!control) return sendReply(reply, controlReply(403, { error: CONTROL_OFF }))
    const incoming = toEngineRequest(request)
    const answered = guard.refuse(incoming, request.ip) ?? guard.answer(incoming, request.ip)
    if (answered) return sendReply(reply, answered)
    const locked = guard.isLocked(incoming, request.ip)
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
    const page = workbench && isRead ? await findWorkbenchFile(workbench, incoming.path, locked) : null
    if (page) return sendCached(request, locked && page.isPage ? reply.code(401) : reply, page.file)
    if (locked) return sendReply(reply, lockedReply())
    const run = bodyError ? null : await runs?.answer(incoming)
    if (run) return 'status' in run ? sendReply(reply, run) : sendCached(request, reply, run)
    const method = incoming.method === 'HEAD' ? 'GET' : incoming.method
    return sendReply(reply, await control.handle({ ...incoming, method, ...(bodyError && { bodyError }) }, request.id))
  }
}
