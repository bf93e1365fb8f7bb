import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { API_BASE, HEADERS, PLATFORM } from '@nusaria/contracts/headers'
import { requestOf } from '@nusaria/contracts/request'
import { useState } from 'react'
import { CodeBlock } from '../ui/code-block.tsx'
import { JsonField, TextField } from '../ui/fields.tsx'
import { sampleValue } from './describe-schema.ts'
import type { DocumentedCall } from './openapi.ts'

interface Props {
  readonly call: DocumentedCall
  readonly caller: Caller
}

/** Sends a call in the selected world. The typed values stay after the reply. */
export function TryIt({ call, caller }: Props) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [body, setBody] = useState(() => JSON.stringify(call.body ? sampleValue(call.body) : {}, null, 2))
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState<CallResult | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  if (call.form) return <Text color="fg.muted">It takes a file: try it in the shop.</Text>
  const send = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      setTried(await tryCall(call, values, body, caller))
    } catch (error) {
      setTrouble(error instanceof SyntaxError ? `The body is not JSON: ${error.message}` : `No answer: ${String(error)}`)
    }
    setBusy(false)
  }
  return (
    <Stack
      as="form"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {call.parameters.map(({ name, in: place, required }) => (
        <TextField
          key={name}
          label={`${name} (${place})${required ? ' *' : ''}`}
          required={required}
          value={values[name] ?? ''}
          onText={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      {call.body && <JsonField label="Body" rows={6} value={body} onText={setBody} />}
      <HStack>
        <Button type="submit" size="sm" loading={busy}>
          Send
        </Button>
        {!call.open && !caller.token && <Text color="fg.muted">For members: sign in above, or see 401.</Text>}
      </HStack>
      <div role="status">
        {trouble && <Text color="brand.fg">{trouble}</Text>}
        {tried && (
          <Stack gap="1">
            <Text>
              HTTP {tried.status}, {tried.ms} ms
            </Text>
            <CodeBlock label="The reply">{tried.text}</CodeBlock>
          </Stack>
        )}
      </div>
    </Stack>
  )
}

/** The world and the session of a call. */
export interface Caller {
  readonly world: string
  readonly token: string | null
}

/** A reply: its status, duration and text. */
interface CallResult {
  readonly status: number
  readonly ms: number
  readonly text: string
}

/** Sends a call with the typed path and query parameters and JSON body. Rejects when there is no reply or the body isn't JSON. */
async function tryCall(
  call: DocumentedCall,
  values: Readonly<Record<string, string>>,
  body: string,
  { world, token }: Caller,
): Promise<CallResult> {
  const filled = call.parameters.filter(({ name, in: place }) => place === 'path' || (values[name] ?? '') !== '')
  const args = Object.fromEntries(filled.map(({ name }) => [name, values[name] ?? '']))
  const template = call.path.slice(API_BASE.length).replace(/\{(\w+)\}/g, ':$1')
  // The address alone: the body is sent as typed.
  const { url } = requestOf({ method: 'GET', path: `/${template.slice(1)}` }, args)
  const sent = call.body && call.method !== 'GET' ? JSON.stringify(JSON.parse(body)) : null
  const began = performance.now()
  const reply = await fetch(url, {
    method: call.method,
    headers: {
      'x-mock-world': world,
      [HEADERS.device]: 'api-docs',
      [HEADERS.platform]: PLATFORM,
      [HEADERS.language]: 'en',
      [HEADERS.store]: 'api-docs',
      ...(sent === null ? {} : { 'content-type': 'application/json' }),
      ...(token ? { [HEADERS.authorization]: `Bearer ${token}` } : {}),
    },
    body: sent,
  })
  const raw = await reply.text()
  return { status: reply.status, ms: Math.round(performance.now() - began), text: prettyJson(raw) }
}

function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
