import type { FastifyInstance } from 'fastify'
import { createMockBackend, type MockBackendOptions } from '../mock/backend.ts'
import { createServer, type ServerOptions } from '../server.ts'

export type MockServerOptions = MockBackendOptions & Omit<ServerOptions, 'backend' | 'report'>

/** A server with the mock, as `npm start` has it. */
export function createMockServer(options: MockServerOptions): FastifyInstance {
  return createServer({ ...options, backend: createMockBackend(options), report: options.engine.report })
}
