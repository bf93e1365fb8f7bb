import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A refusal, with a code of the backend. */
export class Refused extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export interface Envelope {
  readonly success: (data: unknown) => object
  readonly refusal: (refused: Refused) => object
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Adds routes below a path: each answers with the data of a function, which gets query and body in one, or with its refusal. */
export const createRoutes =
  (app: FastifyInstance, base: string, { success, refusal }: Envelope) =>
  <G = Readonly<Record<string, string>>>(method: Method, url: string, answer: (given: G, request: FastifyRequest) => unknown) =>
    app.route({
      method,
      url: base + url,
      handler: async (request) => {
        try {
          return success(answer({ ...(request.query as G), ...(request.body as G) }, request) ?? null)
        } catch (error) {
          if (error instanceof Refused) return refusal(error)
          throw error
        }
      },
    })
