import { CONTROL_BASE } from '../../control/base.ts'
import { controlContract } from '../../control/contract.ts'
import { WorldIds } from '../../control/schemas.ts'
import type { EngineReply, EngineRequest } from '../../engine/http/engine-request.ts'
import type { Shop } from '../../shop.ts'
import type { WorldStorage } from './world-storage.ts'

const DELETE_WORLDS = CONTROL_BASE + controlContract.deleteWorlds.path
const WORLD_PATH = new RegExp(`^${CONTROL_BASE}/worlds/([^/]+)(/.*)?$`)

/** The worlds of a bulk delete; none for a body that the control API refuses. */
function idsOf({ body }: EngineRequest): readonly string[] {
  try {
    return WorldIds.parse(JSON.parse(new TextDecoder().decode(body ?? undefined))).ids
  } catch {
    return []
  }
}

/** The control API over stored worlds: the engine of a page may not have loaded them yet. */
export function storedControl({ engine, control }: Shop, storage: WorldStorage): (request: EngineRequest) => Promise<EngineReply> {
  return async (request) => {
    if (request.path === DELETE_WORLDS) return deleteWorlds(request)
    const id = WORLD_PATH.exec(request.path)?.[1]
    if (id === undefined) return saveCreated(await control.handle(request))
    const reply = await storage.withLock(id, () => control.handle(request))
    if (!engine.worlds.has(id)) await storage.drop(id)
    return saveCreated(reply)
  }

  /** Loads the worlds first: only loaded ones can be deleted. */
  async function deleteWorlds(request: EngineRequest): Promise<EngineReply> {
    for (const id of idsOf(request)) await storage.withLock(id, async () => undefined)
    const reply = await control.handle(request)
    if (reply.status === 200) for (const id of (JSON.parse(reply.body) as { list: string[] }).list) await storage.drop(id)
    return reply
  }

  /** Saves a world that a request created. */
  async function saveCreated(reply: EngineReply): Promise<EngineReply> {
    if (reply.status === 201) await storage.save((JSON.parse(reply.body) as { id: string }).id)
    return reply
  }
}
