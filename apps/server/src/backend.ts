import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gauges } from './metrics.ts'
import type { ConfigFile } from './site/config-schema.ts'
import type { RenderRequest, ShareCardRequest } from './site/rendered-page.ts'
import type { ReplyKind } from './site/security-headers.ts'
import type { ServerSettings } from './variables.ts'

/** What a request to the backend is called in the log. */
export interface LoggedCall {
  /** Without what is secret in the address. */
  readonly path: string | undefined
  readonly call?: string
}

/** What answers the calls of the shop: a backend that this server passes them on to, or the mock in its own process. */
export interface Backend {
  /** Adds the routes of API, pictures and whatever else the backend has. */
  register(app: FastifyInstance): void
  /** Whether it answers under a name, with or without a port: such a name is believed. Without this it has no names of its own. */
  readonly isOwnHost?: (host: string) => boolean
  /** Proxies that are believed by which address a request came (`trustProxy` of Fastify). */
  readonly trustProxy: string[] | false
  /** Whether caches may store what is rendered from its replies. */
  readonly isCacheable: boolean
  /** The shell simulator is on the shop's own origin, and may frame it. */
  readonly hasSimulator: boolean
  /** What the reply to one of its own addresses is; null for the address of a page or file of the shop. */
  kindOf(url: string, isPage: boolean): ReplyKind | null
  /** How the log names a request to it; null for any other. */
  logged(request: FastifyRequest): LoggedCall | null
  /** Answers a request to it that reaches no route, because of its method or because its address can't be decoded; null for any other. */
  answerUnrouted(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | null
  /** Replies in place of a page of the shop, or does what else a request for one needs; null: the page is sent. */
  beforePage(request: FastifyRequest, reply: FastifyReply): FastifyReply | null
  /** Changes a page that is sent without its content; null: it may be rendered. */
  changePage(request: FastifyRequest): ((html: string) => string) | null
  /** Sends the calls of a page that is rendered: a guest's, without cookies or whatever else the visitor sent. */
  fetchFor(request: FastifyRequest): RenderRequest['fetch']
  readonly picture: ShareCardRequest['picture']
  /** The addresses of the pages of all products, for the sitemap; without it there is none. */
  readonly productPages?: () => readonly string[]
  /** Why requests shouldn't be sent here now; null when they should. */
  readonly notReady: () => string | null
  /** Of `/metrics`; without it there is none. */
  readonly metrics?: BackendMetrics
}

export interface BackendMetrics {
  /** Otherwise they are refused. */
  readonly isOn: boolean
  readonly gauges: Gauges
  /** Refuses a request of somebody who may not read them; null for any other. */
  refuse(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | null
}

/** A backend with what the program needs to serve it. */
export interface StartedBackend {
  readonly settings: ServerSettings
  readonly config: ConfigFile
  readonly site?: string
  /** Pages come with their content. */
  readonly withRenderer: boolean
  readonly backend: Backend
  /** Opens what only one process may have, once this one has its port. */
  open(): Promise<void>
  /** Closes it, after the last request. */
  close(): Promise<void>
  /** What the user is told where the server listens. */
  lines(origin: string): readonly string[]
}

/** Makes a backend by the variables of the environment. Rejects with `WrongSettings` or `WrongConfig`. */
export type StartBackend = (
  env: Readonly<Record<string, string | undefined>>,
  log: { readonly warn: (line: string) => void },
) => Promise<StartedBackend>
