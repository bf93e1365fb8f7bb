import { Badge, Box, Button, Code, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { CodeBlock } from '../ui/code-block.tsx'
import { describeSchema } from './describe-schema.ts'
import type { DocumentedCall, Schema } from './openapi.ts'
import { type Caller, TryIt } from './try-it.tsx'

type Source = DocumentedCall['source']['path']

/** The source of a part. Assumed parts stand out, as an integrator must confirm them. */
function SourceBadge({ part, source }: { readonly part: string; readonly source: Source }) {
  return (
    <Badge variant={source === 'assumed' ? 'subtle' : 'outline'} colorPalette={source === 'assumed' ? 'orange' : 'gray'}>
      {part} {source}
    </Badge>
  )
}

function SchemaShape({ label, schema }: { readonly label: string; readonly schema: Schema }) {
  return (
    <div>
      <Text fontWeight="600">{label}</Text>
      <CodeBlock label={label} maxH="none">
        {describeSchema(schema)}
      </CodeBlock>
    </div>
  )
}

/** One call: its purpose, parameters, reply, error codes, and a form to try it. The URL's hash links to it. */
export function CallPanel({ call, caller }: { readonly call: DocumentedCall; readonly caller: Caller }) {
  const [trying, setTrying] = useState(false)
  const { id, method, path, summary, open, source, errors, parameters, body, data } = call
  return (
    <Box as="section" id={id} aria-labelledby={`title-${id}`} bg="bg" borderWidth="1px" borderRadius="lg" p="4" scrollMarginTop="20">
      <Stack gap="3">
        <HStack wrap="wrap">
          <Heading as="h3" size="md" id={`title-${id}`}>
            <a href={`#${id}`}>{id}</a>
          </Heading>
          <Code colorPalette="gray" wordBreak="break-all">
            {method} {path}
          </Code>
          <Badge variant="outline">{open ? 'guests too' : 'members'}</Badge>
        </HStack>
        <Text>{summary}</Text>
        <HStack wrap="wrap">
          <SourceBadge part="path" source={source.path} />
          <SourceBadge part="request" source={source.request} />
          <SourceBadge part="reply" source={source.response} />
        </HStack>
        {parameters.map(({ name, in: place, schema }) => (
          <Text key={name}>
            <b>{name}</b> ({place}): <Code colorPalette="gray">{describeSchema(schema)}</Code>
          </Text>
        ))}
        {body && <SchemaShape label={call.form ? 'Form' : 'Body'} schema={body} />}
        {data ? <SchemaShape label="Data of a success" schema={data} /> : <Text>Gives a picture.</Text>}
        <div>
          <Text fontWeight="600">Codes</Text>
          <Box as="ul" ps="4" listStyleType="disc">
            {errors.map(({ code, name, source: of }) => (
              <li key={code}>
                <Code colorPalette="gray">{code}</Code> {name}
                {of === 'assumed' && ' (number assumed)'}
              </li>
            ))}
          </Box>
        </div>
        <Button size="sm" variant="outline" alignSelf="start" aria-expanded={trying} onClick={() => setTrying(!trying)}>
          {trying ? 'Close' : `Try ${id}`}
        </Button>
        {trying && <TryIt call={call} caller={caller} />}
      </Stack>
    </Box>
  )
}
