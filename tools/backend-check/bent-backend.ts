import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { API_BASE } from '@nusaria/contracts/headers'
import { type CallName, findCall } from '@nusaria/contracts/registry'
import { httpHost, type WireReply } from '@nusaria/scenario-runner/support/hosts'

interface Envelope {
  readonly data: { readonly list: readonly Readonly<Record<string, unknown>>[] } & Readonly<Record<string, unknown>>
}

/** Replaces the JSON of a reply. */
const edited = (change: (envelope: Envelope) => unknown) => (reply: WireReply) => ({
  ...reply,
  body: JSON.stringify(change(JSON.parse(reply.body))),
})

/** Changes each item of the list of a reply. */
const eachItem = (change: (item: Readonly<Record<string, unknown>>) => unknown) =>
  edited(({ data, ...envelope }) => ({ ...envelope, data: { ...data, list: data.list.map(change) } }))

/** Five deviations of real backends. */
const bends: Partial<Record<CallName, (reply: WireReply) => WireReply>> = {
  'order.list': eachItem(({ status: _, ...order }) => order),
  'product.list': eachItem((card) => ({ ...card, price: String(card.price) })),
  'nav.typeList': edited(({ data }) => ({ success: true, result: data })),
  'message.count': (reply) => ({
    ...edited(() => ({ code: 1999999, msg: 'Sari Wulandari', data: null, status: '1999999' }))(reply),
    status: 503,
  }),
  'address.list': edited(({ data, ...envelope }) => ({ ...envelope, data: { ...data, list: null } })),
}
const byPath = new Map<string, (reply: WireReply) => WireReply>(
  Object.entries(bends).map(([name, change]) => [`${API_BASE}${findCall(name)?.call.path}`, change]),
)

/** Headers of one connection, and those of a body as it travelled. */
const isHop = ([name]: readonly [string, unknown]) =>
  /^(host|connection|keep-alive|transfer-encoding|content-(length|encoding))$/.test(name)

/** A backend on a free port that passes calls on to the mock and deviates from the contracts in five ways. */
export async function bentBackend(mock: string): Promise<{ readonly origin: string; close(): void }> {
  const host = httpHost(mock)
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const passed = Object.fromEntries(Object.entries(headers as Record<string, string>).filter((header) => !isHop(header)))
    const body = method === 'GET' ? null : await text(request)
    const reply = await host.send({ method, url, headers: passed, body }, '')
    const { status, headers: given, body: bent } = byPath.get(new URL(url, mock).pathname)?.(reply) ?? reply
    response.writeHead(status, Object.fromEntries(Object.entries(given).filter((header) => !isHop(header)))).end(bent)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
