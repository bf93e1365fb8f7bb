import { Box, Container, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useControlQuery } from '../control/control-api.ts'
import { TextField } from '../ui/fields.tsx'
import { ToolHeader } from '../ui/tool-header.tsx'
import { CallPanel } from './call-panel.tsx'
import { CallerBar } from './caller-bar.tsx'
import { callsOf, type DocumentedCall, type OpenApi } from './openapi.ts'
import type { Caller } from './try-it.tsx'

/** The call in the URL's hash. */
const callFromHash = () => decodeURIComponent(location.hash.slice(1))

/** Scrolls to the call in the URL's hash, once it is rendered and whenever the hash changes. */
function useScrollToCall(here: boolean): void {
  useEffect(() => {
    if (!here) return
    const go = () => document.getElementById(callFromHash())?.scrollIntoView()
    go()
    window.addEventListener('hashchange', go)
    return () => window.removeEventListener('hashchange', go)
  }, [here])
}

const matchesWord = ({ id, path, summary, errors }: DocumentedCall, word: string) =>
  [id, path, summary, ...errors.map(({ code, name }) => `${code} ${name}`)].some((text) => text.toLowerCase().includes(word))

const domainStyle = {
  px: '3',
  minH: '2.75rem',
  bg: 'bg',
  borderWidth: '1px',
  borderColor: 'border',
  rounded: 'lg',
  fontSize: 'sm',
  fontWeight: '600',
  color: 'fg.muted',
  _hover: { color: 'fg', borderColor: 'border.emphasized', textDecoration: 'none' },
} as const

/** All calls by domain, from the OpenAPI document that the mock generates. */
export function DocsPage() {
  const { data: document, failure } = useControlQuery('openapi', {})
  const data = document as OpenApi | null
  const [word, setWord] = useState('')
  const [caller, setCaller] = useState<Caller>({ world: new URLSearchParams(location.search).get('world') ?? 'default', token: null })
  useScrollToCall(data !== null)
  const calls = data ? callsOf(data).filter((call) => matchesWord(call, word.trim().toLowerCase())) : []
  const domains = [...new Set(calls.map(({ domain }) => domain))]
  return (
    <>
      <ToolHeader tool="API" world={caller.world} />
      <Container maxW="80rem" py="6">
        <Stack gap="5" as="main">
          <Text color="fg.muted">
            Generated from the contracts. A part marked “assumed” is ours until the real one is known.{' '}
            <Link href="/__mock/openapi.json" color="brand.fg">
              OpenAPI 3.1
            </Link>
          </Text>
          <CallerBar caller={caller} onChange={setCaller} />
          <TextField label="Find a call by name, path, words or code" type="search" value={word} onText={setWord} />
          <div role="status">
            {failure && <Text color="brand.fg">{failure.message}</Text>}
            {!data && !failure && <Text>Loading …</Text>}
            {data && <Text>{calls.length === 1 ? '1 call' : `${calls.length} calls`}</Text>}
          </div>
          <Flex as="nav" aria-label="Domains" wrap="wrap" gap="2">
            {domains.map((domain) => (
              <Link key={domain} href={`#domain-${domain}`} {...domainStyle}>
                {domain}
              </Link>
            ))}
          </Flex>
          {domains.map((domain) => (
            <Box key={domain}>
              <Heading as="h2" size="lg" id={`domain-${domain}`} mb="3" scrollMarginTop="20">
                {domain}
              </Heading>
              <Stack gap="4">
                {calls
                  .filter((call) => call.domain === domain)
                  .map((call) => (
                    <CallPanel key={call.id} call={call} caller={caller} />
                  ))}
              </Stack>
            </Box>
          ))}
        </Stack>
      </Container>
    </>
  )
}
