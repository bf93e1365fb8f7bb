import type { FastifyPluginCallback } from 'fastify'
import { AllowedHosts, parseHostNames } from './hosts/fastify/allowed-hosts.ts'
import { createMockRoutes } from './hosts/fastify/plugin.ts'
import { shopMedia } from './hosts/media.ts'
import { partsOf } from './library/parts.ts'
import type { ShopMock } from './library/shop-mock.ts'

export interface MockPluginOptions {
  /** Whether the control API answers below `/__mock`; by default only with a `controlToken`. Without one, everybody who reaches the port may use it. */
  readonly control?: boolean
  /** What requests to the control API carry as a bearer token, of at least 16 characters. */
  readonly controlToken?: string
  /** Names in `Host`, beside loopback ones, under which it answers, such as `shop.example`; `.shop.example` also stands for every name below it. */
  readonly hosts?: readonly string[]
}

/**
 * A plugin of Fastify 5 with the API and its pictures, and the control API where it is asked for: `app.register(fastifyPlugin(mock))`. Under other names than the allowed ones the API answers
 * 421. Throws an error whose message names a wrong host. Close the mock yourself.
 */
export function fastifyPlugin(
  mock: ShopMock,
  { controlToken, control = controlToken !== undefined, hosts = [] }: MockPluginOptions = {},
): FastifyPluginCallback {
  const { engine, control: controlApi, cors } = partsOf(mock)
  const names = parseHostNames(hosts.join(','))
  return createMockRoutes({
    engine,
    control: control ? controlApi : null,
    controlToken,
    hosts: new AllowedHosts({ listening: '127.0.0.1', names }),
    media: shopMedia,
    cors,
  }).plugin
}
