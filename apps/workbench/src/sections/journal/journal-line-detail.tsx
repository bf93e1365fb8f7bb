import { Badge, Box, Flex, Grid, Heading, Link, Text } from '@chakra-ui/react'
import type { JournalLine } from '@nusaria/mock-api/control/types'
import { CodeBlock } from '../../ui/code-block.tsx'
import { Muted } from '../../ui/muted.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Card } from '../../ui/section-page.tsx'
import { formatTime } from '../../ui/time.ts'
import { useInView } from '../../ui/use-in-view.ts'
import { callerLabel, nameOfCode, requestLabel } from './journal-filter.ts'

function JsonBlock({ title, value }: { readonly title: string; readonly value: unknown }) {
  return (
    <Box minW="0">
      <Heading as="h4" size="xs" mb="1" color="fg.muted">
        {title}
      </Heading>
      <CodeBlock label={title}>{JSON.stringify(value, null, 2)}</CodeBlock>
    </Box>
  )
}

/** One request with its reply, the origin of its masked values, and its contract violations. */
export function JournalLineDetail({ line }: { readonly line: JournalLine }) {
  const { seq, at, method, path, call, code, http, ms, fault, violations, deviations = [], rendered, request, reply, secrets = {} } = line
  const name = nameOfCode(code)
  const box = useInView<HTMLDivElement>(seq)
  return (
    <Box ref={box} minW="0" scrollMarginTop="4.5rem">
      <Card
        title={`Line ${seq}: ${requestLabel(line)}`}
        aside={
          call && (
            <Link href={`/__mock/docs#${encodeURIComponent(call)}`} fontSize="sm" color="brand.fg">
              Its contract
            </Link>
          )
        }
      >
        <Flex gap="2" wrap="wrap" align="center" mb="3" fontSize="sm">
          <Text fontFamily="mono" overflowWrap="anywhere">
            {method} {path}
          </Text>
          <Badge colorPalette={code === 0 ? 'green' : code === null ? 'gray' : 'red'}>
            {code === null ? 'no envelope' : `${code} ${name}`}
          </Badge>
          <Badge>HTTP {http}</Badge>
          <Badge>{ms} ms</Badge>
          {fault !== undefined && <Badge colorPalette="orange">fault: {fault}</Badge>}
        </Flex>
        <Muted mb="3">
          {formatTime(at)} · {callerLabel(line)}
          {rendered && ' · The server asked for it, to render a page'}
        </Muted>
        <Notice status="error" role="alert" title="The contract is broken" lines={violations} mb="3" />
        <Notice
          status="warning"
          role="note"
          aria-label="Deviations"
          title="Served, though the request differs from its contract"
          lines={deviations}
          mb="3"
        />
        <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(100%, 22rem), 1fr))">
          <JsonBlock title="Request" value={request} />
          <JsonBlock title="Reply" value={reply ?? 'The journal has no reply of this request.'} />
        </Grid>
        {Object.keys(secrets).length > 0 && (
          <Box as="ul" mt="4" fontSize="sm" listStyleType="none" aria-label="What is masked">
            {Object.entries(secrets).map(([where, note]) => (
              <li key={where}>
                <Text as="span" fontFamily="mono" fontWeight="600">
                  {where}
                </Text>{' '}
                {describeSecret(note)}
              </li>
            ))}
          </Box>
        )}
      </Card>
    </Box>
  )
}

type SecretInfo = NonNullable<JournalLine['secrets']>[string]

/** Describes where a masked value came from, without the value. */
function describeSecret(note: SecretInfo): string {
  switch (note.is) {
    case 'given':
      return `was given by line ${note.seq}, ${note.at}`
    case 'captcha':
      return `is what the picture of line ${note.seq} shows`
    case 'code':
      return note.back === 0 ? `is the code that was sent last to ${note.to}` : `is an older code that was sent to ${note.to}`
    case 'password':
      if (note.which === 'seeded') return 'is the seeded password'
      return `is password ${note.which} of this world${note.fits ? '' : ', which breaks the rule'}`
    case 'number':
      return `is a number that ends in ${note.ending}${note.luhn ? '' : ', its check digit wrong'}`
    case 'card':
      return `is a ${note.number.brand} card that ends in ${note.number.ending}${note.past ? ', expired' : ''}`
    case 'cvn':
      return `has ${note.length} digits`
    case 'expiry':
      return note.past ? 'is past' : 'is still to come'
    case 'earlier':
      return `belongs to a session of ${note.member_no} that is older than the journal`
    case 'unknown':
      return 'was given to nobody by this world'
    case 'unfit':
      return "doesn't fit the contract"
  }
}
