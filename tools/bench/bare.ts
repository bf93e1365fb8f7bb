import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** For comparison: plain Fastify, which parses the same body and serialises the same reply without checks. */
const [port, path, file] = process.argv.slice(2)
const reply: unknown = JSON.parse(readFileSync(String(file), 'utf8'))
const app = Fastify()
app.post(String(path), () => reply)
await app.listen({ port: Number(port), host: '127.0.0.1' })
console.log('ready')
