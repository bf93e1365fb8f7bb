import Fastify, { type FastifyInstance } from 'fastify'
import { createMockRoutes, type MockRoutesOptions } from '../hosts/fastify/plugin.ts'

/** A server that has the mock alone. */
export function createPluginServer(options: MockRoutesOptions): FastifyInstance {
  const app = Fastify({ exposeHeadRoutes: false })
  void app.register(createMockRoutes(options).plugin)
  return app
}
