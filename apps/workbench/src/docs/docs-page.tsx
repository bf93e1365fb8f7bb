import { Box, Container, Link, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useOpenapiQuery } from '../control/control-api.ts'
import { TextField } from '../ui/fields.tsx'
import { ToolHeader } from '../ui/tool-header.tsx'
import { type Caller, CallerBar } from './caller-bar.tsx'
import { findCalls, type OpenApi } from './openapi.ts'
import { renderSwagger } from './swagger.ts'

/** All calls by domain, from the OpenAPI document that the mock generates. */
export function DocsPage() {
  const { data, error } = useOpenapiQuery({})
  const document = data as OpenApi | undefined
  const [word, setWord] = useState('')
  const [caller, setCaller] = useState<Caller>({ world: new URLSearchParams(location.search).get('world') ?? 'default', session: null })
  const found = document ? findCalls(document, word).length : 0
  return (
    <>
      <ToolHeader tool="API" world={caller.world} />
      <Container maxW="80rem" py="6">
        <Stack gap="5">
          <CallerBar caller={caller} onChange={setCaller} />
          <TextField label="Find a call by name, path, words or code" type="search" value={word} onValue={setWord} />
          <div role="status">
            {error && <Text color="brand.fg">{error.message}</Text>}
            {!document && !error && <Text>Loading …</Text>}
            {document && (
              <Text>
                {found === 1 ? '1 call' : `${found} calls`} of the{' '}
                <Link href="/__mock/openapi.json" color="brand.fg">
                  OpenAPI document
                </Link>
              </Text>
            )}
          </div>
          {document && <Calls document={document} word={word} caller={caller} />}
        </Stack>
      </Container>
    </>
  )
}

interface CallsProps {
  readonly document: OpenApi
  readonly word: string
  readonly caller: Caller
}

/** Swagger UI, which keeps its state itself. */
function Calls({ document, word, caller: { world, session } }: CallsProps) {
  const box = useRef<HTMLDivElement>(null)
  const ui = useRef<ReturnType<typeof renderSwagger>>(null)
  const current = useRef(world)
  current.current = world
  useEffect(() => {
    if (box.current && !ui.current) ui.current = renderSwagger(box.current, document, () => ({ 'x-mock-world': current.current }))
  }, [document])
  useEffect(() => {
    ui.current?.layoutActions.updateFilter(word)
  }, [word])
  useEffect(() => {
    if (!session) return
    ui.current?.preauthorizeApiKey('member', session.token)
    return () => ui.current?.authActions.logout(['member'])
  }, [session])
  return <Box ref={box} />
}
