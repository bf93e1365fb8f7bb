import { type ChildProcess, spawn } from 'node:child_process'
import { API_BASE } from '@nusaria/contracts/headers'
import { type CallName, findCall } from '@nusaria/contracts/registry'
import { buildRequest, ShopClient } from '../support/client.ts'
import { httpHost, type WireReply } from '../support/hosts.ts'
import { toolPath } from './tools.ts'
import { DocumentValidator, type OpenApiDocument, type Operation, operationsOf } from './validator.ts'

/** Starts Prism on a free port; it validates requests, too. Rejects when it ends before it listens. */
function startPrism(document: string): Promise<{ origin: string; child: ChildProcess }> {
  const child = spawn(toolPath('prism'), ['mock', '--errors', '-h', '127.0.0.1', '-p', '0', document], {
    env: { ...process.env, SCARF_ANALYTICS: 'false' },
  })
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (part) => {
      printed += part
      const [, origin] = /listening on (http:\/\/[\d.]+:\d+)/.exec(printed) ?? []
      if (origin) resolve({ origin, child })
    })
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`Prism ended:\n${printed.slice(0, 4_000)}`)))
  })
}

/** The arguments of the example of an operation; null where it has none. */
function exampleArgs({ parameters, requestBody }: Operation): Readonly<Record<string, unknown>> | null {
  if (requestBody?.content['multipart/form-data']) return null
  const named = parameters.flatMap(({ name, example }) => (name && example !== undefined ? [[name, example]] : []))
  return { ...Object.fromEntries(named), ...(requestBody?.content['application/json']?.example as object) }
}

/**
 * Mocks the document by Prism: each call with the arguments of its example is answered by the example. A call without a required header
 * or with a wrong body isn't. Throws with what deviates, else returns the number of calls.
 */
export async function checkMock(file: string, document: OpenApiDocument): Promise<number> {
  const { origin, child } = await startPrism(file)
  try {
    const host = httpHost(origin)
    const client = new ShopClient(host, 'prism')
    client.token = 'token-of-the-example'
    const validator = new DocumentValidator(document)
    const send = (id: string, args: object, headers: Record<string, string>): Promise<WireReply> => {
      const call = findCall(id)?.call
      if (!call) throw new Error(`There is no call ${id}`)
      const { url, ...request } = buildRequest(call, args as Readonly<Record<string, unknown>>, headers)
      // The shop sends `{}` with a POST that has no body.
      const bare = call.body ? {} : { body: null, headers }
      return host.send({ ...request, ...bare, url: url.slice(API_BASE.length) }, 'prism')
    }
    const problems: string[] = []
    let count = 0
    for (const [id, operation] of operationsOf(document)) {
      const args = exampleArgs(operation)
      if (!args || !operation.responses[200]?.content?.['application/json']?.examples?.success) continue
      const reply = await send(id, args, client.headers())
      const problem = reply.status === 200 ? validator.replyProblem(id, reply) : `HTTP ${reply.status}: ${reply.body.slice(0, 400)}`
      if (problem !== null) problems.push(`${id}: ${problem}`)
      count += 1
    }
    const wrong: [what: string, id: CallName, args: object, headers: Record<string, string>][] = [
      ['without the headers', 'cart.detail', {}, {}],
      ['with a wrong body', 'cart.add', { sku_no: 1 }, client.headers()],
    ]
    for (const [what, id, args, headers] of wrong)
      if ((await send(id, args, headers)).status < 400) problems.push(`${id} ${what} is answered`)
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return count
  } finally {
    child.kill()
  }
}
