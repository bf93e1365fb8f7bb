// Serves the page on one port and the shop's API, for pages of that origin alone, on another.
import { readFile } from 'node:fs/promises'
import { createShopMock } from '@nusaria/mock-api'
import { fastifyPlugin } from '@nusaria/mock-api/fastify'
import Fastify from 'fastify'

const page = await readFile(new URL('index.html', import.meta.url))
const site = Fastify()
site.get('/', (_request, reply) => reply.type('text/html').send(page))
const origin = await site.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 5180) })

const shop = Fastify()
shop.register(fastifyPlugin(createShopMock({ cors: [origin] })))
const api = await shop.listen({ host: '127.0.0.1', port: Number(process.env.API_PORT ?? 5181) })
console.log(`${origin}/?api=${encodeURIComponent(api)}`)
