import type { Host, WireReply, WireRequest } from '../support/hosts.ts'

const ORIGIN = 'https://shop.example/v1'
const START = Date.UTC(2026, 2, 2, 2)

/** A request and its reply as browsers write them; `second` counts from the start of the session. */
export function entryOf({ method, url, headers, body }: WireRequest, reply: WireReply, second = 0) {
  const pairs = (all: Readonly<Record<string, string>>) => Object.entries(all).map(([name, value]) => ({ name, value }))
  return {
    startedDateTime: new Date(START + second * 1_000).toISOString(),
    request: {
      method,
      url: ORIGIN + url,
      headers: pairs(headers),
      ...(typeof body === 'string' ? { postData: { mimeType: 'application/json', text: body } } : {}),
    },
    response: {
      status: reply.status,
      headers: pairs(reply.headers),
      content: { mimeType: reply.headers['content-type'], text: reply.body },
    },
  }
}
type Entry = ReturnType<typeof entryOf>

/** A host that also writes its traffic as a HAR file; `change` edits an entry. */
export function recordingHost(host: Host, change: (entry: Entry) => object = (entry) => entry): { host: Host; har(): string } {
  const entries: object[] = []
  const send: Host['send'] = async (request, ...rest) => {
    const reply = await host.send(request, ...rest)
    entries.push(change(entryOf(request, reply, entries.length)))
    return reply
  }
  return { host: { ...host, send }, har: () => JSON.stringify({ log: { entries } }) }
}
